package org.semblance.spark;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.semblance.Watcher;
import org.semblance.data.Spread;
import org.semblance.data.Table;
import org.semblance.testkit.SpreadContract;

/** In threads of this process. */
class SparkSpreadTest extends SpreadContract {

    private static Jobs jobs;

    @BeforeAll
    static void start() {
        jobs = Here.start("local[2]", Watcher.SILENT);
    }

    @AfterAll
    static void stop() {
        jobs.spark().close();
    }

    @Override
    protected Spread spread(Table table, int parts) {
        return Here.spread(jobs, table, parts, parts);
    }
}
