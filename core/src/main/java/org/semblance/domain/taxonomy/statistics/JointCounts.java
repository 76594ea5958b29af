package org.semblance.domain.taxonomy.statistics;

import java.util.Arrays;
import org.semblance.data.LongIndex;
import org.semblance.domain.taxonomy.Concepts;

/**
 * The joint frequencies of the values of two columns: only pairs that occur, sorted by the value of the first, then of
 * the second column. Rows with a missing value are left out.
 */
final class JointCounts {

    private final int[] starts;
    private final int[] others;
    private final int[] counts;
    private final int[] ofOne;
    private final int[] ofOther;
    private final int total;

    /**
     * Creates the table.
     *
     * @param sorted the distinct pairs, sorted
     * @param counts the number of rows of each
     */
    private JointCounts(long[] sorted, int[] counts, int size, int otherSize) {
        this.starts = new int[size + 1];
        this.others = new int[sorted.length];
        this.counts = counts;
        this.ofOne = new int[size];
        this.ofOther = new int[otherSize];
        this.total = Arrays.stream(counts).sum();
        for (int pair = 0; pair < sorted.length; pair++) {
            int one = (int) (sorted[pair] >>> Integer.SIZE);
            others[pair] = (int) sorted[pair];
            starts[one + 1] = pair + 1;
            ofOne[one] += counts[pair];
            ofOther[others[pair]] += counts[pair];
        }
        for (int one = 0; one < size; one++) {
            starts[one + 1] = Math.max(starts[one], starts[one + 1]);
        }
    }

    static JointCounts of(ConceptCounts one, ConceptCounts other) {
        if (one.rows() != other.rows()) {
            throw new IllegalArgumentException("the columns have " + one.rows() + " and " + other.rows() + " rows");
        }
        LongIndex index = new LongIndex();
        long[] met = new long[16];
        int[] times = new int[16];
        for (int row = 0; row < one.rows(); row++) {
            if (one.valueOf(row) != Concepts.NONE && other.valueOf(row) != Concepts.NONE) {
                long pair = ((long) one.valueOf(row) << Integer.SIZE) | other.valueOf(row);
                int number = index.add(pair);
                if (number == met.length) {
                    met = Arrays.copyOf(met, 2 * number);
                    times = Arrays.copyOf(times, 2 * number);
                }
                met[number] = pair;
                times[number] += one.times(row);
            }
        }
        long[] sorted = Arrays.copyOf(met, index.size());
        Arrays.sort(sorted);
        int[] counts = new int[sorted.length];
        for (int pair = 0; pair < sorted.length; pair++) {
            counts[pair] = times[index.add(sorted[pair])];
        }
        return new JointCounts(sorted, counts, one.size(), other.size());
    }

    /** The start of the pairs of a value of the first column, which is the end of those of the previous value. */
    int start(int one) {
        return starts[one];
    }

    /** The value of the second column in a pair. */
    int other(int pair) {
        return others[pair];
    }

    /** The number of rows of a pair. */
    int count(int pair) {
        return counts[pair];
    }

    /** The sum of some amounts, one for each value of the second column, over the rows with a value of the first. */
    double sum(int one, double[] amounts) {
        double sum = 0;
        for (int pair = starts[one]; pair < starts[one + 1]; pair++) {
            sum += counts[pair] * amounts[others[pair]];
        }
        return sum;
    }

    /** The number of rows of each value of the first column. */
    int[] ofOne() {
        return ofOne;
    }

    /** The number of rows of each value of the second column. */
    int[] ofOther() {
        return ofOther;
    }

    /** The number of rows with a pair. */
    int total() {
        return total;
    }
}
