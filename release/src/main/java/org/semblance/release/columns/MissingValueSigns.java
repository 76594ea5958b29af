package org.semblance.release.columns;

import java.util.List;
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

    private MissingValueSigns() {}

    /** The usual signs that occur in a table. */
    public static List<String> in(TableSource source, TableFormat form, TableReader reader) {
        Table verbatim = reader.read(TableReader.Request.verbatim(source, form), Watcher.SILENT)
                .table();
        return USUAL.stream()
                .filter(sign -> verbatim.columns().stream()
                        .anyMatch(column -> ((Words) column).dictionary().contains(sign)))
                .toList();
    }
}
