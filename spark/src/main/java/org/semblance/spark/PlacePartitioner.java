package org.semblance.spark;

import org.apache.spark.Partitioner;

/** Assigns targets to Spark partitions such that the partitions are in the order of the targets. */
final class PlacePartitioner extends Partitioner {

    private final int places;
    private final int partitions;

    PlacePartitioner(int places, int partitions) {
        this.places = places;
        this.partitions = Math.max(1, Math.min(places, partitions));
    }

    @Override
    public int numPartitions() {
        return partitions;
    }

    /** The partition of a target. */
    int of(int place) {
        if (place < 0 || place >= places) {
            throw new IllegalArgumentException("no such place");
        }
        return (int) ((long) place * partitions / places);
    }

    /** The partition of a key, which is already a partition number: rows are sent in bundles, one per partition. */
    @Override
    public int getPartition(Object key) {
        return (int) key;
    }
}
