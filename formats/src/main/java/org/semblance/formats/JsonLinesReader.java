package org.semblance.formats;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.port.TableFormat;
import org.semblance.port.TableSource;

/**
 * Reads a table from JSON lines (one flat object per line, plain or gzip), strictly.
 *
 * <p>A key that a line does not have is a missing value, like {@code null}. A number is the text it is. Objects and
 * lists inside a value, a key that stands twice, and a column that holds texts here and numbers there are refused.
 */
final class JsonLinesReader extends PartedReader {

    /** Of a file of several: the keys that any of them has. */
    private final @Nullable List<String> keys;

    JsonLinesReader() {
        this.keys = null;
    }

    JsonLinesReader(List<String> keys) {
        this.keys = keys;
    }

    @Override
    TableFormat read(Request request, TableParts parts, Watcher watcher) {
        SourceFile file = SourceFile.at(request.source().file());
        try (CountedStream stored = file.raw();
                StrictText text = new StrictText(file.content(stored), Encoding.of(file, null))) {
            long size = file.size();
            JsonLines lines = new JsonLines(file.name(), text);
            JsonRows rows = new JsonRows(file.name(), request, lines::place);
            if (keys != null || !parts.whole()) {
                // a key may be met first when other parts were handed on
                rows.know(keys != null ? keys : look(request.source().file()).columns());
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

    /** The keys of a file as they stand in it, up to where it is broken: whoever reads it finds that again. */
    static FileLayout look(Path path) {
        SourceFile file = SourceFile.at(path);
        Request nothing =
                new Request(TableSource.of(path), TableFormat.UNKNOWN, List.of(), false, name -> false, name -> false);
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
