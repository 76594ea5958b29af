package org.semblance.data;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * A column of sparse vectors. Rows with the same vector share it: each row refers to the number of its vector. A vector
 * is a list of positions with non-zero weights, lowest position first; a vector without any is a missing value.
 *
 * <p>The internal arrays of entries are handed out for fast loops: callers must not write to them.
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
     * Creates a column with one vector for each row. The arrays are not copied, so the caller must not use them any
     * more.
     *
     * @param starts where each vector begins, and at the end the number of entries
     * @param places the position of each entry, increasing within a vector, below {@code dimensions}
     * @param weights the weight of each entry, finite and not zero
     */
    public static Vectors of(String name, int dimensions, int[] starts, int[] places, double[] weights) {
        int[] vectorOf = new int[Math.max(0, starts.length - 1)];
        Arrays.setAll(vectorOf, row -> row);
        return of(name, dimensions, vectorOf, starts, places, weights);
    }

    /** Creates a column whose rows share vectors, by the vector number of each row. The arrays are not copied. */
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

    /** The number of dimensions of a vector. */
    public int dimensions() {
        return dimensions;
    }

    /** The number of vectors. */
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

    /** The end of the entries of a row (exclusive). */
    public int to(int row) {
        return starts[vectorOf[row] + 1];
    }

    /** The number of entries of a row. */
    public int entries(int row) {
        return to(row) - from(row);
    }

    /** The number of entries of all rows. */
    public long entries() {
        long entries = 0;
        for (int row = 0; row < size(); row++) {
            entries += entries(row);
        }
        return entries;
    }

    /** The positions of all entries; read-only. */
    public int[] places() {
        return places;
    }

    /** The weights of all entries; read-only. */
    public double[] weights() {
        return weights;
    }

    /** For each position, the number of rows with a non-zero weight. */
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

    /** The entries as {@code position:weight}, positions counted from 1, separated by blanks. */
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

    /** The chosen rows; unused vectors are kept. */
    @Override
    public Vectors rows(int[] rows) {
        int[] chosen = new int[rows.length];
        for (int i = 0; i < rows.length; i++) {
            chosen[i] = vectorOf[rows[i]];
        }
        return new Vectors(name(), dimensions, chosen, starts, places, weights);
    }

    /** The chosen rows with only the vectors that they use, so that nothing else is serialised. */
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
     * The column with positions remapped. Entries with a negative new position are dropped; the others must keep their
     * order.
     *
     * @param dimensions the new number of dimensions
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

    /** The column with positions permuted by the given array. */
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

    /** The same vectors with other weights, one for each entry and none of them zero; the array is not copied. */
    public Vectors weighing(double[] other) {
        return of(name(), dimensions, vectorOf, starts, places, other);
    }

    /** The same vectors with weights rounded to a number of significant digits. */
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

    /** For each vector, the first one equal to it: found by hash, then by comparison. */
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
