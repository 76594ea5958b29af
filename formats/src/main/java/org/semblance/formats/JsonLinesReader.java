package org.semblance.formats;

import java.io.IOException;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.run.port.Form;
import org.semblance.run.port.TableReader;

/**
 * Reads a table from JSON lines (one flat object per line, plain or gzip), strictly.
 *
 * <p>A key that a line does not have is a missing value, like {@code null}. A number is the text it is. Objects and
 * lists inside a value, a key that stands twice, and a column that holds texts here and numbers there are refused.
 */
final class JsonLinesReader implements TableReader {

    @Override
    public Reading read(Request request, Watcher watcher) {
        SourceFile file = SourceFile.at(request.source().file());
        Encoding encoding = Encoding.of(file, null);
        try (CountedStream stored = file.raw();
                StrictText text = new StrictText(file.content(stored), encoding)) {
            long size = file.size();
            JsonLines lines = new JsonLines(file.name(), text);
            JsonRows rows = new JsonRows(file.name(), request, lines::place);
            while (lines.next(rows)) {
                if ((rows.count() & 0xFFFF) == 0) {
                    watcher.progress("read", stored.count(), size);
                }
            }
            Table table = rows.table(watcher);
            watcher.progress("read", size, size);
            return new Reading(table, Form.of(Form.Format.JSON_LINES, rows.types()));
        } catch (IOException unreadable) {
            throw file.unreadable(unreadable);
        }
    }
}
