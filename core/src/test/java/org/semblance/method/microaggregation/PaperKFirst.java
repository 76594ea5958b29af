package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;

/**
 * Algorithm 2 of Soria-Comas, Domingo-Ferrer, Sánchez and Martínez 2015, record by record with plain loops, to compare the fast
 * one with. For numbers without ties in their distances.
 */
final class PaperKFirst {

    private final double[][] records;
    private final int k;
    private final double t;
    private final ToDoubleFunction<List<Integer>> emd;

    PaperKFirst(double[][] records, int k, double t, ToDoubleFunction<List<Integer>> emd) {
        this.records = records;
        this.k = k;
        this.t = t;
        this.emd = emd;
    }

    List<List<Integer>> clusters() {
        List<Integer> x = new ArrayList<>();
        for (int row = 0; row < records.length; row++) {
            x.add(row);
        }
        List<List<Integer>> clusters = new ArrayList<>();
        while (!x.isEmpty()) {
            int x0 = most(x, average(x), (square, point) -> square);
            clusters.add(generate(x, x0));
            if (!x.isEmpty()) {
                clusters.add(generate(x, most(x, records[x0], (square, point) -> square)));
            }
        }
        return clusters;
    }

    private List<Integer> generate(List<Integer> x, int around) {
        List<Integer> cluster = new ArrayList<>();
        if (x.size() < 2 * k) {
            cluster.addAll(x);
            x.clear();
            return cluster;
        }
        while (cluster.size() < k) {
            cluster.add(takeClosest(x, around));
        }
        List<Integer> candidates = new ArrayList<>(x);
        while (emd.applyAsDouble(cluster) > t + 1e-9 && !candidates.isEmpty()) {
            Integer y = takeClosest(candidates, around);
            int best = -1;
            double least = emd.applyAsDouble(cluster) - 1e-9;
            for (int i = 0; i < cluster.size(); i++) {
                List<Integer> exchanged = new ArrayList<>(cluster);
                exchanged.set(i, y);
                double distance = emd.applyAsDouble(exchanged);
                if (distance <= least + (best < 0 ? 0 : 1e-9)) { // of several, the farthest
                    best = i;
                    least = distance;
                }
            }
            if (best >= 0) {
                x.add(cluster.remove(best));
                x.remove(y);
                cluster.add(y);
            }
        }
        return cluster;
    }

    private Integer takeClosest(List<Integer> from, int around) {
        Integer closest = most(from, records[around], (square, point) -> -square);
        from.remove(closest);
        return closest;
    }

    private Integer most(List<Integer> rows, double[] point, ToDoubleBiFunction<Double, double[]> by) {
        Integer most = rows.get(0);
        for (Integer row : rows) {
            double one = by.applyAsDouble(square(records[row], point), point);
            double best = by.applyAsDouble(square(records[most], point), point);
            if (one > best || (one == best && row < most)) {
                most = row;
            }
        }
        return most;
    }

    private double[] average(List<Integer> rows) {
        double[] average = new double[records[0].length];
        for (int row : rows) {
            for (int j = 0; j < average.length; j++) {
                average[j] += records[row][j] / rows.size();
            }
        }
        return average;
    }

    private static double square(double[] one, double[] other) {
        double sum = 0;
        for (int j = 0; j < one.length; j++) {
            sum += (one[j] - other[j]) * (one[j] - other[j]);
        }
        return sum;
    }
}
