package org.semblance.release.prepare;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.port.TableFormat;

/**
 * Keeps spreadsheets from taking a text of a CSV for a formula: an apostrophe goes in front of texts that start with
 * {@code = + - @}, a tab or a carriage return. Numbers stay as they are. No two texts become one, since an apostrophe
 * also goes in front of texts that look as if they had one: classes of equal rows are the same before and after.
 */
public final class SpreadsheetSafe {

    private static final Pattern FORMULA = Pattern.compile("'*[=+\\-@\\t\\r].*", Pattern.DOTALL);
    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d+[.,]?\\d*|[.,]\\d+)([eE][+-]?\\d+)?");

    private SpreadsheetSafe() {}

    /** The table to be written in this form. */
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

    /** A text that no spreadsheet takes for a formula. */
    public static String safe(String word) {
        return formula(word) ? "'" + word : word;
    }

    /** The text that was made safe. */
    public static String original(String safe) {
        return safe.startsWith("'") && formula(safe.substring(1)) ? safe.substring(1) : safe;
    }

    private static boolean formula(String word) {
        return FORMULA.matcher(word).matches() && !NUMBER.matcher(word).matches();
    }
}
