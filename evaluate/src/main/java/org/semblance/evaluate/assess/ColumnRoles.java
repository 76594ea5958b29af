package org.semblance.evaluate.assess;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Roles and domains of columns as the user gives them.
 *
 * @param ordered columns whose values have an order: numbers, or categories of a known scale
 * @param nominal columns whose values have none, whatever they look like
 * @param hierarchies the hierarchy file of a column, by column name
 * @param person the column that identifies persons
 * @param population the file with the people among whom an intruder would search
 * @param missing texts that mean "no value"; if empty, the usual signs that occur in the files
 */
public record ColumnRoles(
        List<String> quasiIdentifiers,
        List<String> confidential,
        List<String> numeric,
        List<String> ordered,
        List<String> nominal,
        Map<String, String> hierarchies,
        @Nullable String person,
        @Nullable String population,
        List<String> missing) {

    /** All column names that were given, repeated if given several times. */
    List<String> all() {
        List<String> all = new ArrayList<>(quasiIdentifiers);
        all.addAll(confidential);
        all.addAll(numeric);
        all.addAll(ordered);
        all.addAll(nominal);
        all.addAll(hierarchies.keySet());
        if (person != null) {
            all.add(person);
        }
        return all;
    }
}
