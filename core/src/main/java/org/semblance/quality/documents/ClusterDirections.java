package org.semblance.quality.documents;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The centroids of spherical k-means: the direction of the sum of the documents of each cluster, stored densely over
 * all terms. It assigns documents to the nearest of them.
 */
public final class ClusterDirections {

    /** The number of vectors that one thread handles at a time. */
    private static final int CHUNK = 512;

    private final DistinctVectors vectors;
    private final int clusters;

    /** For each term in turn, the sum of the vectors of each cluster, later normalised to its direction. */
    private final double[] weights;

    /** Clusters without directions yet. */
    public ClusterDirections(DistinctVectors vectors, int clusters) {
        this.vectors = vectors;
        this.clusters = clusters;
        this.weights = new double[Math.multiplyExact(vectors.dimensions(), clusters)];
    }

    /**
     * Computes the direction of each cluster from its vectors, each weighted by the number of its rows.
     *
     * @param clusterOf the cluster of each vector; negative if it has none
     * @param count how many vectors to use, the first ones
     * @return the sum of the cosines between rows and the directions of their clusters
     */
    public double direct(int[] clusterOf, int count) {
        Arrays.fill(weights, 0);
        for (int vector = 0; vector < count; vector++) {
            if (clusterOf[vector] >= 0) {
                int size = vectors.size(vector);
                for (int entry = vectors.from(vector); entry < vectors.to(vector); entry++) {
                    weights[vectors.places()[entry] * clusters + clusterOf[vector]] += size * vectors.weights()[entry];
                }
            }
        }
        double[] norms = new double[clusters];
        for (int i = 0; i < weights.length; i += clusters) {
            for (int cluster = 0; cluster < clusters; cluster++) {
                norms[cluster] += weights[i + cluster] * weights[i + cluster];
            }
        }
        double cohesion = 0;
        for (int cluster = 0; cluster < clusters; cluster++) {
            norms[cluster] = Math.sqrt(norms[cluster]);
            cohesion += norms[cluster];
            norms[cluster] = norms[cluster] == 0 ? 1 : norms[cluster];
        }
        for (int i = 0; i < weights.length; i += clusters) {
            for (int cluster = 0; cluster < clusters; cluster++) {
                weights[i + cluster] /= norms[cluster];
            }
        }
        return cohesion;
    }

    /**
     * Assigns vectors to the nearest direction; ties go to the lowest number.
     *
     * @param clusterOf the cluster of each vector; written by this method
     * @param cosines the cosine of each vector with its direction; written by this method
     * @param count how many vectors to assign, the first ones
     * @return whether any of them changed its cluster
     */
    public boolean assign(int[] clusterOf, double[] cosines, int count) {
        return IntStream.range(0, (count + CHUNK - 1) / CHUNK)
                        .parallel()
                        .map(chunk ->
                                assign(clusterOf, cosines, chunk * CHUNK, Math.min(count, (chunk + 1) * CHUNK)) ? 1 : 0)
                        .sum()
                > 0;
    }

    private boolean assign(int[] clusterOf, double[] cosines, int from, int to) {
        boolean moved = false;
        double[] products = new double[clusters];
        for (int vector = from; vector < to; vector++) {
            products(vector, products);
            int nearest = 0;
            for (int cluster = 1; cluster < clusters; cluster++) {
                if (products[cluster] > products[nearest]) {
                    nearest = cluster;
                }
            }
            moved |= clusterOf[vector] != nearest;
            clusterOf[vector] = nearest;
            cosines[vector] = products[nearest];
        }
        return moved;
    }

    /** Writes the cosines of a vector with all directions. */
    public void products(int vector, double[] products) {
        Arrays.fill(products, 0);
        for (int entry = vectors.from(vector); entry < vectors.to(vector); entry++) {
            double weight = vectors.weights()[entry];
            int at = vectors.places()[entry] * clusters;
            for (int cluster = 0; cluster < clusters; cluster++) {
                products[cluster] += weight * weights[at + cluster];
            }
        }
    }

    /** The cosine between two directions. */
    public double between(int one, int other) {
        double product = 0;
        for (int i = 0; i < weights.length; i += clusters) {
            product += weights[i + one] * weights[i + other];
        }
        return product;
    }
}
