package org.semblance.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import org.apache.spark.FutureAction;
import org.apache.spark.SparkJobInfo;
import org.apache.spark.SparkStageInfo;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.semblance.Problem;
import org.semblance.Watcher;
import scala.collection.Iterator;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction1;
import scala.runtime.BoxedUnit;

/** Runs Spark jobs, reports their progress to a watcher, and cancels them if the watcher throws. */
final class SparkJobs {

    /** How long to wait for a result before progress is reported, in milliseconds. */
    private static final long PAUSE = 50;

    private static final String STAGE = "spark";

    private final JavaSparkContext spark;
    private final Watcher watcher;

    SparkJobs(JavaSparkContext spark, Watcher watcher) {
        this.spark = spark;
        this.watcher = watcher;
    }

    JavaSparkContext spark() {
        return spark;
    }

    /** Spark's default parallelism: the number of tasks that run at the same time, unless it is configured. */
    int atOnce() {
        return SparkFailures.told(spark::defaultParallelism);
    }

    /** Distributes elements, one task for each. */
    <T> JavaRDD<T> handedOut(List<T> elements) {
        return SparkFailures.told(() -> spark.parallelize(elements, elements.size()));
    }

    private record CollectedPartition<T>(int partition, List<T> elements) {}

    /** Collects all elements of a partition. */
    private static final class PartitionCollector<T> extends AbstractFunction1<Iterator<T>, List<T>>
            implements Serializable {
        @Override
        public List<T> apply(Iterator<T> elements) {
            List<T> all = new ArrayList<>();
            while (elements.hasNext()) {
                all.add(elements.next());
            }
            return all;
        }
    }

    /**
     * Computes partitions and passes each to {@code results} as soon as it is ready, in any order, in the caller's
     * thread.
     *
     * @param results receives the number of a partition and its elements
     */
    <T> void run(JavaRDD<T> rdd, List<Integer> partitions, BiConsumer<Integer, List<T>> results) {
        BlockingQueue<CollectedPartition<T>> finished = new LinkedBlockingQueue<>();
        spark.setLocalProperty("spark.job.interruptOnCancel", "true");
        FutureAction<BoxedUnit> action = SparkFailures.told(() -> spark.sc()
                .submitJob(
                        rdd.rdd(),
                        new PartitionCollector<T>(),
                        seq(partitions),
                        (number, elements) -> {
                            finished.add(new CollectedPartition<>(partitions.get((int) number), elements));
                            return BoxedUnit.UNIT;
                        },
                        () -> BoxedUnit.UNIT));
        try {
            for (int awaited = partitions.size(); awaited > 0; ) {
                CollectedPartition<T> one = finished.poll(PAUSE, TimeUnit.MILLISECONDS);
                if (one != null) {
                    results.accept(one.partition(), one.elements());
                    awaited--;
                } else if (action.isCompleted() && finished.isEmpty()) {
                    throw SparkFailures.of(action.value().get().failed().get());
                }
                tell(action);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw Problem.cancelled();
        } finally {
            if (!action.isCompleted()) {
                action.cancel();
            }
        }
    }

    private static Seq<Object> seq(List<Integer> partitions) {
        return CollectionConverters.asScala(List.<Object>copyOf(partitions)).toSeq();
    }

    private void tell(FutureAction<?> action) {
        long done = 0;
        long total = 0;
        for (Object job : CollectionConverters.asJava(action.jobIds())) {
            SparkJobInfo info = spark.statusTracker().getJobInfo((int) job);
            for (int stage : info == null ? new int[0] : info.stageIds()) {
                SparkStageInfo about = spark.statusTracker().getStageInfo(stage);
                if (about != null && about.submissionTime() > 0) {
                    done += about.numCompletedTasks();
                    total += about.numTasks();
                }
            }
        }
        watcher.progress(STAGE, done, total);
    }
}
