package org.semblance.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.semblance.Watcher;
import org.semblance.data.Rows;
import org.semblance.data.Table;
import org.semblance.port.TableReader;
import org.semblance.source.TableFormat;

/** Reads the files of a folder as one table, in the order of their names. */
final class FolderReader implements TableReader {

    @Override
    public Reading read(Request request, Watcher watcher) {
        List<Table> tables = new ArrayList<>();
        TableFormat form = read(request, TableParts.whole(tables::add), watcher);
        Table table = Table.joined(tables);
        return new Reading(table.over(Rows.all(table.size())), form);
    }

    @Override
    public TableFormat read(Request request, Consumer<Table> parts, Watcher watcher) {
        return read(
                request,
                TableParts.to(part -> {
                    if (part.size() > 0) {
                        parts.accept(part);
                    }
                }),
                watcher);
    }

    private static TableFormat read(Request request, TableParts parts, Watcher watcher) {
        List<Request> files = TableFiles.of(request.source()).stream()
                .map(file -> TableFiles.of(request, file))
                .toList();
        FileLayout whole = TableFiles.joined(
                request.source(), files.stream().map(TableFiles::look).toList());
        FolderWatcher watching = new FolderWatcher(
                watcher, files.stream().map(file -> file.source().file()).toList());
        TableFormat form = TableFormat.UNKNOWN;
        long rows = 0;
        for (Request file : files) {
            watching.next();
            TableParts these = parts.after(rows);
            TableFormat found = TableFiles.read(file, whole, these, watching);
            form = form.format() == null ? found : form;
            rows += these.handed();
        }
        if (rows == 0) {
            throw TableFiles.empty(request.source());
        }
        watching.end();
        return TableFiles.form(whole, form);
    }
}
