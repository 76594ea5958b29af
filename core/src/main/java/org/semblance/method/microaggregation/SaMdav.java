package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.domain.Records;
import org.semblance.domain.Tally;

/**
 * SA-MDAV: forms groups of whole tuples that grow until they have k records, without an upper bound.
 *
 * <p>Martínez, Sánchez and Valls, Computers &amp; Security 31 (2012), Algorithm 2; their D is our pool. Where the
 * pseudo-code is open: |D| and |C| count records; the closest tuple is searched in D; s leaves D; a remaining tuple
 * joins the group whose centroid, before such additions, is nearest by plain distance.
 *
 * @param k the minimum group size
 * @param closest how repetitions count in the search for the closest tuple; they always count for the farthest
 * @param recentre whether a group grows around its centroid, recomputed after each tuple, or around its first tuple
 */
public record SaMdav(int k, ClosestRule closest, boolean recentre) implements Partitioner {

    /** Distances that differ by at most this much count as equal. */
    private static final double TIE = 1e-12;

    @Override
    public boolean ofTuples() {
        return true;
    }

    @Override
    public List<int[]> partition(Records records, int[] rows, Watcher watcher) {
        TuplePool pool = new TuplePool(records, rows);
        List<GrowingGroup> groups = new ArrayList<>();
        int all = pool.size();
        while (pool.size() >= k) {
            watcher.progress("mask", all - pool.size(), all);
            int[] r = pool.takeFarthest(pool.centre());
            groups.add(grow(r, pool, records));
            if (pool.size() >= k) {
                int[] s = pool.takeFarthest(records.at(r[0]));
                groups.add(grow(s, pool, records));
            }
        }
        List<Records.Point> centroids =
                groups.stream().map(GrowingGroup::centroid).toList();
        while (!pool.isEmpty()) {
            int[] left = pool.takeFirst();
            groups.get(nearest(left[0], centroids, records)).add(left);
        }
        watcher.progress("mask", all, all);
        return groups.stream().map(GrowingGroup::rows).toList();
    }

    private GrowingGroup grow(int[] first, TuplePool pool, Records records) {
        GrowingGroup group = new GrowingGroup(records);
        group.add(first);
        while (group.size < k) {
            Records.Point around = recentre ? group.centroid() : records.at(first[0]);
            group.add(pool.takeClosest(around, closest));
        }
        return group;
    }

    private static int nearest(int row, List<Records.Point> centroids, Records records) {
        double[] distances = centroids.stream()
                .mapToDouble(centroid -> records.distance(row, centroid))
                .toArray();
        double least = IntStream.range(0, distances.length)
                .mapToDouble(group -> distances[group])
                .min()
                .orElseThrow();
        return IntStream.range(0, distances.length)
                .filter(group -> distances[group] <= least + TIE)
                .findFirst()
                .orElseThrow();
    }

    /** A group while it grows. */
    private static final class GrowingGroup {

        private final Records records;
        private final Tally<Records.Point> tally;
        private final List<int[]> tuples = new ArrayList<>();
        private int size;

        private GrowingGroup(Records records) {
            this.records = records;
            this.tally = records.tally();
        }

        private void add(int[] tuple) {
            tuples.add(tuple);
            int times = records.times(tuple);
            size += times;
            tally.add(tuple[0], times);
        }

        private Records.Point centroid() {
            return tally.prototype();
        }

        private int[] rows() {
            return tuples.stream().flatMapToInt(IntStream::of).sorted().toArray();
        }
    }
}
