package org.semblance.release.run;

import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.port.PartitionedTableReader;

/** An engine that works in several places; found by its name among the services of the class path. */
public interface Cluster {

    /** What it is called on the command line. */
    String name();

    /**
     * Gets ready for a run.
     *
     * @param master who directs the places, in the cluster's own words; null for this machine
     * @param watcher hears of progress, and may call the work off
     */
    Session start(@Nullable String master, Watcher watcher);

    /** What is ready for a run, until it is closed. */
    interface Session extends Engine, PartitionedTableReader, AutoCloseable {

        /** How many rows of a table are looked at in one place, at most: of more, charts show so many. */
        default int rowsAtHand() {
            return 1 << 18;
        }

        @Override
        void close();
    }
}
