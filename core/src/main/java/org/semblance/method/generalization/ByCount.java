package org.semblance.method.generalization;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Suppression where the number of rows in a class decides. */
final class ByCount implements Suppression {

    private final int k;
    private final Tuples tuples;
    private final RollUp rollUp;
    private final int allowance;

    ByCount(int k, Tuples tuples, RollUp rollUp, int allowance) {
        this.k = k;
        this.tuples = tuples;
        this.rollUp = rollUp;
        this.allowance = allowance;
    }

    @Override
    public boolean accepts(int[] levels) {
        Grouping grouping = rollUp.at(levels);
        return Sizes.of(k, grouping.counts(), grouping.size()).fewest(allowance) != Sizes.IMPOSSIBLE;
    }

    @Override
    public Outcome outcome(int[] levels) {
        int[] classOf = rollUp.classOf(levels);
        int[] counts = sizes(classOf, tuples);
        Sizes sizes = Sizes.of(k, counts, counts.length);
        boolean[] gone = new boolean[counts.length];
        boolean oneMore = sizes.takesAClass();
        for (int one = 0; one < gone.length; one++) {
            gone[one] = counts[one] < k || (oneMore && counts[one] == sizes.smallest());
            oneMore &= counts[one] != sizes.smallest();
        }
        int[] extra = sizes.fillsUp() ? spared(k - sizes.small(), classOf, counts) : new int[0];
        return new Outcome(levels, classOf, counts, gone, extra);
    }

    static int[] sizes(int[] classOf, Tuples tuples) {
        int[] sizes = new int[1 + IntStream.of(classOf).max().orElse(-1)];
        for (int tuple = 0; tuple < classOf.length; tuple++) {
            sizes[classOf[tuple]] += tuples.count(tuple);
        }
        return sizes;
    }

    /** So many rows that larger classes can spare: the last ones of the largest, then of the next. */
    private int[] spared(int wanted, int[] classOf, int[] counts) {
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
        int[] rows = new int[wanted];
        int found = 0;
        for (int row = tuples.rows() - 1; found < wanted; row--) {
            int one = classOf[tuples.tupleOf(row)];
            if (taken[one] > 0) {
                taken[one]--;
                rows[found++] = row;
            }
        }
        return rows;
    }
}
