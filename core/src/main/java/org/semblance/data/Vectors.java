package org.semblance.data;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * A column of sparse vectors. Rows that hold the same one share it: each row knows the number of its vector. A vector is
 * the places where it is not zero, lowest first, and what stands there; one without any is a missing value.
 *
 * <p>The arrays of entries are handed out as they are, for loops that have to be fast: nobody may write to them.
 */
public final class Vectors extends Column {

    private final int dimensions;
    private final int[] vectorOf;
    private final int[] starts;
    private final int[] places;
    private final double[] weights;

    private Vectors(String name, int dimensions, int[] vectorOf, int[] starts, int[] places, double[] weights) {
        super(name);
        this.dimensions = dimensions;
        this.vectorOf = vectorOf;
        this.starts = starts;
        this.places = places;
        this.weights = weights;
    }

    /**
     * A column with a vector of its own for each row; the arrays are given away.
     *
     * @param starts where each vector begins, and at the end how many entries there are
     * @param places for each entry its place, rising within a vector, below {@code dimensions}
     * @param weights for each entry what stands there, finite and not zero
     */
    public static Vectors of(String name, int dimensions, int[] starts, int[] places, double[] weights) {
        int[] vectorOf = new int[Math.max(0, starts.length - 1)];
        Arrays.setAll(vectorOf, row -> row);
        return of(name, dimensions, vectorOf, starts, places, weights);
    }

    /** A column whose rows share vectors: each tells the number of its own. The arrays are given away. */
    public static Vectors of(
            String name, int dimensions, int[] vectorOf, int[] starts, int[] places, double[] weights) {
        if (starts.length == 0 || starts[starts.length - 1] != places.length || places.length != weights.length) {
            throw new IllegalArgumentException("vectors and entries do not fit");
        }
        for (int vector = 0; vector + 1 < starts.length; vector++) {
            int before = -1;
            for (int entry = starts[vector]; entry < starts[vector + 1]; entry++) {
                if (places[entry] <= before || places[entry] >= dimensions) {
                    throw new IllegalArgumentException("places must rise within a vector, below the dimensions");
                }
                if (!Double.isFinite(weights[entry]) || weights[entry] == 0) {
                    throw new IllegalArgumentException("weights must be finite and not zero");
                }
                before = places[entry];
            }
        }
        return new Vectors(name, dimensions, vectorOf, starts, places, weights);
    }

    /** How many places a vector has. */
    public int dimensions() {
        return dimensions;
    }

    /** How many vectors the rows share. */
    public int vectors() {
        return starts.length - 1;
    }

    /** The number of a row's vector. */
    public int vector(int row) {
        return vectorOf[row];
    }

    /** The first entry of a row. */
    public int from(int row) {
        return starts[vectorOf[row]];
    }

    /** The first entry that is no longer a row's. */
    public int to(int row) {
        return starts[vectorOf[row] + 1];
    }

    /** How many entries a row has. */
    public int entries(int row) {
        return to(row) - from(row);
    }

    /** How many entries all rows have. */
    public long entries() {
        long entries = 0;
        for (int row = 0; row < size(); row++) {
            entries += entries(row);
        }
        return entries;
    }

    /** The places of all entries; not to be written to. */
    public int[] places() {
        return places;
    }

    /** What stands at all entries; not to be written to. */
    public double[] weights() {
        return weights;
    }

    /** For each place, how many rows are not zero there. */
    public int[] rowsAt() {
        int[] rows = new int[dimensions];
        for (int row = 0; row < size(); row++) {
            for (int entry = from(row); entry < to(row); entry++) {
                rows[places[entry]]++;
            }
        }
        return rows;
    }

    @Override
    public Vectors called(String other) {
        return new Vectors(other, dimensions, vectorOf, starts, places, weights);
    }

    @Override
    public int size() {
        return vectorOf.length;
    }

    @Override
    public boolean missing(int row) {
        return from(row) == to(row);
    }

    /** The entries as {@code place:weight}, places counted from 1, with blanks between. */
    @Override
    public String text(int row) {
        StringBuilder text = new StringBuilder();
        for (int entry = from(row); entry < to(row); entry++) {
            text.append(text.isEmpty() ? "" : " ")
                    .append(places[entry] + 1)
                    .append(':')
                    .append(Decimal.text(weights[entry]));
        }
        return text.toString();
    }

    /** The chosen rows; vectors that none of them has are kept with the rest. */
    @Override
    public Vectors rows(int[] rows) {
        int[] chosen = new int[rows.length];
        for (int i = 0; i < rows.length; i++) {
            chosen[i] = vectorOf[rows[i]];
        }
        return new Vectors(name(), dimensions, chosen, starts, places, weights);
    }

    /** The chosen rows with nothing but the vectors that they have: what travels elsewhere takes no others along. */
    public Vectors apart(int[] rows) {
        LongIndex taken = new LongIndex();
        int[] chosen = new int[rows.length];
        int[] firsts = new int[rows.length + 1];
        int entries = 0;
        int count = 0;
        for (int i = 0; i < rows.length; i++) {
            chosen[i] = taken.add(vectorOf[rows[i]]);
            if (chosen[i] == count) {
                entries = Math.addExact(entries, entries(rows[i]));
                firsts[++count] = entries;
            }
        }
        int[] itsPlaces = new int[entries];
        double[] itsWeights = new double[entries];
        for (int i = 0, next = 0; i < rows.length; i++) {
            if (chosen[i] == next) {
                System.arraycopy(places, from(rows[i]), itsPlaces, firsts[next], entries(rows[i]));
                System.arraycopy(weights, from(rows[i]), itsWeights, firsts[next++], entries(rows[i]));
            }
        }
        return new Vectors(name(), dimensions, chosen, Arrays.copyOf(firsts, count + 1), itsPlaces, itsWeights);
    }

    /**
     * The column in which every place has moved. Entries whose place becomes negative are left out; the others must keep
     * their order.
     *
     * @param dimensions how many places there are then
     */
    public Vectors moved(int dimensions, IntUnaryOperator place) {
        int[] keptStarts = new int[starts.length];
        int[] keptPlaces = new int[places.length];
        double[] keptWeights = new double[places.length];
        int kept = 0;
        for (int vector = 0; vector + 1 < starts.length; vector++) {
            for (int entry = starts[vector]; entry < starts[vector + 1]; entry++) {
                int moved = place.applyAsInt(places[entry]);
                if (moved >= 0) {
                    keptPlaces[kept] = moved;
                    keptWeights[kept++] = weights[entry];
                }
            }
            keptStarts[vector + 1] = kept;
        }
        return of(
                name(),
                dimensions,
                vectorOf,
                keptStarts,
                Arrays.copyOf(keptPlaces, kept),
                Arrays.copyOf(keptWeights, kept));
    }

    /** The column in which every place has got another, so that none is lost; the array tells which. */
    public Vectors permuted(int[] placeOf) {
        int[] otherPlaces = new int[places.length];
        double[] otherWeights = new double[places.length];
        for (int vector = 0; vector + 1 < starts.length; vector++) {
            long[] moved = new long[starts[vector + 1] - starts[vector]];
            for (int i = 0; i < moved.length; i++) {
                int entry = starts[vector] + i;
                moved[i] = ((long) placeOf[places[entry]] << 32) | entry;
            }
            Arrays.sort(moved);
            for (int i = 0; i < moved.length; i++) {
                otherPlaces[starts[vector] + i] = (int) (moved[i] >>> 32);
                otherWeights[starts[vector] + i] = weights[(int) moved[i]];
            }
        }
        return of(name(), dimensions, vectorOf, starts, otherPlaces, otherWeights);
    }

    /** The same vectors with other weights, one for each entry and none of them zero; the array is given away. */
    public Vectors weighing(double[] other) {
        return of(name(), dimensions, vectorOf, starts, places, other);
    }

    /** The same vectors with weights of so many significant digits. */
    public Vectors rounded(int digits) {
        MathContext context = new MathContext(digits, RoundingMode.HALF_EVEN);
        double[] rounded = new double[weights.length];
        for (int entry = 0; entry < rounded.length; entry++) {
            rounded[entry] = new BigDecimal(weights[entry]).round(context).doubleValue();
        }
        return weighing(rounded);
    }

    @Override
    public int[] codes() {
        int[] alike = alike();
        LongIndex index = new LongIndex();
        int[] codes = new int[size()];
        for (int row = 0; row < codes.length; row++) {
            codes[row] = index.add(alike[vectorOf[row]]);
        }
        return codes;
    }

    /** For each vector, the first one that is equal to it: found by hash, then by comparison. */
    private int[] alike() {
        Distinct candidates = Distinct.of(vectors(), List.of(hashes()));
        int[] alike = new int[vectors()];
        for (int candidate = 0; candidate < candidates.count(); candidate++) {
            int[] vectors = candidates.rowsOf(candidate);
            for (int vector : vectors) {
                int like = 0;
                while (!equal(vectors[like], vector)) {
                    like++;
                }
                alike[vector] = vectors[like];
            }
        }
        return alike;
    }

    private int[] hashes() {
        int[] hashes = new int[vectors()];
        for (int vector = 0; vector < hashes.length; vector++) {
            int hash = 1;
            for (int entry = starts[vector]; entry < starts[vector + 1]; entry++) {
                hash = 31 * (31 * hash + places[entry]) + Double.hashCode(weights[entry]);
            }
            hashes[vector] = hash;
        }
        return hashes;
    }

    private boolean equal(int one, int other) {
        return Arrays.equals(places, starts[one], starts[one + 1], places, starts[other], starts[other + 1])
                && Arrays.equals(weights, starts[one], starts[one + 1], weights, starts[other], starts[other + 1]);
    }
}
