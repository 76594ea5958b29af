package org.semblance.spark;

import org.apache.spark.Partitioner;

/** Sends places to partitions so that the order of partitions is the order of places. */
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

    /** The partition of a place. */
    int of(int place) {
        if (place < 0 || place >= places) {
            throw new IllegalArgumentException("no such place");
        }
        return (int) ((long) place * partitions / places);
    }

    /** The partition of a key, which is a partition already: rows are sent bundled. */
    @Override
    public int getPartition(Object key) {
        return (int) key;
    }
}
