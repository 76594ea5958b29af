package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.semblance.data.Vectors;

/**
 * Algorithm 1 of Abril, Navarro-Arribas and Torra 2015 with full vectors and plain loops, to compare the fast one with:
 * every distance is computed anew, the centre summed anew. Distances within 1e-12 are ties, which go to the lowest row.
 */
final class PaperSpherical {

    private static final double TIE = 1e-12;

    private final double[][] documents;

    PaperSpherical(Vectors vectors) {
        documents = new double[vectors.size()][vectors.dimensions()];
        for (int row = 0; row < documents.length; row++) {
            for (int entry = vectors.from(row); entry < vectors.to(row); entry++) {
                documents[row][vectors.places()[entry]] = vectors.weights()[entry];
            }
        }
    }

    List<List<Integer>> partition(int k) {
        List<Integer> left = new ArrayList<>();
        for (int row = 0; row < documents.length; row++) {
            left.add(row);
        }
        List<List<Integer>> clusters = new ArrayList<>();
        while (left.size() >= 3 * k) {
            int r = farthest(left, row -> distanceFromCentre(row, left));
            clusters.add(cluster(left, r, k));
            int s = farthest(left, row -> distance(documents[row], documents[r]));
            clusters.add(cluster(left, s, k));
        }
        if (left.size() >= 2 * k) {
            clusters.add(cluster(left, farthest(left, row -> distanceFromCentre(row, left)), k));
        }
        clusters.add(List.copyOf(left));
        return clusters;
    }

    private static int farthest(List<Integer> left, ToDoubleFunction<Integer> distance) {
        double most = left.stream().mapToDouble(distance).max().orElseThrow();
        return left.stream()
                .filter(row -> distance.applyAsDouble(row) >= most - TIE)
                .findFirst()
                .orElseThrow();
    }

    private List<Integer> cluster(List<Integer> left, int around, int k) {
        List<Integer> others = new ArrayList<>(left);
        others.remove((Integer) around);
        List<Integer> byDistance = others.stream()
                .sorted(Comparator.comparingDouble(row -> distance(documents[row], documents[around])))
                .toList();
        double last = distance(documents[byDistance.get(k - 2)], documents[around]);
        List<Integer> cluster = new ArrayList<>(List.of(around));
        others.stream()
                .filter(row -> distance(documents[row], documents[around]) < last - TIE)
                .forEach(cluster::add);
        others.stream()
                .filter(row -> Math.abs(distance(documents[row], documents[around]) - last) <= TIE)
                .limit(k - cluster.size())
                .forEach(cluster::add);
        left.removeAll(cluster);
        cluster.sort(null);
        return cluster;
    }

    /** One minus the mean cosine: the distance from the mean but for its length, which is the same for all. */
    private double distanceFromCentre(int row, List<Integer> left) {
        double[] mean = new double[documents[row].length];
        for (int other : left) {
            for (int place = 0; place < mean.length; place++) {
                mean[place] += documents[other][place] / left.size();
            }
        }
        return distance(documents[row], mean);
    }

    private static double distance(double[] one, double[] other) {
        double product = 0;
        for (int place = 0; place < one.length; place++) {
            product += one[place] * other[place];
        }
        return 1 - product;
    }

    /** Equation 11: the sum of distances from the normalised sum of each cluster. */
    double sse(List<List<Integer>> clusters) {
        double sse = 0;
        for (List<Integer> cluster : clusters) {
            double[] sum = sum(cluster);
            double norm =
                    Math.sqrt(Arrays.stream(sum).map(weight -> weight * weight).sum());
            double[] direction = Arrays.stream(sum).map(weight -> weight / norm).toArray();
            for (int row : cluster) {
                sse += distance(documents[row], direction);
            }
        }
        return sse;
    }

    double[] sum(List<Integer> cluster) {
        double[] sum = new double[documents[0].length];
        for (int row : cluster) {
            for (int place = 0; place < sum.length; place++) {
                sum[place] += documents[row][place];
            }
        }
        return sum;
    }
}
