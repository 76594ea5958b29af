package org.semblance.quality.clustering;

import java.util.ArrayList;
import java.util.List;

/** Ward's clustering as its definition has it: rows, no weights, every pair of clusters looked at before each join. */
final class RowByRow {

    private final List<List<List<Integer>>> partitions = new ArrayList<>();
    private final List<Double> heights = new ArrayList<>();

    RowByRow(int rows, PairDistances distances) {
        List<List<Integer>> clusters = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            clusters.add(List.of(row));
        }
        partitions.add(clusters);
        while (clusters.size() > 1) {
            clusters = join(clusters, distances);
            partitions.add(clusters);
        }
    }

    private List<List<Integer>> join(List<List<Integer>> clusters, PairDistances distances) {
        int one = 0;
        int other = 1;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < clusters.size(); i++) {
            for (int j = i + 1; j < clusters.size(); j++) {
                double added = within(joined(clusters.get(i), clusters.get(j)), distances)
                        - within(clusters.get(i), distances)
                        - within(clusters.get(j), distances);
                if (added < least) {
                    least = added;
                    one = i;
                    other = j;
                }
            }
        }
        heights.add(least);
        List<List<Integer>> after = new ArrayList<>(clusters);
        after.set(one, joined(clusters.get(one), clusters.get(other)));
        after.remove(other);
        return after;
    }

    private static List<Integer> joined(List<Integer> one, List<Integer> other) {
        List<Integer> joined = new ArrayList<>(one);
        joined.addAll(other);
        return joined;
    }

    /** Half the squared distances of all ordered pairs, divided by how many rows there are. */
    static double within(List<Integer> cluster, PairDistances distances) {
        double sum = 0;
        for (int one : cluster) {
            for (int other : cluster) {
                sum += distances.between(one, other) * distances.between(one, other);
            }
        }
        return sum / 2 / cluster.size();
    }

    List<Double> heights() {
        return heights;
    }

    /** The clusters when there are so many. */
    List<List<Integer>> clusters(int count) {
        return partitions.get(partitions.size() - count);
    }
}
