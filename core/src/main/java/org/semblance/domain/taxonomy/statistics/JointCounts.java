package org.semblance.domain.taxonomy.statistics;

import java.util.Arrays;
import org.semblance.domain.taxonomy.Concepts;

/**
 * How many rows hold each pair of a value of one column and a value of another: only the pairs that occur, by the value
 * of the one, then by that of the other. Rows in which either is missing are left out.
 */
final class JointCounts {

    private final int[] starts;
    private final int[] others;
    private final int[] counts;
    private final int[] ofOne;
    private final int[] ofOther;
    private final int total;

    private JointCounts(long[] sorted, int size, int otherSize) {
        this.starts = new int[size + 1];
        this.ofOne = new int[size];
        this.ofOther = new int[otherSize];
        this.total = sorted.length;
        int[] seen = new int[sorted.length];
        int[] times = new int[sorted.length];
        int pairs = 0;
        for (int i = 0; i < sorted.length; i++) {
            int one = (int) (sorted[i] >>> Integer.SIZE);
            int other = (int) sorted[i];
            if (i == 0 || sorted[i] != sorted[i - 1]) {
                seen[pairs++] = other;
                starts[one + 1] = pairs;
            }
            times[pairs - 1]++;
            ofOne[one]++;
            ofOther[other]++;
        }
        for (int one = 0; one < size; one++) {
            starts[one + 1] = Math.max(starts[one], starts[one + 1]);
        }
        this.others = Arrays.copyOf(seen, pairs);
        this.counts = Arrays.copyOf(times, pairs);
    }

    static JointCounts of(ConceptCounts one, ConceptCounts other) {
        if (one.rows() != other.rows()) {
            throw new IllegalArgumentException("the columns have " + one.rows() + " and " + other.rows() + " rows");
        }
        long[] pairs = new long[one.rows()];
        int size = 0;
        for (int row = 0; row < pairs.length; row++) {
            if (one.valueOf(row) != Concepts.NONE && other.valueOf(row) != Concepts.NONE) {
                pairs[size++] = ((long) one.valueOf(row) << Integer.SIZE) | other.valueOf(row);
            }
        }
        pairs = Arrays.copyOf(pairs, size);
        Arrays.parallelSort(pairs);
        return new JointCounts(pairs, one.size(), other.size());
    }

    /** Where the pairs of a value of the one start, which is where those of the value before end. */
    int start(int one) {
        return starts[one];
    }

    /** The value of the other in a pair. */
    int other(int pair) {
        return others[pair];
    }

    /** How many rows hold a pair. */
    int count(int pair) {
        return counts[pair];
    }

    /** The sum of some amounts, one for each value of the other, over the rows that hold a value of the one. */
    double sum(int one, double[] amounts) {
        double sum = 0;
        for (int pair = starts[one]; pair < starts[one + 1]; pair++) {
            sum += counts[pair] * amounts[others[pair]];
        }
        return sum;
    }

    /** How many of the rows hold each value of the one. */
    int[] ofOne() {
        return ofOne;
    }

    /** How many of the rows hold each value of the other. */
    int[] ofOther() {
        return ofOther;
    }

    /** How many rows hold any pair. */
    int total() {
        return total;
    }
}
