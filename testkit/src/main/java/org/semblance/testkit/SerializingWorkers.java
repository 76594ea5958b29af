package org.semblance.testkit;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.semblance.Watcher;
import org.semblance.Workers;

/**
 * Workers in this process for tests, to whom everything is serialised as between processes. They start with the last
 * piece and do everything twice, as if a machine had been lost.
 */
public final class SerializingWorkers implements Workers {

    private int pieces;

    /** The number of completed pieces. */
    public int pieces() {
        return pieces;
    }

    @Override
    public <T extends Serializable, R extends Serializable> List<R> each(
            List<T> all, Work<T, R> work, Watcher watcher) {
        List<R> results = new ArrayList<>();
        LocalPartitionedTable.Sent<Work<T, R>> sent = new LocalPartitionedTable.Sent<>(work);
        for (int i = all.size() - 1; i >= 0; i--) {
            LocalPartitionedTable.Sent<T> piece = new LocalPartitionedTable.Sent<>(all.get(i));
            sent.arrived().on(piece.arrived(), Watcher.SILENT);
            results.add(LocalPartitionedTable.travelled(sent.arrived().on(piece.arrived(), Watcher.SILENT)));
            pieces++;
        }
        Collections.reverse(results);
        return results;
    }
}
