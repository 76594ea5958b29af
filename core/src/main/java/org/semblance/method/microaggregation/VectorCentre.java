package org.semblance.method.microaggregation;

import java.util.Arrays;
import org.semblance.data.Vectors;

/**
 * The sum S of the remaining unit vectors, and the one farthest from it, that is, with the smallest x·S.
 *
 * <p>When a group leaves, x·S decreases by x·r for the row r around which the group was formed, which is known from the
 * search, and by x·N for the sum N of the others, which is not. Since |x| = 1, x·N is at most |N| (Cauchy-Schwarz). So
 * only rows that may still be the farthest are examined. Once as many were examined as remain, all are examined, which
 * makes the bounds tight again.
 *
 * <p>S is stored in whole numbers of a very small unit, so it does not depend on the order in which rows leave.
 */
final class VectorCentre {

    /** Mean cosines that differ by at most this much count as equal. */
    private static final double TIE = 1e-12;

    /** Correction of lengths: rows have length 1 except for their last digits. */
    private static final double LONGER = 1 + 1e-9;

    private final Vectors vectors;
    private final int[] rows;
    private final double unit;
    private final long[] sum;
    /** x·S at the last full examination, minus the x·r since. */
    private final double[] known;

    /** The sum N of the others that left since then, and its squared length. */
    private final double[] others;

    private double squares;
    /** The accumulated lengths of N, group by group: a bound of the change of any x·N. */
    private double gone;
    /** For each position, x·S minus {@link #known} plus {@link #gone} at its last examination. */
    private final double[] seen;

    private final double[] leaving;
    private final int[] looked;
    private final double[] products;
    private int looks;
    private int full;

    VectorCentre(Vectors vectors, int[] rows) {
        this.vectors = vectors;
        this.rows = rows;
        this.unit = Math.scalb(1.0, Integer.numberOfLeadingZeros(rows.length) + 30); // this many ones stay below 2^62
        this.sum = new long[vectors.dimensions()];
        this.others = new double[vectors.dimensions()];
        this.leaving = new double[vectors.dimensions()];
        this.known = new double[rows.length];
        this.seen = new double[rows.length];
        this.looked = new int[rows.length];
        this.products = new double[rows.length];
        for (int row : rows) {
            for (int entry = vectors.from(row); entry < vectors.to(row); entry++) {
                sum[vectors.places()[entry]] += whole(vectors.weights()[entry]);
            }
        }
        this.looks = Integer.MAX_VALUE;
    }

    private long whole(double weight) {
        return (long) Math.rint(weight * unit);
    }

    /** x·S. */
    private double product(int place) {
        double product = 0;
        int to = vectors.to(rows[place]);
        for (int entry = vectors.from(rows[place]); entry < to; entry++) {
            product += vectors.weights()[entry] * sum[vectors.places()[entry]];
        }
        return product / unit;
    }

    /**
     * The farthest from the centre among the first {@code count} positions, which are the remaining ones; ties to the
     * lowest.
     */
    int farthest(int[] left, int count) {
        if (looks >= count || count < full / 2) {
            lookAtAll(left, count);
        }
        double tie = TIE * count;
        double length = Math.sqrt(Math.max(0, squares)) * LONGER;
        double least = product(lowest(left, count));
        int found = 0;
        for (int i = 0; i < count; i++) {
            int place = left[i];
            double fallen = Math.min(length, gone - seen[place]);
            if (known[place] - fallen <= least + 2 * tie) { // twice: the known part is rounded too
                double product = product(place);
                seen[place] = product - known[place] + gone;
                looked[found] = place;
                products[found++] = product;
                least = Math.min(least, product);
            }
        }
        looks += found;
        int farthest = 0;
        while (products[farthest] > least + tie) {
            farthest++;
        }
        return looked[farthest];
    }

    private int lowest(int[] left, int count) {
        int lowest = left[0];
        for (int i = 1; i < count; i++) {
            if (known[left[i]] < known[lowest]) {
                lowest = left[i];
            }
        }
        return lowest;
    }

    private void lookAtAll(int[] left, int count) {
        for (int i = 0; i < count; i++) {
            known[left[i]] = product(left[i]);
            seen[left[i]] = gone;
        }
        Arrays.fill(others, 0);
        squares = 0;
        looks = 0;
        full = count;
    }

    /**
     * Removes a group formed around a row.
     *
     * @param left the remaining positions, of which the first {@code count} count
     * @param cosine the cosines of the row around which it was formed with the remaining ones
     */
    void leave(int around, int[] group, int[] left, int count, double[] cosine) {
        double square = 0;
        for (int place : group) {
            boolean other = place != around;
            for (int entry = vectors.from(rows[place]); entry < vectors.to(rows[place]); entry++) {
                int dimension = vectors.places()[entry];
                double weight = vectors.weights()[entry];
                sum[dimension] -= whole(weight);
                if (other) {
                    square += weight * (2 * leaving[dimension] + weight);
                    leaving[dimension] += weight;
                    squares += weight * (2 * others[dimension] + weight);
                    others[dimension] += weight;
                }
            }
        }
        for (int place : group) {
            for (int entry = vectors.from(rows[place]); entry < vectors.to(rows[place]); entry++) {
                leaving[vectors.places()[entry]] = 0;
            }
        }
        gone += Math.sqrt(Math.max(0, square)) * LONGER;
        for (int i = 0; i < count; i++) {
            known[left[i]] -= cosine[left[i]];
        }
    }
}
