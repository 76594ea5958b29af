package org.semblance.quality.clustering;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;

/**
 * Ward's hierarchical clustering: in each step the two clusters are joined that increase the within-cluster sum of
 * squares least.
 *
 * <p>Ward, Journal of the American Statistical Association 58 (1963). The sum of squares of a cluster is Σ wᵢwⱼd²ᵢⱼ
 * over its pairs divided by its weight, for any distances d; for Euclidean ones it equals the squared distances to the
 * centroid. The distance of two clusters is the increase by joining them: wᵢwⱼ/(wᵢ+wⱼ)·d² for single objects, and the
 * Lance-Williams formula, which is an identity here, for joined clusters. An object of weight w therefore has the same
 * effect as w equal objects.
 *
 * <p>Nearest-neighbour chains give the same joins as a search for the closest pair in each step, but in n² steps.
 * Memory: 4n² bytes. Among equally near clusters, the one with the lower first number wins.
 */
public final class Ward {

    private final long weight;
    private final int[] one;
    private final int[] other;
    private final double[] heights;

    private Ward(long weight, int[] one, int[] other, double[] heights) {
        this.weight = weight;
        this.one = one;
        this.other = other;
        this.heights = heights;
    }

    /** The largest number of objects: their distances may take a third of the memory available to Java. */
    public static int most() {
        double held = Runtime.getRuntime().maxMemory() / 3.0 / Double.BYTES;
        return (int) Math.sqrt(2 * held);
    }

    /**
     * Clusters objects.
     *
     * @param weights the multiplicity of each object
     */
    public static Ward of(int[] weights, PairDistances distances, Watcher watcher) {
        if (weights.length > most()) {
            throw Problem.machine(
                    ProblemCode.E_MEMORY,
                    "the distances between " + weights.length + " different records do not fit into memory",
                    "give Java more, such as JAVA_TOOL_OPTIONS=-Xmx8g, or cluster a sample of at most " + most());
        }
        return new Chain(weights, distances, watcher).joined();
    }

    /** The number of objects. */
    public int size() {
        return heights.length + 1;
    }

    /** The sum of the weights. */
    public long weight() {
        return weight;
    }

    /** The increase of the sum of squares by each join, smallest first. */
    public double[] heights() {
        return heights.clone();
    }

    /** The within-cluster sum of squares for a number of clusters. */
    public double within(int clusters) {
        double within = 0;
        for (int join = 0; join < size() - clusters; join++) {
            within += heights[join];
        }
        return within;
    }

    /** The cluster of each object for a number of clusters; clusters are numbered by first appearance. */
    public int[] clusters(int count) {
        int[] joinedTo = IntStream.range(0, size()).toArray();
        for (int join = 0; join < size() - count; join++) {
            joinedTo[root(joinedTo, one[join])] = root(joinedTo, other[join]);
        }
        int[] number = new int[size()];
        Arrays.fill(number, -1);
        int[] clusters = new int[size()];
        int known = 0;
        for (int thing = 0; thing < clusters.length; thing++) {
            int root = root(joinedTo, thing);
            if (number[root] < 0) {
                number[root] = known++;
            }
            clusters[thing] = number[root];
        }
        return clusters;
    }

    private static int root(int[] joinedTo, int thing) {
        int root = thing;
        while (joinedTo[root] != root) {
            joinedTo[root] = joinedTo[joinedTo[root]];
            root = joinedTo[root];
        }
        return root;
    }

    /**
     * A nearest-neighbour chain: each cluster is the nearest to the one before; where the chain turns back, two
     * clusters are joined.
     */
    private static final class Chain {

        private final double[][] between;
        private final long[] weights;
        private final int[] alive;
        private int count;
        private final int[] chain;
        private int length;
        private final int[] one;
        private final int[] other;
        private final double[] heights;
        private final Watcher watcher;

        private Chain(int[] weights, PairDistances distances, Watcher watcher) {
            int n = weights.length;
            this.weights = Arrays.stream(weights).asLongStream().toArray();
            this.between = new double[n][];
            this.alive = IntStream.range(0, n).toArray();
            this.count = n;
            this.chain = new int[n];
            this.one = new int[Math.max(0, n - 1)];
            this.other = new int[one.length];
            this.heights = new double[one.length];
            this.watcher = watcher;
            for (int i = 0; i < n; i++) {
                watcher.progress("measure", i, 2L * n);
                double[] row = new double[i];
                distances.from(i, i, row);
                for (int j = 0; j < i; j++) {
                    row[j] *= row[j] * ((double) weights[i] * weights[j] / ((double) weights[i] + weights[j]));
                }
                between[i] = row;
            }
        }

        private double between(int i, int j) {
            return i > j ? between[i][j] : between[j][i];
        }

        private Ward joined() {
            long weight = Arrays.stream(weights).sum();
            for (int join = 0; join < heights.length; join++) {
                watcher.progress("measure", weights.length + join, 2L * weights.length);
                if (length == 0) {
                    chain[length++] = alive[0];
                }
                int nearest = nearest();
                while (length < 2 || nearest != chain[length - 2]) {
                    chain[length++] = nearest;
                    nearest = nearest();
                }
                length -= 2;
                int last = chain[length + 1];
                one[join] = nearest;
                other[join] = last;
                heights[join] = between(nearest, last);
                join(Math.max(nearest, last), Math.min(nearest, last));
            }
            return sorted(weight);
        }

        /** The cluster nearest to the last of the chain; on a tie, the one before it. */
        private int nearest() {
            int last = chain[length - 1];
            int nearest = length > 1 ? chain[length - 2] : -1;
            double least = nearest < 0 ? Double.POSITIVE_INFINITY : between(last, nearest);
            double[] lower = between[last];
            for (int a = 0; a < count; a++) {
                int candidate = alive[a];
                if (candidate == last) {
                    continue;
                }
                double distance = candidate < last ? lower[candidate] : between[candidate][last];
                if (distance < least || nearest < 0) {
                    least = distance;
                    nearest = candidate;
                }
            }
            return nearest;
        }

        /** Joins the second into the first, which has the larger number because its distances are contiguous. */
        private void join(int i, int j) {
            double joining = between(i, j);
            int gone = Arrays.binarySearch(alive, 0, count, j);
            System.arraycopy(alive, gone + 1, alive, gone, --count - gone);
            for (int a = 0; a < count; a++) {
                int k = alive[a];
                if (k != i) {
                    double wi = weights[i];
                    double wj = weights[j];
                    double wk = weights[k];
                    double toI = between(i, k);
                    double toJ = between(j, k);
                    double joined = ((wi + wk) * toI + (wj + wk) * toJ - wk * joining) / (wi + wj + wk);
                    // never nearer than both were, not even by rounding: chains depend on that
                    joined = Math.max(joined, Math.min(toI, toJ));
                    if (i > k) {
                        between[i][k] = joined;
                    } else {
                        between[k][i] = joined;
                    }
                }
            }
            weights[i] += weights[j];
        }

        /** Sorts the joins by height, because chains join in another order; equal heights keep the order of joining. */
        private Ward sorted(long weight) {
            int[] order = IntStream.range(0, heights.length)
                    .boxed()
                    .sorted(Comparator.comparingDouble(join -> heights[join]))
                    .mapToInt(Integer::intValue)
                    .toArray();
            return new Ward(
                    weight,
                    Arrays.stream(order).map(join -> one[join]).toArray(),
                    Arrays.stream(order).map(join -> other[join]).toArray(),
                    Arrays.stream(order).mapToDouble(join -> heights[join]).toArray());
        }
    }
}
