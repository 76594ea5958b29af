package org.semblance.method.generalization;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Suppression for goals that depend on the number of rows in a class only. */
final class CountSuppression implements Suppression {

    private final int k;
    private final LeafTuples tuples;
    private final RollUp rollUp;
    private final int allowance;

    CountSuppression(int k, LeafTuples tuples, RollUp rollUp, int allowance) {
        this.k = k;
        this.tuples = tuples;
        this.rollUp = rollUp;
        this.allowance = allowance;
    }

    @Override
    public boolean accepts(int[] levels) {
        NodeClasses grouping = rollUp.at(levels);
        return ClassSizes.of(k, grouping.counts(), grouping.size()).fewest(allowance) != ClassSizes.IMPOSSIBLE;
    }

    @Override
    public NodeOutcome outcome(int[] levels) {
        int[] classOf = rollUp.classOf(levels);
        int[] counts = sizes(classOf, tuples);
        ClassSizes sizes = ClassSizes.of(k, counts, counts.length);
        boolean[] gone = new boolean[counts.length];
        boolean oneMore = sizes.takesAClass();
        for (int one = 0; one < gone.length; one++) {
            gone[one] = counts[one] < k || (oneMore && counts[one] == sizes.smallest());
            oneMore &= counts[one] != sizes.smallest();
        }
        ExtraSuppression extra = sizes.fillsUp() ? spared(k - sizes.small(), classOf, counts) : ExtraSuppression.NONE;
        return new NodeOutcome(levels, classOf, counts, gone, extra);
    }

    static int[] sizes(int[] classOf, LeafTuples tuples) {
        int[] sizes = new int[1 + IntStream.of(classOf).max().orElse(-1)];
        for (int tuple = 0; tuple < classOf.length; tuple++) {
            sizes[classOf[tuple]] += tuples.count(tuple);
        }
        return sizes;
    }

    /**
     * The rows that larger classes spare: those of the tuples that appeared last in the largest class, then in the
     * next. Of a tuple the last rows are taken, so that its count is sufficient.
     */
    private ExtraSuppression spared(int wanted, int[] classOf, int[] counts) {
        List<Integer> largestFirst = new ArrayList<>(IntStream.range(0, counts.length)
                .filter(one -> counts[one] > k)
                .boxed()
                .toList());
        largestFirst.sort(Comparator.comparingInt(one -> -counts[one]));
        int[] taken = new int[counts.length];
        int left = wanted;
        for (int one : largestFirst) {
            taken[one] = Math.min(left, counts[one] - k);
            left -= taken[one];
        }
        int[] ofTuple = new int[classOf.length];
        for (int tuple = classOf.length - 1; tuple >= 0; tuple--) {
            int one = classOf[tuple];
            ofTuple[tuple] = Math.min(taken[one], tuples.count(tuple));
            taken[one] -= ofTuple[tuple];
        }
        return ExtraSuppression.last(ofTuple);
    }
}
