package org.semblance.spark;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.semblance.Watcher;
import org.semblance.data.PartitionedTable;
import org.semblance.data.Table;
import org.semblance.testkit.PartitionedTableContract;

/** In threads of this process. */
class SparkTableTest extends PartitionedTableContract {

    private static SparkJobs jobs;

    @BeforeAll
    static void start() {
        jobs = Here.start("local[2]", Watcher.SILENT);
    }

    @AfterAll
    static void stop() {
        jobs.spark().close();
    }

    @Override
    protected PartitionedTable spread(Table table, int parts) {
        return Here.spread(jobs, table, parts, parts);
    }
}
