package org.semblance.domain.taxonomy;

import java.util.Arrays;

/**
 * Sums of distances from every candidate concept to values with changing counts, updated only for the values that
 * changed.
 *
 * <p>Updates accumulate rounding errors. So the candidates near the smallest sum are determined first, and the centroid
 * among them by exact sums.
 */
final class IncrementalSums {

    /** The number of updates after which all sums are computed anew. */
    private static final int MENDINGS = 100_000;

    /** An upper bound of the error of updated sums, per row. */
    private static final double ROUGHNESS = 1e-9;

    private final int[] counts;
    private final ColumnConcepts atHand;
    private final double[] sums;
    /** The counts to which the sums correspond. */
    private final int[] summed;
    /** The number of present values at or below each concept. */
    private final int[] below;

    private final int[] waiting;
    private final boolean[] waits;
    private int waitingCount;
    private int mendings = MENDINGS;
    /** The largest number of rows since the last full computation: it bounds the rounding errors. */
    private int mostRows;

    /** Starts with these counts, whose changes will be reported. */
    IncrementalSums(int[] counts, ColumnConcepts atHand) {
        this.counts = counts;
        this.atHand = atHand;
        this.sums = new double[atHand.size()];
        this.below = new int[atHand.size()];
        this.summed = new int[counts.length];
        this.waiting = new int[counts.length];
        this.waits = new boolean[counts.length];
        for (int value = 0; value < counts.length; value++) {
            if (counts[value] > 0) {
                changed(value, false, true);
            }
        }
    }

    /** Records that the count of a value changed. */
    void changed(int value, boolean wasPresent, boolean isPresent) {
        if (!waits[value]) {
            waits[value] = true;
            waiting[waitingCount++] = value;
        }
        if (wasPresent != isPresent) {
            for (int ancestor : atHand.above(value)) {
                below[ancestor] += isPresent ? 1 : -1;
            }
        }
    }

    /** The candidates of Definition 5 whose sums are near the smallest. */
    int[] candidates(int present, int total) {
        mend(present);
        mostRows = Math.max(mostRows, total);
        int lcs = lcs(present);
        double least = Double.POSITIVE_INFINITY;
        for (int place = 0; place < sums.length; place++) {
            if (sums[place] < least && isCandidate(place, lcs)) {
                least = sums[place];
            }
        }
        double near = least + ROUGHNESS * mostRows + Similarity.Comparison.TIE_OF_SUMS;
        int[] candidates = new int[sums.length];
        int count = 0;
        for (int place = 0; place < sums.length; place++) {
            if (sums[place] <= near && isCandidate(place, lcs)) {
                candidates[count++] = place;
            }
        }
        return Arrays.copyOf(candidates, count);
    }

    private boolean isCandidate(int place, int lcs) {
        return below[place] > 0 && atHand.subsumes(lcs, place);
    }

    private int lcs(int present) {
        int best = -1;
        for (int place = 0; place < below.length; place++) {
            if (below[place] == present && (best < 0 || ConceptPrototypes.deeper(place, best, atHand))) {
                best = place;
            }
        }
        return best;
    }

    private void mend(int present) {
        if (mendings + waitingCount > MENDINGS || waitingCount > present) {
            Arrays.fill(sums, 0);
            Arrays.fill(summed, 0);
            mendings = 0;
            mostRows = 0;
            for (int value = 0; value < counts.length; value++) {
                add(value);
            }
        } else {
            mendings += waitingCount;
            for (int i = 0; i < waitingCount; i++) {
                add(waiting[i]);
            }
        }
        waitingCount = 0;
        Arrays.fill(waits, false);
    }

    private void add(int value) {
        int more = counts[value] - summed[value];
        if (more != 0) {
            for (int place = 0; place < sums.length; place++) {
                sums[place] += more * atHand.distance(value, place);
            }
            summed[value] = counts[value];
        }
    }
}
