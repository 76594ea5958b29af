package org.semblance.privacy;

import java.util.List;
import org.semblance.Problem;
import org.semblance.data.Table;

/**
 * A released table as it was read back, every field as the text it is, and the parts its columns play.
 *
 * @param missing the text that stands for no value
 */
public record Released(Table table, List<String> quasiIdentifiers, List<String> confidential, String missing) {

    public Released {
        quasiIdentifiers = List.copyOf(quasiIdentifiers);
        confidential = List.copyOf(confidential);
        if (quasiIdentifiers.isEmpty()) {
            throw Problem.recipe(
                    "E_QI",
                    "no quasi-identifier is named, so there is nothing to judge",
                    "give the role quasi-identifier to the attributes that others may know of a person");
        }
        if (quasiIdentifiers.stream().distinct().count() < quasiIdentifiers.size()) {
            throw Problem.recipe("E_QI", "a quasi-identifier is named twice", "name every column once");
        }
        for (String name : quasiIdentifiers) {
            if (table.find(name) == null) {
                throw Problem.recipe(
                        "E_QI",
                        "the table has no column '" + name + "'",
                        "check the name; the table has: " + String.join(", ", table.names()));
            }
        }
    }

    /** The classes of rows with equal quasi-identifiers. */
    public Classes classes() {
        return Classes.of(table, quasiIdentifiers);
    }
}
