package org.semblance.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.port.TableReader;
import org.semblance.source.TableFormat;

/** A reader that reads tables in the same way whether they are requested part by part or as a whole. */
abstract class PartedReader implements TableReader {

    /** Reads the table and passes it on. */
    abstract TableFormat read(Request request, TableParts parts, Watcher watcher);

    @Override
    public final Reading read(Request request, Watcher watcher) {
        List<Table> whole = new ArrayList<>();
        TableFormat form = read(request, TableParts.whole(whole::add), watcher);
        return new Reading(whole.get(0), form);
    }

    @Override
    public final TableFormat read(Request request, Consumer<Table> parts, Watcher watcher) {
        return read(request, TableParts.to(parts), watcher);
    }
}
