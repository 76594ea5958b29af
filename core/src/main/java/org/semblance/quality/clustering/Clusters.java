package org.semblance.quality.clustering;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;

/** Clusters the rows of a table by Ward's method, and compares the clusters of original and release. */
public final class Clusters {

    /** The largest number of distinct records clustered at once: their distances take about a gigabyte. */
    static final int MOST_TUPLES = 15_000;

    /** The number of samples; their differences give the interval. */
    private static final int SAMPLES = 5;

    /** Any number would do; a fixed one makes the figure reproducible. */
    private static final long SEED = 1963;

    /** The last comparison: two measures ask for the same one in succession, and tables never change. */
    private record Last(WeakReference<Dataset> original, WeakReference<Table> released, ClusterComparison compared) {}

    private static volatile @Nullable Last last;

    private Clusters() {}

    /**
     * The cluster of each row, by Ward's method; Caliński and Harabasz determine the number of clusters.
     *
     * @param shown the original table or a release of it
     */
    public static int[] ofRows(Dataset original, Table shown, Watcher watcher) {
        return ofRows(DistinctRecords.of(original, shown), shown.size(), watcher);
    }

    private static int[] ofRows(DistinctRecords tuples, int rows, Watcher watcher) {
        if (tuples.count() == 0) {
            return new int[0];
        }
        Ward ward = Ward.of(tuples.weights(), tuples, watcher);
        return tuples.ofRows(ward.clusters(CalinskiHarabasz.clusters(ward)), rows);
    }

    static ClusterComparison compare(Dataset original, Table released, Watcher watcher) {
        Last known = last;
        if (known != null
                && known.original().refersTo(original)
                && known.released().refersTo(released)) {
            return known.compared();
        }
        ClusterComparison compared = compare(original, released, Math.min(MOST_TUPLES, Ward.most()), watcher);
        last = new Last(new WeakReference<>(original), new WeakReference<>(released), compared);
        return compared;
    }

    /**
     * Compares the clusters. With more than {@code mostTuples} distinct records, samples of half as many rows represent
     * the table; together they take hardly longer.
     */
    static ClusterComparison compare(Dataset original, Table released, int mostTuples, Watcher watcher) {
        DistinctRecords before = DistinctRecords.of(original, original.table());
        DistinctRecords after = DistinctRecords.of(original, released);
        int tuples = Math.max(before.count(), after.count());
        if (tuples <= mostTuples) {
            int[] one = ofRows(before, released.size(), watcher);
            int[] other = ofRows(after, released.size(), watcher);
            return new ClusterComparison(List.of(PartitionAgreement.of(one, other)), tuples, released.size());
        }
        Random random = new Random(SEED);
        List<PartitionAgreement> agreements = new ArrayList<>();
        for (int i = 0; i < SAMPLES; i++) {
            int[] rows = sample(released.size(), mostTuples / 2, random);
            Dataset some = original.over(original.table().rows(rows));
            int[] one = ofRows(some, some.table(), watcher);
            int[] other = ofRows(some, released.rows(rows), watcher);
            agreements.add(PartitionAgreement.of(one, other));
        }
        return new ClusterComparison(List.copyOf(agreements), tuples, mostTuples / 2);
    }

    /** A simple random sample of rows, in their original order. */
    private static int[] sample(int size, int count, Random random) {
        int[] rows = IntStream.range(0, size).toArray();
        for (int i = 0; i < count; i++) {
            int other = i + random.nextInt(size - i);
            int drawn = rows[other];
            rows[other] = rows[i];
            rows[i] = drawn;
        }
        return IntStream.of(rows).limit(count).sorted().toArray();
    }
}
