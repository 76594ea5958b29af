package org.semblance.release.run;

import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.port.PartitionedTableReader;

/** An engine that works on several machines, found by name among the services on the class path. */
public interface Cluster {

    /** The name of the engine on the command line. */
    String name();

    /**
     * Starts a session.
     *
     * @param master the address of the cluster, in its own notation; null for this machine
     * @param watcher receives progress, and may cancel the work
     */
    Session start(@Nullable String master, Watcher watcher);

    /** A session on the cluster, until it is closed. */
    interface Session extends Engine, PartitionedTableReader, AutoCloseable {

        /** The maximum number of rows that are looked at in one place. Larger tables are sampled for charts. */
        default int rowsAtHand() {
            return 1 << 18;
        }

        @Override
        void close();
    }
}
