package org.semblance.privacy;

import java.util.List;
import org.semblance.Problem;
import org.semblance.data.Column;
import org.semblance.data.Table;

/** A released table as it was read back, every field as the text it is, and the parts its columns play. */
public final class Released {

    private final Table table;
    private final List<String> quasiIdentifiers;
    private final String missing;
    private final Classes classes;

    /**
     * A released table.
     *
     * @param missing the text that stands for no value
     */
    public Released(Table table, List<String> quasiIdentifiers, String missing) {
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
                        "E_QI", "the table has no column '" + name + "'", "check the name of the quasi-identifier");
            }
        }
        this.table = table;
        this.quasiIdentifiers = List.copyOf(quasiIdentifiers);
        this.missing = missing;
        this.classes = Classes.of(table, quasiIdentifiers);
    }

    /** A released table whose missing values are empty fields. */
    public static Released of(Table table, String... quasiIdentifiers) {
        return new Released(table, List.of(quasiIdentifiers), "");
    }

    public Table table() {
        return table;
    }

    public List<String> quasiIdentifiers() {
        return quasiIdentifiers;
    }

    /** The text that stands for no value. */
    public String missing() {
        return missing;
    }

    /** Whether a row shows a value in a column: neither the text that stands for no value, nor nothing at all. */
    public boolean shows(String name, int row) {
        Column column = table.column(name);
        return !column.missing(row) && !column.text(row).equals(missing);
    }

    /** The classes of rows with equal quasi-identifiers. */
    public Classes classes() {
        return classes;
    }
}
