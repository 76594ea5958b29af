package org.semblance.run.columns;

import java.util.List;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.run.port.Form;
import org.semblance.run.port.Source;
import org.semblance.run.port.TableReader;

/** Texts that mean "no value" in many tables; one of them counts as such only where it occurs. */
public final class MissingSigns {

    public static final List<String> USUAL =
            List.of("", "?", "NA", "N/A", "n/a", "NULL", "null", "NaN", "nan", "#N/A", ".", "-");

    private MissingSigns() {}

    /** Those that occur in a table. */
    public static List<String> in(Source source, Form form, TableReader reader) {
        Table verbatim = reader.read(TableReader.Request.verbatim(source, form), Watcher.SILENT)
                .table();
        return USUAL.stream()
                .filter(sign -> verbatim.columns().stream()
                        .anyMatch(column -> ((Words) column).dictionary().contains(sign)))
                .toList();
    }
}
