package org.semblance.spark;

import java.io.Serializable;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.StorageLevel;
import org.semblance.data.PartitionedTable;
import org.semblance.data.Table;

/**
 * A table whose parts are held by Spark. The parts are the elements of an RDD; one Spark partition may hold several.
 */
final class SparkTable implements PartitionedTable {

    private final SparkJobs jobs;
    private final JavaRDD<Table> parts;
    private final int width;

    /**
     * A table from its parts.
     *
     * @param width the number of Spark partitions after the table is repartitioned
     */
    SparkTable(SparkJobs jobs, JavaRDD<Table> parts, int width) {
        this.jobs = jobs;
        this.parts = parts;
        this.width = width;
    }

    private SparkTable of(JavaRDD<Table> others) {
        return new SparkTable(jobs, others, width);
    }

    @Override
    public PartitionedTable map(Work<Table> work) {
        return of(parts.map(part -> LogShield.done(work, part)));
    }

    @Override
    public <R extends Serializable> void each(Work<R> work, Consumer<R> results) {
        jobs.run(parts.map(part -> LogShield.done(work, part)), all(), (partition, found) -> found.forEach(results));
    }

    @Override
    public PartitionedTable by(int places, Work<int[]> place) {
        PlacePartitioner partitioner = new PlacePartitioner(places, width);
        return of(parts.flatMapToPair(
                        part -> LogShield.done(() -> PlacedRows.bundles(part, place.on(part), partitioner))
                                .iterator())
                .partitionBy(partitioner)
                .values()
                .mapPartitions(arrived -> LogShield.done(() -> PlacedRows.gathered(arrived)), true));
    }

    @Override
    public PartitionedTable kept() {
        parts.persist(StorageLevel.MEMORY_AND_DISK_SER());
        return this;
    }

    @Override
    public void letGo() {
        SparkFailures.told(parts::unpersist);
    }

    /** Computes and fetches a few partitions at a time, so that the table need not fit into the driver's memory. */
    @Override
    public void inOrder(Consumer<Table> consumer) {
        List<Integer> all = all();
        int window = 4 * Math.max(1, jobs.atOnce()); // some are computed while others are consumed
        for (int from = 0; from < all.size(); from += window) {
            List<Integer> these = all.subList(from, Math.min(all.size(), from + window));
            TreeMap<Integer, List<Table>> early = new TreeMap<>();
            int[] next = {from};
            jobs.run(parts, these, (partition, tables) -> {
                early.put(partition, tables);
                for (List<Table> ready = early.remove(next[0]); ready != null; ready = early.remove(++next[0])) {
                    ready.forEach(consumer);
                }
            });
        }
    }

    private List<Integer> all() {
        return IntStream.range(0, SparkFailures.told(parts::getNumPartitions))
                .boxed()
                .toList();
    }
}
