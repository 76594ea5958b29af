package org.semblance.formats;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

/**
 * Reads a table from JSON lines (one flat object per line, plain or gzip), strictly.
 *
 * <p>A missing key is a missing value, like {@code null}. A number is kept as its text. Nested objects and lists,
 * repeated keys, and columns with both texts and numbers are refused.
 */
final class JsonLinesReader extends PartedReader {

    /** For one of several files: the keys of all of them. */
    private final @Nullable List<String> keys;

    JsonLinesReader() {
        this.keys = null;
    }

    JsonLinesReader(List<String> keys) {
        this.keys = keys;
    }

    @Override
    TableFormat read(Request request, TableParts parts, Watcher watcher) {
        SourceFile file = SourceFile.of(request.source());
        try (CountedStream stored = file.raw();
                StrictText text = new StrictText(file.content(stored), Encoding.of(file, null))) {
            long size = file.size();
            JsonLines lines = new JsonLines(file.name(), text);
            JsonRows rows = new JsonRows(file.name(), request, lines::place);
            if (keys != null || !parts.whole()) {
                // a key may first occur after other parts were passed on
                rows.know(keys != null ? keys : look(request.source()).columns());
            }
            while (lines.next(rows)) {
                if ((rows.count() & 0xFFFF) == 0) {
                    watcher.progress("read", stored.count(), size);
                }
                if (parts.full(rows.count())) {
                    rows.hand(parts);
                }
            }
            rows.end(parts, watcher);
            watcher.progress("read", size, size);
            return TableFormat.of(TableFormat.Format.JSON_LINES, rows.types());
        } catch (IOException unreadable) {
            throw file.unreadable(unreadable);
        }
    }

    /** The keys of a file as written, up to a fault, which reading will find again. */
    static FileLayout look(TableSource source) {
        SourceFile file = SourceFile.of(source);
        Request nothing = new Request(source, TableFormat.UNKNOWN, List.of(), false, name -> false, name -> false);
        try (CountedStream stored = file.raw();
                StrictText text = new StrictText(file.content(stored), Encoding.of(file, null))) {
            JsonLines lines = new JsonLines(file.name(), text);
            JsonRows rows = new JsonRows(file.name(), nothing, lines::place);
            boolean more = true;
            while (more) {
                try {
                    more = lines.next(rows);
                } catch (Problem broken) {
                    more = false;
                }
            }
            return new FileLayout(file.name(), TableFormat.Format.JSON_LINES, rows.keys(), rows.types());
        } catch (IOException unreadable) {
            throw file.unreadable(unreadable);
        }
    }
}
