package org.semblance.formats;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/** Checks the names of columns: trimmed, in Unicode normal form NFC, not empty and unique regardless of case. */
final class ColumnHeader {

    private ColumnHeader() {}

    static List<String> names(List<String> fields, Place place) {
        List<String> names = new ArrayList<>();
        Map<String, Integer> known = new HashMap<>();
        for (int i = 0; i < fields.size(); i++) {
            String name = Normalizer.normalize(fields.get(i).strip(), Normalizer.Form.NFC);
            int number = i + 1;
            if (name.isEmpty()) {
                throw Problem.data(
                                ProblemCode.E_HEADER_EMPTY,
                                "column " + number + " has no name",
                                "name every column; look for a delimiter too many at the end of the line")
                        .at(place);
            }
            Integer twin = known.put(folded(name), number);
            if (twin != null) {
                throw Problem.data(
                                ProblemCode.E_HEADER_DUP,
                                // the message does not repeat the name: a line without names is a record
                                "columns " + twin + " and " + number + " have the same name",
                                "give them names that differ by more than case and spaces")
                        .at(place);
            }
            names.add(name);
        }
        return names;
    }

    /**
     * A key that is equal for names that differ only in case, also for letters with several lower or upper case forms.
     */
    private static String folded(String name) {
        return name.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    }
}
