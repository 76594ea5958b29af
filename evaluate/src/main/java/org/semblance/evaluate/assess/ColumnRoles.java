package org.semblance.evaluate.assess;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What somebody says of the columns.
 *
 * @param hierarchies the file of the hierarchy of a column, by column
 * @param person the column that tells persons apart
 * @param population the file of those among whom an intruder would look
 * @param missing texts that mean "no value"; those that usually do where none are given
 */
public record ColumnRoles(
        List<String> quasiIdentifiers,
        List<String> confidential,
        List<String> numeric,
        Map<String, String> hierarchies,
        @Nullable String person,
        @Nullable String population,
        List<String> missing) {

    /** All names there are. */
    List<String> all() {
        List<String> all = new ArrayList<>(quasiIdentifiers);
        all.addAll(confidential);
        all.addAll(numeric);
        all.addAll(hierarchies.keySet());
        if (person != null) {
            all.add(person);
        }
        return all;
    }
}
