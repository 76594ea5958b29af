package org.semblance.release.run;

import org.semblance.Watcher;
import org.semblance.Workers;
import org.semblance.port.TableReader;
import org.semblance.testkit.LocalPartitionedTable;

/**
 * A cluster whose places are all in this process.
 *
 * @param parts in how many parts tables come
 * @param rowsAtHand how many rows are looked at in one place
 */
public record InProcessCluster(TableReader tables, int parts, int rowsAtHand) implements Cluster.Session {

    @Override
    public Reading read(TableReader.Request request, Watcher watcher) {
        TableReader.Reading reading = tables.read(request, watcher);
        return new Reading(LocalPartitionedTable.of(reading.table(), parts), reading.form());
    }

    @Override
    public Workers workers() {
        return Workers.HERE;
    }

    @Override
    public void close() {}
}
