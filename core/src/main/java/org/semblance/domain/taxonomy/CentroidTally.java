package org.semblance.domain.taxonomy;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Words;
import org.semblance.domain.Tally;

/**
 * Maintains the centroid of a changing set of rows of concepts. With few distinct values it is computed anew each time,
 * with many by {@link IncrementalSums}.
 */
final class CentroidTally implements Tally<Integer> {

    /** From this number of distinct values on, sums are maintained. */
    private static final int MANY = 24;

    private final int[] places;
    private final ColumnConcepts atHand;
    private final int[] counts;
    private int total;
    private int present;
    private @Nullable IncrementalSums kept;

    CentroidTally(int[] places, ColumnConcepts atHand) {
        this.places = places;
        this.atHand = atHand;
        this.counts = new int[atHand.held()];
    }

    @Override
    public void add(int row, int times) {
        count(places[row], times);
    }

    @Override
    public void remove(int row, int times) {
        count(places[row], -times);
    }

    private void count(int value, int step) {
        if (value == Words.MISSING) {
            return;
        }
        boolean was = counts[value] > 0;
        counts[value] += step;
        total += step;
        boolean is = counts[value] > 0;
        present += is == was ? 0 : is ? 1 : -1;
        if (kept != null) {
            kept.changed(value, was, is);
        }
    }

    @Override
    public Integer prototype() {
        if (total == 0) {
            return Words.MISSING;
        }
        if (present < MANY) {
            return ConceptPrototypes.centroid(counts, ConceptPrototypes.ANY, atHand);
        }
        if (kept == null) {
            kept = new IncrementalSums(counts, atHand);
        }
        return ConceptPrototypes.closest(kept.candidates(present, total), counts, atHand);
    }

    @Override
    public Integer prototype(Predicate<Integer> permitted) {
        int centroid = prototype();
        return centroid == Words.MISSING || permitted.test(centroid)
                ? centroid
                : ConceptPrototypes.centroid(counts, permitted::test, atHand);
    }
}
