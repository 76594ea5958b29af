package org.semblance.release.prepare;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.source.TableFormat;

/**
 * Prevents spreadsheets from reading text in a CSV file as a formula: a cell or the name of a column that starts with
 * {@code = + - @}, a tab or a carriage return is prefixed with an apostrophe. Numbers are left unchanged. Text that already looks prefixed gets
 * another apostrophe, so that different texts stay different and the equivalence classes do not change.
 */
public final class SpreadsheetSafe {

    private static final Pattern FORMULA = Pattern.compile("'*[=+\\-@\\t\\r].*", Pattern.DOTALL);
    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d+[.,]?\\d*|[.,]\\d+)([eE][+-]?\\d+)?");

    private SpreadsheetSafe() {}

    /** The table to write in this format. */
    public static Table of(Table table, TableFormat form, Watcher watcher) {
        if (form.known() != TableFormat.Format.CSV) {
            watcher.warn(
                    WarningCode.W_SPREADSHEET_SAFE,
                    "spreadsheet-safe has no effect on a release that is not a CSV file");
            return table;
        }
        List<Column> safe = new ArrayList<>();
        for (Column column : table.columns()) {
            safe.add(column instanceof Words words ? safe(words) : column);
        }
        return table.with(safe);
    }

    /** A table whose cells are safe, with safe names of columns, as they are written. */
    public static Table withSafeNames(Table table) {
        return renamed(table, SpreadsheetSafe::safe);
    }

    /** A table that was read back, with its columns under their own names again. */
    public static Table withOwnNames(Table table) {
        return renamed(table, SpreadsheetSafe::original);
    }

    private static Table renamed(Table table, UnaryOperator<String> name) {
        return table.names().stream().allMatch(each -> each.equals(name.apply(each)))
                ? table
                : Table.of(
                        table.columns().stream()
                                .map(column -> column.called(name.apply(column.name())))
                                .toList(),
                        table.rows());
    }

    private static Words safe(Words words) {
        int[] codes = new int[words.size()];
        for (int row = 0; row < codes.length; row++) {
            codes[row] = words.code(row);
        }
        return Words.of(
                words.name(),
                codes,
                words.dictionary().stream().map(SpreadsheetSafe::safe).toList());
    }

    /** The text, prefixed if a spreadsheet would read it as a formula. */
    public static String safe(String word) {
        return formula(word) ? "'" + word : word;
    }

    /** Reverses {@link #safe(String)}. */
    public static String original(String safe) {
        return safe.startsWith("'") && formula(safe.substring(1)) ? safe.substring(1) : safe;
    }

    /** Whether a spreadsheet would read a text as a formula. */
    static boolean startsFormula(String word) {
        return !word.startsWith("'") && formula(word);
    }

    /** Whether a text is, or looks like, a formula behind apostrophes, of which it then gets another. */
    private static boolean formula(String word) {
        return FORMULA.matcher(word).matches() && !NUMBER.matcher(word).matches();
    }
}
