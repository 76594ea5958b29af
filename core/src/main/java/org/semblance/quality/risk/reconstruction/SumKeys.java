package org.semblance.quality.risk.reconstruction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What distinguishes the sums of half sets: the exact columns combined, and the sharpest of the others. The sums of a key
 * are divided into cells.
 */
final class SumKeys {

    /** The largest number of keys. */
    private static final int MOST = 4;

    /** A tolerance below this share of the spread of sums counts as exact: columns can then be combined. */
    private static final double EXACT = 1e-7;

    /** A number for each person, and how far the sum of a set that fits may be from zero. */
    private static final class Key {

        private final double[] values;
        private final double reach;

        Key(double[] values, double reach) {
            this.values = values;
            this.reach = reach;
        }

        /** The width of a cell; so wide that the numbers of cells stay exact. */
        double width(int size) {
            double most = 0;
            for (double value : values) {
                most = Math.max(most, Math.abs(value));
            }
            return Math.max(2 * reach, Math.max(size * most * 0x1p-45, Double.MIN_NORMAL));
        }
    }

    private final double[][] values;
    private final double[] reaches;
    private final double[] widths;

    private SumKeys(List<Key> keys, int size) {
        values = keys.stream().map(key -> key.values).toArray(double[][]::new);
        reaches = keys.stream().mapToDouble(key -> key.reach).toArray();
        widths = keys.stream().mapToDouble(key -> key.width(size)).toArray();
    }

    /** Chooses the keys for sets of a size. */
    static SumKeys of(double[][] offsets, SumBounds bounds, int size) {
        return new Choice(offsets, bounds, size).keys();
    }

    int count() {
        return values.length;
    }

    double value(int key, int person) {
        return values[key][person];
    }

    long cell(int key, double sum) {
        return (long) Math.floor(sum / widths[key]);
    }

    /** The first cell in which the complement of a half with this sum may lie. */
    long firstCell(int key, double sum) {
        return cell(key, -sum - reaches[key]);
    }

    /** The last such cell. */
    long lastCell(int key, double sum) {
        return cell(key, -sum + reaches[key]);
    }

    /** The choice of keys among the columns. */
    private static final class Choice {

        private final double[][] offsets;
        private final SumBounds bounds;
        private final int size;
        private final double[] spread;
        private final double[] largest;

        /** The tolerance of each column as a share of the spread of its sums; infinite if it is of no use or used already. */
        private final double[] share;

        Choice(double[][] offsets, SumBounds bounds, int size) {
            this.offsets = offsets;
            this.bounds = bounds;
            this.size = size;
            this.spread = new double[bounds.columns()];
            this.largest = new double[bounds.columns()];
            for (double[] person : offsets) {
                for (int column = 0; column < spread.length; column++) {
                    double value = present(person[column]);
                    spread[column] += value * value;
                    largest[column] = Math.max(largest[column], Math.abs(value));
                }
            }
            this.share = new double[spread.length];
            for (int column = 0; column < spread.length; column++) {
                spread[column] = Math.sqrt(spread[column] / offsets.length * size);
                share[column] =
                        spread[column] == 0 ? Double.POSITIVE_INFINITY : size * bounds.reach(column) / spread[column];
            }
        }

        SumKeys keys() {
            List<Key> keys = new ArrayList<>();
            if (Arrays.stream(share).anyMatch(one -> one < EXACT)) {
                keys.add(together());
            }
            while (keys.size() < MOST) {
                int sharpest = sharpest();
                if (!(share[sharpest] < 1)) {
                    break;
                }
                keys.add(alone(sharpest));
            }
            return new SumKeys(keys, size);
        }

        private Key together() {
            double[] values = new double[offsets.length];
            double reach = 0;
            for (int column = 0; column < share.length; column++) {
                if (share[column] < EXACT) {
                    // no rational relation between the weights, so that different sums rarely give the same key
                    double weight = (1 + Math.sqrt(2 + column) / 7) / spread[column];
                    for (int person = 0; person < values.length; person++) {
                        values[person] += weight * present(offsets[person][column]);
                    }
                    reach += weight * (size * bounds.reach(column) + rounding(column));
                    share[column] = Double.POSITIVE_INFINITY;
                }
            }
            return new Key(values, reach * (1 + 1e-9) + 1e-13);
        }

        private int sharpest() {
            int sharpest = 0;
            for (int column = 1; column < share.length; column++) {
                sharpest = share[column] < share[sharpest] ? column : sharpest;
            }
            return sharpest;
        }

        private Key alone(int column) {
            double[] values = new double[offsets.length];
            Arrays.setAll(values, person -> present(offsets[person][column]));
            share[column] = Double.POSITIVE_INFINITY;
            return new Key(values, size * bounds.reach(column) * (1 + 1e-9) + rounding(column));
        }

        /** What rounding may add to a sum of a column. */
        private double rounding(int column) {
            return size * Math.ulp(size * largest[column]);
        }

        private static double present(double value) {
            return Double.isNaN(value) ? 0 : value;
        }
    }
}
