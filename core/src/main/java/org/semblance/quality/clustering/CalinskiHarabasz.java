package org.semblance.quality.clustering;

import java.util.Arrays;

/**
 * The Caliński-Harabasz index, used to choose the number of clusters: {@code (B/(c − 1)) / (W/(n − c))} for c clusters
 * of n rows, with B the sum of squares between and W within clusters; the largest index wins.
 *
 * <p>Caliński and Harabasz, Communications in Statistics 3 (1974).
 */
public final class CalinskiHarabasz {

    /**
     * The largest number of clusters considered: more are not readable, and tables with few values would fall into
     * single values.
     */
    public static final int MOST = 20;

    /** Joins that add at most this share of the total sum of squares join identical points. */
    private static final double NOTHING = 1e-12;

    private CalinskiHarabasz() {}

    /** The index for a number of clusters, at least two. */
    public static double index(Ward ward, int clusters) {
        double within = ward.within(clusters);
        double between = ward.within(1) - within;
        return between / (clusters - 1) / (within / (ward.weight() - clusters));
    }

    /**
     * The number of clusters with the largest index, the smallest of several: from two to twenty, but fewer than there
     * are distinct points. Two if there are two distinct points, one if there is one.
     */
    public static int clusters(Ward ward) {
        double nothing = NOTHING * ward.within(1);
        int places = 1
                + (int) Arrays.stream(ward.heights())
                        .filter(height -> height > nothing)
                        .count();
        int best = Math.min(2, places);
        double largest = Double.NEGATIVE_INFINITY;
        for (int clusters = 2; clusters <= Math.min(places - 1, MOST); clusters++) {
            double index = index(ward, clusters);
            if (index > largest) {
                largest = index;
                best = clusters;
            }
        }
        return best;
    }
}
