package org.semblance.testkit;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.semblance.Watcher;
import org.semblance.Workers;

/**
 * Workers to whom everything travels as it would between processes, though they are in this one. They begin with the last piece, and
 * do everything twice, as if a place had been lost.
 */
public final class SerializingWorkers implements Workers {

    private int pieces;

    /** How many pieces of work have come back. */
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
            results.add(
                    LocalPartitionedTable.travelled(sent.arrived().on(piece.arrived(), Watcher.SILENT)));
            pieces++;
        }
        Collections.reverse(results);
        return results;
    }
}
