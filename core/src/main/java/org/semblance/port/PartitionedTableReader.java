package org.semblance.port;

import org.semblance.Watcher;
import org.semblance.data.PartitionedTable;
import org.semblance.source.TableFormat;

/** Port: reads a partitioned table, as strictly as {@link TableReader}. */
public interface PartitionedTableReader {

    /** A partitioned table, with rows numbered from 1 in input order, and its detected format. */
    record Reading(PartitionedTable parts, TableFormat form) {}

    /**
     * Reads the table.
     *
     * @throws org.semblance.Problem with the file, the row and the column if something is invalid
     */
    Reading read(TableReader.Request request, Watcher watcher);
}
