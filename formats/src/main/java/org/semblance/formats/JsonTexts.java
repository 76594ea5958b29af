package org.semblance.formats;

import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;
import org.semblance.Place;
import org.semblance.Watcher;

/** Reads JSON lines whose requested keys have plain values. */
final class JsonTexts extends JsonKeys {

    private final TextRows.Rows rows;

    private JsonTexts(List<String> names, TextRows.Rows rows, Supplier<Place> here) {
        super(names, here);
        this.rows = rows;
    }

    static void read(SourceFile file, List<String> names, TextRows.Rows rows, Watcher watcher) {
        read(file, lines -> new JsonTexts(names, rows, lines::place), watcher);
    }

    @Override
    void row(List<RowCell> values, Runnable progress) throws IOException {
        rows.row(count(), values, progress);
    }
}
