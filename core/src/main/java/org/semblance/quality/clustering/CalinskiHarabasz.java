package org.semblance.quality.clustering;

import java.util.Arrays;

/**
 * How many clusters there are: as many as make the squares between clusters largest beside those within, each divided by
 * its degrees of freedom.
 *
 * <p>Caliński and Harabasz, Communications in Statistics 3 (1974): (B/(c−1)) / (W/(n−c)) for c clusters of n rows.
 */
public final class CalinskiHarabasz {

    /** More clusters are not looked for: nobody reads them, and tables of few values would fall into single values. */
    public static final int MOST = 20;

    /** Joins that add no more than this share of all squares are between things that are at one place. */
    private static final double NOTHING = 1e-12;

    private CalinskiHarabasz() {}

    /** The index of so many clusters, at least two. */
    public static double index(Ward ward, int clusters) {
        double within = ward.within(clusters);
        double between = ward.within(1) - within;
        return between / (clusters - 1) / (within / (ward.weight() - clusters));
    }

    /**
     * The number of clusters with the largest index, the least of several: from two to twenty, but less than there are
     * places. Two where there are two places, one where there is one.
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
