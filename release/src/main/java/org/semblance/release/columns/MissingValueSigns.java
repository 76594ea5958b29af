package org.semblance.release.columns;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.port.TableReader;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

/** Texts that denote a missing value in many tables. Only those that occur in a table are proposed for it. */
public final class MissingValueSigns {

    public static final List<String> USUAL =
            List.of("", "?", "NA", "N/A", "n/a", "NULL", "null", "NaN", "nan", "#N/A", ".", "-");

    private static final int LONGEST =
            USUAL.stream().mapToInt(String::length).max().orElse(0);

    private MissingValueSigns() {}

    /** The usual signs that occur in columns that were read verbatim. */
    public static List<String> in(List<Words> verbatim) {
        Set<String> usual = new HashSet<>(USUAL);
        Set<String> found = new HashSet<>();
        for (Words column : verbatim) {
            for (String word : column.dictionary()) {
                if (word.length() <= LONGEST && usual.contains(word)) {
                    found.add(word);
                }
            }
        }
        return USUAL.stream().filter(found::contains).toList();
    }

    /** The usual signs that occur in a table. */
    public static List<String> in(TableSource source, TableFormat form, TableReader reader) {
        Table verbatim = reader.read(TableReader.Request.verbatim(source, form), Watcher.SILENT)
                .table();
        return in(verbatim.columns().stream().map(column -> (Words) column).toList());
    }
}
