package org.semblance.port;

import org.semblance.Watcher;
import org.semblance.data.PartitionedTable;

/** Port: reads a table in parts, which may lie in several places, as strictly as {@link TableReader} does. */
public interface PartitionedTableReader {

    /** A table in parts, whose rows are numbered from 1 on in the order of the input, and the form it was found in. */
    record Reading(PartitionedTable spread, TableFormat form) {}

    /**
     * Reads the table.
     *
     * @throws org.semblance.Problem with the file, the row and the column when something is not as it must be
     */
    Reading read(TableReader.Request request, Watcher watcher);
}
