package org.semblance.quality.documents;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The directions of clusters of documents, each that of the sum of its documents, and which of them a document is nearest to. They
 * are laid out over all places.
 */
public final class ClusterDirections {

    /** So many vectors are one thread's work. */
    private static final int CHUNK = 512;

    private final DistinctVectors vectors;
    private final int clusters;

    /** For each place one after the other, the sum of the vectors of each cluster, and then its direction. */
    private final double[] weights;

    /** Clusters that have no direction yet. */
    public ClusterDirections(DistinctVectors vectors, int clusters) {
        this.vectors = vectors;
        this.clusters = clusters;
        this.weights = new double[Math.multiplyExact(vectors.dimensions(), clusters)];
    }

    /**
     * Gives each cluster the direction of the vectors that are in it, each as often as rows hold it.
     *
     * @param clusterOf the cluster of each vector; none where it is negative
     * @param count how many vectors have a say, the first ones
     * @return the cosines between rows and the directions of their clusters, summed
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
     * Sends vectors to the nearest direction, the lowest of equally near ones.
     *
     * @param clusterOf the cluster of each vector, which is written to
     * @param cosines for each vector the cosine with the direction it is sent to, which is written to
     * @param count how many vectors are sent, the first ones
     * @return whether any of them moved
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
