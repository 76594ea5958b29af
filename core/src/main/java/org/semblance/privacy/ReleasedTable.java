package org.semblance.privacy;

import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;

/** A released table as it was read back from disk, with every field as text, and the roles of its columns. */
public final class ReleasedTable {

    private final Table table;
    private final List<String> quasiIdentifiers;
    private final String missing;
    private final BiPredicate<String, String> alsoMissing;
    private final UnaryOperator<String> meant;
    private final EquivalenceClasses classes;
    private final PartedColumns shown;

    /** What rows show in the columns that are not in memory any more. */
    interface PartedColumns {

        /** Whether a row shows a value in a column. */
        boolean shows(String name, int row);

        /** The category that a row shows in a column with categories. */
        String category(String name, int row);
    }

    /** Used if every column is in memory. */
    private static final PartedColumns NOTHING = new PartedColumns() {
        @Override
        public boolean shows(String name, int row) {
            return false;
        }

        @Override
        public String category(String name, int row) {
            throw new IllegalArgumentException("the released table has no column '" + name + "'");
        }
    };

    /**
     * Creates a released table.
     *
     * @param missing the text of a missing value
     */
    public ReleasedTable(Table table, List<String> quasiIdentifiers, String missing) {
        this(table, quasiIdentifiers, missing, Watcher.SILENT);
    }

    /**
     * A released table that is looked at while it is judged.
     *
     * @param missing the text that stands for no value
     * @param watcher hears of progress, and may call the work off, while classes are made and whenever a judge goes through them
     */
    public ReleasedTable(Table table, List<String> quasiIdentifiers, String missing, Watcher watcher) {
        if (quasiIdentifiers.isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_QI,
                    "no quasi-identifier is named, so there is nothing to judge",
                    "give the role quasi-identifier to the attributes that others may know of a person");
        }
        if (quasiIdentifiers.stream().distinct().count() < quasiIdentifiers.size()) {
            throw Problem.recipe(ProblemCode.E_QI, "a quasi-identifier is named twice", "name every column once");
        }
        for (String name : quasiIdentifiers) {
            if (table.find(name) == null) {
                throw Problem.recipe(
                        ProblemCode.E_QI,
                        "the table has no column '" + name + "'",
                        "check the name of the quasi-identifier");
            }
        }
        this.table = table;
        this.quasiIdentifiers = List.copyOf(quasiIdentifiers);
        this.missing = missing;
        this.alsoMissing = (column, text) -> false;
        this.meant = UnaryOperator.identity();
        this.classes = EquivalenceClasses.of(table, quasiIdentifiers, watcher);
        this.shown = NOTHING;
    }

    /** A table whose classes are known and whose quasi-identifiers are not in memory any more. */
    ReleasedTable(
            Table kept,
            List<String> quasiIdentifiers,
            String missing,
            EquivalenceClasses classes,
            PartedColumns shown) {
        this.table = kept;
        this.quasiIdentifiers = List.copyOf(quasiIdentifiers);
        this.missing = missing;
        this.alsoMissing = (column, text) -> false;
        this.meant = UnaryOperator.identity();
        this.classes = classes;
        this.shown = shown;
    }

    private ReleasedTable(
            ReleasedTable same,
            BiPredicate<String, String> alsoMissing,
            UnaryOperator<String> meant,
            EquivalenceClasses classes) {
        this.table = same.table;
        this.quasiIdentifiers = same.quasiIdentifiers;
        this.missing = same.missing;
        this.alsoMissing = alsoMissing;
        this.meant = meant;
        this.classes = classes;
        this.shown = same.shown;
    }

    /**
     * The same table with unmasked columns interpreted by the rules by which they were written. Classes are still those
     * of the texts.
     *
     * @param alsoMissing whether a column has another text of missing values
     * @param meant the value that a text represents
     */
    public ReleasedTable reading(BiPredicate<String, String> alsoMissing, UnaryOperator<String> meant) {
        return new ReleasedTable(this, alsoMissing, meant, classes);
    }

    /** The same table, of which a watcher hears whenever a judge goes through its classes. */
    public ReleasedTable watchedBy(Watcher watcher) {
        return new ReleasedTable(this, alsoMissing, meant, classes.watchedBy(watcher));
    }

    /** A released table whose missing values are empty fields. */
    public static ReleasedTable of(Table table, String... quasiIdentifiers) {
        return new ReleasedTable(table, List.of(quasiIdentifiers), "");
    }

    public Table table() {
        return table;
    }

    public List<String> quasiIdentifiers() {
        return quasiIdentifiers;
    }

    /** The text of a missing value. */
    public String missing() {
        return missing;
    }

    /** Whether a row has a value in a column, that is, neither the text of a missing value nor an empty field. */
    public boolean shows(String name, int row) {
        Column column = table.find(name);
        if (column == null) {
            return shown.shows(name, row);
        }
        return !column.missing(row) && !column.text(row).equals(missing);
    }

    /** The category that a row shows in a masked column of categories, as it was before it was written. */
    String category(String name, int row) {
        Column column = table.find(name);
        return meant.apply(column == null ? shown.category(name, row) : column.text(row));
    }

    /** An unmasked column with missing values recognised. */
    public Column values(String name) {
        Column column = table.find(name);
        if (column == null) {
            throw Problem.recipe(
                    ProblemCode.E_GUARANTEE,
                    "the released table has no column '" + name + "'",
                    "check the name of the confidential attribute");
        }
        @Nullable String[] values = new String[column.size()];
        for (int row = 0; row < values.length; row++) {
            String text = column.text(row);
            values[row] = shows(name, row) && !alsoMissing.test(name, text) ? meant.apply(text) : null;
        }
        return Words.of(name, values);
    }

    /** The equivalence classes. */
    public EquivalenceClasses classes() {
        return classes;
    }
}
