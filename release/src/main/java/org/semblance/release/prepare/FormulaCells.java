package org.semblance.release.prepare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.semblance.Count;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.source.TableFormat;

/** The cells and names of columns of a release that a spreadsheet would read as formulas, counted part by part. */
public final class FormulaCells {

    private final Map<String, Long> cells = new LinkedHashMap<>();
    private final List<String> names = new ArrayList<>();

    /** Counts the cells of a part of the release, in the form in which it is written. */
    public void count(Table released) {
        for (Column column : released.columns()) {
            if (!cells.containsKey(column.name())) {
                name(column.name());
            }
            cells.merge(column.name(), column instanceof Words words ? count(words) : 0L, Long::sum);
        }
    }

    /** Looks at the name of a column. */
    public void name(String name) {
        if (SpreadsheetSafe.startsFormula(name)) {
            names.add(name);
        }
    }

    private static long count(Words words) {
        boolean[] formula = new boolean[words.dictionary().size()];
        boolean any = false;
        for (int code = 0; code < formula.length; code++) {
            formula[code] = SpreadsheetSafe.startsFormula(words.dictionary().get(code));
            any |= formula[code];
        }
        long count = 0;
        for (int row = 0; any && row < words.size(); row++) {
            count += !words.missing(row) && formula[words.code(row)] ? 1 : 0;
        }
        return count;
    }

    /** Warns of what was found, if the release is a CSV file. */
    public void warn(TableFormat form, Watcher watcher) {
        List<String> found = new ArrayList<>();
        cells.forEach((name, count) -> {
            if (count > 0) {
                found.add(Count.of(count, "cell") + " of '" + name + "'");
            }
        });
        names.forEach(name -> found.add("the name of '" + name + "'"));
        if (form.known() == TableFormat.Format.CSV && !found.isEmpty()) {
            watcher.warn(
                    WarningCode.W_FORMULA,
                    "in a spreadsheet, " + String.join(", ", found) + " would be read as formulas");
        }
    }
}
