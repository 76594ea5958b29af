package org.semblance.quality.documents;

import java.util.Arrays;
import java.util.Random;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Vectors;

/**
 * Spherical k-means clustering: documents are assigned to the nearest centroid direction, and each direction is
 * recomputed from the sum of its documents, until nothing changes. Of several starts, the one with the largest sum of
 * cosines wins.
 *
 * <p>Dhillon and Modha, Machine Learning 42 (2001). Each run starts from random distinct documents. A cluster that
 * loses all documents takes the one farthest from its own direction. Ties go to the lowest number.
 */
public final class SphericalKMeans {

    /** Most runs end after ten to forty rounds. */
    private static final int MOST_ROUNDS = 100;

    /** The result: the clusters of one column. */
    public static final class Clustering {

        private final int[] ofRow;
        private final double cohesion;

        Clustering(int[] ofRow, double cohesion) {
            this.ofRow = ofRow;
            this.cohesion = cohesion;
        }

        /** The cluster of each row, a number from 0. */
        public int[] ofRow() {
            return ofRow.clone();
        }

        /** The sum of the cosines between rows and the directions of their clusters. */
        public double cohesion() {
            return cohesion;
        }
    }

    private final DistinctVectors vectors;
    private final int clusters;
    private final int[] clusterOf;
    private final double[] cosines;
    private final ClusterDirections directions;

    private double cohesion;

    private SphericalKMeans(DistinctVectors vectors, int clusters) {
        this.vectors = vectors;
        this.clusters = clusters;
        this.clusterOf = new int[vectors.count()];
        this.cosines = new double[vectors.count()];
        this.directions = new ClusterDirections(vectors, clusters);
    }

    /**
     * Finds the best clusters of several starts.
     *
     * @param clusters the number of clusters; fewer if there are fewer distinct vectors
     * @param seed of the random documents to start from
     */
    public static Clustering of(Vectors column, int clusters, int starts, long seed, Watcher watcher) {
        if (clusters < 1 || starts < 1) {
            throw Problem.recipe(ProblemCode.E_CONFIG, "clusters and starts must be 1 or more", "10 of each is usual");
        }
        DistinctVectors vectors = DistinctVectors.of(column);
        SphericalKMeans kMeans = new SphericalKMeans(vectors, Math.min(clusters, vectors.count()));
        Random random = new Random(seed);
        int[] best = new int[vectors.count()];
        double cohesion = -1;
        for (int start = 0; start < starts; start++) {
            watcher.progress("looking for clusters", start, starts);
            kMeans.start(random);
            if (kMeans.cohesion > cohesion) {
                cohesion = kMeans.cohesion;
                best = kMeans.clusterOf.clone();
            }
        }
        int[] ofRow = new int[column.size()];
        for (int row = 0; row < ofRow.length; row++) {
            ofRow[row] = best[vectors.ofRow(row)];
        }
        return new Clustering(ofRow, Math.max(0, cohesion));
    }

    private void start(Random random) {
        Arrays.fill(clusterOf, -1);
        drawSeeds(random);
        cohesion = directions.direct(clusterOf, clusterOf.length);
        for (int round = 0; round < MOST_ROUNDS && directions.assign(clusterOf, cosines, clusterOf.length); round++) {
            fillEmpty();
            cohesion = directions.direct(clusterOf, clusterOf.length);
        }
    }

    /**
     * Draws rows, so that a vector of many rows is drawn with a higher probability; one that is a seed already is
     * skipped.
     */
    private void drawSeeds(Random random) {
        int[] rows = new int[vectors.rows()];
        Arrays.setAll(rows, row -> row);
        int seeds = 0;
        for (int drawn = 0; drawn < rows.length && seeds < clusters; drawn++) {
            int other = drawn + random.nextInt(rows.length - drawn);
            int row = rows[other];
            rows[other] = rows[drawn];
            rows[drawn] = row;
            int vector = vectors.ofRow(row);
            if (clusterOf[vector] < 0) {
                clusterOf[vector] = seeds++;
            }
        }
    }

    private void fillEmpty() {
        int[] members = new int[clusters];
        for (int cluster : clusterOf) {
            members[cluster]++;
        }
        for (int cluster = 0; cluster < clusters; cluster++) {
            if (members[cluster] == 0) {
                int farthest = -1;
                for (int vector = 0; vector < clusterOf.length; vector++) {
                    if (members[clusterOf[vector]] > 1 && (farthest < 0 || cosines[vector] < cosines[farthest])) {
                        farthest = vector;
                    }
                }
                members[clusterOf[farthest]]--;
                members[cluster]++;
                clusterOf[farthest] = cluster;
            }
        }
    }
}
