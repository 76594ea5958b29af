package org.semblance.domain;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.semblance.data.Column;
import org.semblance.data.Words;

/** A space whose rows have one of a list of categories, by position in the list; {@link Words#MISSING} if missing. */
public abstract class CategorySpace implements Space<Integer> {

    /** Sums of distances that differ by at most this much per row count as equal. */
    private static final double TIE = 1e-12;

    private final String name;
    private final int[] places;
    private final List<String> categories;
    private final int held;
    private final Map<String, Integer> placeOf = new HashMap<>();

    /** A space whose rows may have any of the categories. */
    protected CategorySpace(String name, int[] places, List<String> categories) {
        this(name, places, categories, categories.size());
    }

    /**
     * A space.
     *
     * @param name the name of the column
     * @param places the category of each row; the array is not copied
     * @param categories the texts of the categories
     * @param held how many of the categories, the first ones, rows may have; the others occur as averages only
     */
    protected CategorySpace(String name, int[] places, List<String> categories, int held) {
        this.name = name;
        this.places = places;
        this.categories = categories;
        this.held = held;
        for (int place = 0; place < categories.size(); place++) {
            placeOf.put(categories.get(place), place);
        }
    }

    /** Adds another text for a category. */
    protected final void alsoCalled(String text, int place) {
        placeOf.putIfAbsent(text, place);
    }

    /**
     * The distance between two categories; either may be missing, or beyond the end of the list for a text that is not
     * on it.
     */
    protected abstract double between(int one, int other);

    /** An upper bound of all distances. */
    protected double most() {
        return 1;
    }

    /** The average category of a tally with at least one value; categories that rows never have are not counted. */
    protected abstract int average(int[] counts, int total);

    /**
     * The best permitted category of a tally whose average is not permitted: of the categories it counts, the one with
     * the smallest sum of distances to all, on a tie the first; {@link Words#MISSING} if none is permitted.
     */
    protected int average(int[] counts, int total, IntPredicate permitted) {
        int best = Words.MISSING;
        double least = Double.POSITIVE_INFINITY;
        for (int place = 0; place < counts.length; place++) {
            if (counts[place] > 0 && permitted.test(place)) {
                double sum = 0;
                for (int other = 0; other < counts.length; other++) {
                    sum += counts[other] == 0 ? 0 : counts[other] * between(other, place);
                }
                if (sum < least - TIE * total) {
                    least = sum;
                    best = place;
                }
            }
        }
        return best;
    }

    @Override
    public Predicate<Integer> held(WordHolders holders, int least) {
        BitSet held = new BitSet();
        for (int word = 0; word < holders.words().size(); word++) {
            Integer place = placeOf.get(holders.words().get(word));
            if (place != null && holders.of(word) >= least) {
                held.set(place);
            }
        }
        return held::get;
    }

    @Override
    public int size() {
        return places.length;
    }

    @Override
    public Integer at(int row) {
        return places[row];
    }

    @Override
    public Integer nothing() {
        return Words.MISSING;
    }

    @Override
    public boolean missing(int row) {
        return places[row] == Words.MISSING;
    }

    @Override
    public double distance(int row, Integer point) {
        return between(places[row], point);
    }

    @Override
    public void addSquares(Integer point, int[] rows, int count, double weight, double[] out) {
        double[] squares = distancesFrom(point);
        for (int place = 0; place < squares.length; place++) {
            squares[place] = weight * (squares[place] * squares[place]);
        }
        add(squares, rows, count, out);
    }

    @Override
    public void addShares(Integer point, int[] rows, int count, double weight, double[] out) {
        double[] shares = distancesFrom(point);
        for (int place = 0; place < shares.length; place++) {
            shares[place] *= weight / most();
        }
        add(shares, rows, count, out);
    }

    @Override
    public double apart(Integer one, Integer other) {
        return between(one, other);
    }

    @Override
    public double shareApart(Integer one, Integer other) {
        return between(one, other) / most();
    }

    private void add(double[] of, int[] rows, int count, double[] out) {
        for (int i = 0; i < count; i++) {
            out[i] += of[places[rows[i]] + 1];
        }
    }

    /** The distances from a point to the missing value and, from index 1 on, to each category that rows may have. */
    private double[] distancesFrom(int point) {
        double[] distances = new double[held + 1];
        for (int place = Words.MISSING; place < held; place++) {
            distances[place + 1] = between(place, point);
        }
        return distances;
    }

    @Override
    public Tally<Integer> tally() {
        return new Counts();
    }

    @Override
    public Column column(List<Integer> points, int[] choice) {
        int[] shown = new int[choice.length];
        for (int row = 0; row < shown.length; row++) {
            shown[row] = points.get(choice[row]);
        }
        return Words.of(name, shown, categories);
    }

    @Override
    public Integer read(Column other, int row) {
        // a category that the original column never had gets its own position, far from all others
        return other.missing(row) ? Words.MISSING : placeOf.getOrDefault(other.text(row), categories.size());
    }

    @Override
    public int[] codes() {
        return places;
    }

    @Override
    public boolean constant() {
        return Arrays.stream(places).distinct().limit(2).count() < 2;
    }

    /** Counts the categories of rows. */
    private final class Counts implements Tally<Integer> {

        private final int[] counts = new int[held];
        private int total;

        @Override
        public void add(int row, int times) {
            count(row, times);
        }

        @Override
        public void remove(int row, int times) {
            count(row, -times);
        }

        private void count(int row, int step) {
            if (places[row] != Words.MISSING) {
                counts[places[row]] += step;
                total += step;
            }
        }

        @Override
        public Integer prototype() {
            return total == 0 ? Words.MISSING : average(counts, total);
        }

        @Override
        public Integer prototype(Predicate<Integer> permitted) {
            int average = prototype();
            return average == Words.MISSING || permitted.test(average)
                    ? average
                    : average(counts, total, permitted::test);
        }
    }
}
