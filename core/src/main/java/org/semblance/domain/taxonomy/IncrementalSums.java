package org.semblance.domain.taxonomy;

import java.util.Arrays;

/**
 * The sums of distances from every concept at hand to values whose counts change: only mended for those that changed.
 *
 * <p>Mending rounds. So what is asked of them is not the concept with the least sum but those that come near it: one of
 * these is the centroid, and which, is found by exact sums.
 */
final class IncrementalSums {

    /** So often sums are mended before they are all worked out anew. */
    private static final int MENDINGS = 100_000;

    /** Mended sums are wrong by less than this, for each row. */
    private static final double ROUGHNESS = 1e-9;

    private final int[] counts;
    private final ColumnConcepts atHand;
    private final double[] sums;
    /** The counts that the sums were made from. */
    private final int[] summed;
    /** How many of the values present are below each concept, or the same. */
    private final int[] below;

    private final int[] waiting;
    private final boolean[] waits;
    private int waitingCount;
    private int mendings = MENDINGS;
    /** The most rows since the sums were worked out: roundings are as large as sums then were. */
    private int mostRows;

    /** Sums over the values with these counts, whose changes will be told. */
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

    /** Takes note that the count of a value changed. */
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

    /** The candidates of Definition 5 whose sums come near the least. */
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
