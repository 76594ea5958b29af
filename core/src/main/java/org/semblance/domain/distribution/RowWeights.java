package org.semblance.domain.distribution;

import java.util.Arrays;

/**
 * How much each row counts in a distribution: all alike, or so that all persons count alike, each spread evenly over
 * their rows.
 *
 * <p>Weights are whole numbers. They are exact up to a total of 2³⁰, which allows persons of up to ten rows in a table of
 * 400,000 persons; beyond it they are rounded.
 */
public final class RowWeights {

    /** All rows count alike. */
    public static final RowWeights ALIKE = new RowWeights(new long[0]);

    /** The largest sum of all weights. */
    private static final long MOST = 1L << 30;

    private final long[] weights;

    private RowWeights(long[] weights) {
        this.weights = weights;
    }

    /** All persons count alike. */
    public static RowWeights ofPersons(int[] personOf) {
        int persons = Arrays.stream(personOf).max().orElse(-1) + 1;
        int[] rows = new int[persons];
        for (int person : personOf) {
            rows[person]++;
        }
        int[] counts = Arrays.stream(rows)
                .filter(count -> count > 0)
                .distinct()
                .sorted()
                .toArray();
        if (counts.length == 0 || (counts.length == 1 && counts[0] == 1)) {
            return ALIKE;
        }
        long most = Math.max(counts[counts.length - 1], MOST / persons);
        long ofPerson = 1;
        for (int count : counts) {
            ofPerson = ofPerson / divisor(ofPerson, count) * count;
            if (ofPerson > most) {
                ofPerson = most;
                break;
            }
        }
        long[] weights = new long[personOf.length];
        for (int row = 0; row < weights.length; row++) {
            weights[row] = Math.round((double) ofPerson / rows[personOf[row]]);
        }
        return new RowWeights(weights);
    }

    private static long divisor(long one, long other) {
        return other == 0 ? one : divisor(other, one % other);
    }

    boolean alike() {
        return weights.length == 0;
    }

    /** The weight of a row. */
    long of(int row) {
        return weights.length == 0 ? 1 : weights[row];
    }

    /** The weight of some rows together. */
    long of(int[] rows) {
        if (weights.length == 0) {
            return rows.length;
        }
        long sum = 0;
        for (int row : rows) {
            sum += weights[row];
        }
        return sum;
    }

    /** The weight of all of so many rows together. */
    long all(int rows) {
        return weights.length == 0 ? rows : Arrays.stream(weights).sum();
    }
}
