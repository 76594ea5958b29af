package org.semblance.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.semblance.Watcher;
import org.semblance.data.Rows;
import org.semblance.data.Table;

/** Tables of this process, given to Spark. */
final class Here {

    private Here() {}

    /** Spark as it is started for a run, with these settings besides. */
    static SparkJobs start(String master, Watcher watcher, String... settings) {
        SparkConf conf = new SparkConf();
        for (int i = 0; i < settings.length; i += 2) {
            conf.set(settings[i], settings[i + 1]);
        }
        return new SparkJobs(new JavaSparkContext(SparkCluster.configuration(conf, master)), watcher);
    }

    static SparkTable spread(SparkJobs jobs, Table table, int parts, int width) {
        Table numbered = table.over(Rows.all(table.size()));
        List<Table> cut = new ArrayList<>();
        for (int part = 0; part < parts; part++) {
            cut.add(numbered.rows(IntStream.range(table.size() * part / parts, table.size() * (part + 1) / parts)
                    .toArray()));
        }
        return new SparkTable(jobs, jobs.spark().parallelize(cut, parts), width);
    }
}
