package org.semblance.release.run;

import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.domain.Dataset;
import org.semblance.method.Masked;
import org.semblance.method.Method;
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
    public Masked mask(Method method, Dataset data, Chance chance, Watcher watcher) {
        return method.mask(data, chance, watcher);
    }

    @Override
    public void close() {}
}
