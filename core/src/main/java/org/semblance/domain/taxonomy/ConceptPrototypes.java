package org.semblance.domain.taxonomy;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.semblance.data.Words;

/** Computes the prototype of several concepts from the counts of the values. */
interface ConceptPrototypes {

    /** Used where every concept may be the prototype. */
    IntPredicate ANY = place -> true;

    /**
     * The position of the prototype for these counts, at least one of which is above 0; {@link Words#MISSING} if none
     * is permitted.
     */
    int of(int[] counts, IntPredicate permitted);

    static ConceptPrototypes of(Concepts domain, ColumnConcepts atHand) {
        return switch (domain.average()) {
            case CENTROID -> (counts, permitted) -> centroid(counts, permitted, atHand);
            case LCS ->
                (counts, permitted) -> {
                    int lcs = lcs(present(counts), atHand);
                    return permitted.test(lcs) ? lcs : Words.MISSING;
                };
            case MODE -> ConceptPrototypes::mode;
            case MEAN -> (counts, permitted) -> closest(atHand.domain(), permitted, counts, atHand);
        };
    }

    /** Definition 6. */
    static int centroid(int[] counts, IntPredicate permitted, ColumnConcepts atHand) {
        return closest(candidates(present(counts), atHand), permitted, counts, atHand);
    }

    private static int[] present(int[] counts) {
        return IntStream.range(0, counts.length)
                .filter(value -> counts[value] > 0)
                .toArray();
    }

    private static int mode(int[] counts, IntPredicate permitted) {
        int mode = Words.MISSING;
        for (int value = 0; value < counts.length; value++) {
            if (counts[value] > (mode == Words.MISSING ? 0 : counts[mode]) && permitted.test(value)) {
                mode = value;
            }
        }
        return mode;
    }

    /** The least common subsumer: the deepest, then the one whose shortest chain is deepest, then the one met first. */
    private static int lcs(int[] values, ColumnConcepts atHand) {
        int best = -1;
        for (int ancestor : atHand.above(values[0])) {
            if (Arrays.stream(values).allMatch(value -> atHand.subsumes(ancestor, value))
                    && (best < 0 || deeper(ancestor, best, atHand))) {
                best = ancestor;
            }
        }
        return best;
    }

    static boolean deeper(int one, int other, ColumnConcepts atHand) {
        int order = Integer.compare(atHand.depth(one), atHand.depth(other));
        if (order == 0) {
            order = Integer.compare(atHand.shortestDepth(one), atHand.shortestDepth(other));
        }
        return order > 0 || (order == 0 && atHand.rank(one) < atHand.rank(other));
    }

    /** Definitions 3 to 5: all concepts on the paths from the values up to their least common subsumer. */
    private static int[] candidates(int[] values, ColumnConcepts atHand) {
        int lcs = lcs(values, atHand);
        BitSet seen = new BitSet(atHand.size());
        BitSet candidates = new BitSet(atHand.size());
        for (int value : values) {
            for (int ancestor : atHand.above(value)) {
                if (!seen.get(ancestor)) {
                    seen.set(ancestor);
                    candidates.set(ancestor, atHand.subsumes(lcs, ancestor));
                }
            }
        }
        return candidates.stream().toArray();
    }

    private static int closest(int[] candidates, IntPredicate permitted, int[] counts, ColumnConcepts atHand) {
        int[] these = permitted == ANY
                ? candidates
                : Arrays.stream(candidates).filter(permitted).toArray();
        return these.length == 0 ? Words.MISSING : closest(these, counts, atHand);
    }

    /** Definition 6: the smallest sum of distances to all; on a tie the deepest, then the one met first. */
    static int closest(int[] candidates, int[] counts, ColumnConcepts atHand) {
        double[] sums = new double[candidates.length];
        for (int i = 0; i < sums.length; i++) {
            for (int value = 0; value < counts.length; value++) {
                if (counts[value] > 0) {
                    sums[i] += counts[value] * atHand.distance(value, candidates[i]);
                }
            }
        }
        return CentralConcept.of(
                candidates, sums, atHand::depth, (one, other) -> Integer.compare(atHand.rank(one), atHand.rank(other)));
    }
}
