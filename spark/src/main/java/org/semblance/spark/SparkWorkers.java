package org.semblance.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaRDD;
import org.semblance.Watcher;
import org.semblance.Workers;

/** Executes work on Spark's executors, one task per piece. */
record SparkWorkers(SparkJobs jobs) implements Workers {

    @Override
    public <T extends Serializable, R extends Serializable> List<R> each(
            List<T> pieces, Work<T, R> work, Watcher watcher) {
        if (pieces.isEmpty()) {
            return List.of();
        }
        JavaRDD<R> done = jobs.handedOut(pieces).map(piece -> LogShield.done(() -> work.on(piece, Watcher.SILENT)));
        List<List<R>> results = new ArrayList<>(Collections.nCopies(pieces.size(), List.of()));
        jobs.run(done, IntStream.range(0, pieces.size()).boxed().toList(), results::set);
        return results.stream().flatMap(List::stream).toList();
    }
}
