package org.semblance.domain;

import java.io.Serializable;
import java.util.stream.IntStream;
import org.semblance.data.ExactSum;
import org.semblance.data.Numbers;
import org.semblance.data.Rows;

/**
 * Pearson's correlation of two columns over the rows in which both have values.
 *
 * @param rows the number of such rows
 * @param coefficient from −1 to 1; NaN if a column is constant there
 */
public record Correlation(int rows, double coefficient) {

    public static Correlation of(Numbers one, Numbers other) {
        Sums sums = Sums.of(one, other);
        return Products.of(one, other, sums).correlation(sums);
    }

    private static int[] both(Numbers one, Numbers other) {
        return IntStream.range(0, one.size())
                .filter(row -> !one.missing(row) && !other.missing(row))
                .toArray();
    }

    /** Sums of the first pass; those of parts can be merged. */
    public static final class Sums implements Serializable {

        private final Moments.Sum one;
        private final Moments.Sum other;

        private Sums(Moments.Sum one, Moments.Sum other) {
            this.one = one;
            this.other = other;
        }

        public static Sums of(Numbers one, Numbers other) {
            int[] both = both(one, other);
            Rows rows = Rows.all(both.length);
            return new Sums(Moments.Sum.of(one.rows(both), rows), Moments.Sum.of(other.rows(both), rows));
        }

        /** The sums of both sets of rows. */
        public Sums and(Sums others) {
            one.add(others.one);
            other.add(others.other);
            return this;
        }
    }

    /** Sums of products of the second pass; those of parts can be merged. */
    public static final class Products implements Serializable {

        private final Moments.Deviations one;
        private final Moments.Deviations other;
        private final ExactSum products = new ExactSum();

        private Products(Moments.Deviations one, Moments.Deviations other) {
            this.one = one;
            this.other = other;
        }

        /**
         * Computes the products of two columns.
         *
         * @param sums the sums of the first pass over all rows
         */
        public static Products of(Numbers one, Numbers other, Sums sums) {
            int[] both = both(one, other);
            Moments.Centre first = sums.one.centre();
            Moments.Centre second = sums.other.centre();
            Rows rows = Rows.all(both.length);
            Products found = new Products(
                    Moments.Deviations.of(one.rows(both), rows, first),
                    Moments.Deviations.of(other.rows(both), rows, second));
            if (!first.constant() && !second.constant()) {
                for (int row : both) {
                    found.products.add((one.at(row) - first.mean())
                            / first.farthest()
                            * ((other.at(row) - second.mean()) / second.farthest()));
                }
            }
            return found;
        }

        /** The sums of both sets of rows. */
        public Products and(Products others) {
            one.add(others.one);
            other.add(others.other);
            products.add(others.products);
            return this;
        }

        public Correlation correlation(Sums sums) {
            Moments.Centre first = sums.one.centre();
            Moments.Centre second = sums.other.centre();
            double deviation = one.moments(first).deviation();
            double otherDeviation = other.moments(second).deviation();
            if (deviation == 0 || otherDeviation == 0) {
                return new Correlation(first.count(), Double.NaN);
            }
            double coefficient = products.value()
                    / (deviation / first.farthest())
                    / (otherDeviation / second.farthest())
                    / (first.count() - 1);
            return new Correlation(first.count(), Math.max(-1, Math.min(1, coefficient)));
        }
    }
}
