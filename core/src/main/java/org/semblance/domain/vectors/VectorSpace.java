package org.semblance.domain.vectors;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Column;
import org.semblance.data.Rows;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.Space;
import org.semblance.domain.Tally;

/** A column of unit vectors with cosine or Euclidean distances. */
public final class VectorSpace implements Space<Vector> {

    /** The distance from a vector to the missing value: that of vectors with nothing in common. */
    private static final double TO_NOTHING = 1;

    /**
     * Squared distances below this are recomputed entry by entry, because a difference of products would have few
     * digits left.
     */
    private static final double NEAR = 1e-6;

    private final Vectors column;
    private final UnitVectors.Average average;
    private final boolean asTexts;
    private final int[] codes;

    /**
     * Creates the space of these rows.
     *
     * @param column vectors of length 1
     * @param asTexts whether columns of points are written as texts
     */
    VectorSpace(Vectors column, UnitVectors.Average average, boolean asTexts) {
        this.column = column;
        this.average = average;
        this.asTexts = asTexts;
        this.codes = column.codes();
    }

    /** The column with every row normalised to length 1; rows that have it already are unchanged, to the last bit. */
    public static Vectors onSphere(Vectors column) {
        return VectorNormalization.of(column);
    }

    /** The rows, each of length 1. */
    public Vectors vectors() {
        return column;
    }

    public UnitVectors.Average average() {
        return average;
    }

    @Override
    public int size() {
        return column.size();
    }

    @Override
    public Vector at(int row) {
        return Vector.of(column, row);
    }

    @Override
    public Vector nothing() {
        return Vector.NOTHING;
    }

    @Override
    public boolean missing(int row) {
        return column.missing(row);
    }

    @Override
    public double distance(int row, Vector point) {
        if (missing(row) || point.entries() == 0) {
            return missing(row) && point.entries() == 0 ? 0 : TO_NOTHING;
        }
        return average == UnitVectors.Average.MEAN
                ? Math.sqrt(point.square(column, row))
                : fromCosine(point.dot(column, row), row, point);
    }

    /** The distance for a cosine; a product with itself need not be 1 to the last digit. */
    private double fromCosine(double cosine, int row, Vector point) {
        double distance = 1 - cosine;
        return distance < NEAR && (distance < 0 || point.equals(column, row)) ? 0 : distance;
    }

    /** For directions the plain distance, which the prototype minimises; for means its square, likewise. */
    @Override
    public double loss(int row, Vector point) {
        double distance = distance(row, point);
        return average == UnitVectors.Average.MEAN ? distance * distance : distance;
    }

    @Override
    public void addSquares(Vector point, int[] rows, int count, double weight, double[] out) {
        double[] distances = distances(point, rows, count);
        for (int i = 0; i < count; i++) {
            out[i] += weight * (distances[i] * distances[i]);
        }
    }

    @Override
    public void addShares(Vector point, int[] rows, int count, double weight, double[] out) {
        double[] distances = distances(point, rows, count);
        for (int i = 0; i < count; i++) {
            out[i] += weight * Math.min(1, distances[i]);
        }
    }

    @Override
    public double apart(Vector one, Vector other) {
        if (one.entries() == 0 || other.entries() == 0) {
            return one.entries() == other.entries() ? 0 : TO_NOTHING;
        }
        if (average == UnitVectors.Average.DIRECTION) {
            return one.equals(other) ? 0 : Math.max(0, 1 - one.dot(other));
        }
        return Math.sqrt(one.square(other));
    }

    @Override
    public double shareApart(Vector one, Vector other) {
        return Math.min(1, apart(one, other));
    }

    /** For many rows the point is expanded to a dense array; for few it is walked along. */
    private double[] distances(Vector point, int[] rows, int count) {
        double[] distances = new double[count];
        boolean layOut = point.entries() > 0 && 16L * (point.entries() + count) > column.dimensions();
        double[] dense = layOut ? point.dense(column.dimensions()) : new double[0];
        double squares = point.norm() * point.norm();
        for (int i = 0; i < count; i++) {
            distances[i] =
                    !layOut || missing(rows[i]) ? distance(rows[i], point) : distance(rows[i], point, dense, squares);
        }
        return distances;
    }

    private double distance(int row, Vector point, double[] dense, double squares) {
        double product = 0;
        double own = 0;
        int to = column.to(row);
        for (int entry = column.from(row); entry < to; entry++) {
            double weight = column.weights()[entry];
            product += weight * dense[column.places()[entry]];
            own += weight * weight;
        }
        if (average == UnitVectors.Average.DIRECTION) {
            return fromCosine(product, row, point);
        }
        double square = own + squares - 2 * product;
        return Math.sqrt(square < NEAR ? point.square(column, row) : square);
    }

    /** Stores the rows and sums them on request, so that additions and removals leave no rounding errors. */
    @Override
    public Tally<Vector> tally() {
        return new Tally<>() {
            private final int[] times = new int[size()];
            private int total;

            @Override
            public void add(int row, int more) {
                times[row] += more;
                total += more;
            }

            @Override
            public void remove(int row, int fewer) {
                times[row] -= fewer;
                total -= fewer;
            }

            @Override
            public Vector prototype() {
                int[] rows = new int[total];
                int filled = 0;
                for (int row = 0; row < times.length; row++) {
                    for (int again = 0; again < times[row]; again++) {
                        rows[filled++] = row;
                    }
                }
                return average(rows);
            }
        };
    }

    @Override
    public Vector prototype(int[] rows) {
        int[] sorted = rows.clone();
        Arrays.sort(sorted);
        return average(sorted);
    }

    /** The prototype of rows in increasing order; equal rows are their own average, to the last bit. */
    private Vector average(int[] rows) {
        int[] present = Arrays.stream(rows).filter(row -> !missing(row)).toArray();
        if (present.length == 0) {
            return Vector.NOTHING;
        }
        if (Arrays.stream(present).allMatch(row -> codes[row] == codes[present[0]])) {
            return at(present[0]);
        }
        Vector sum = VectorSum.of(column, present);
        return average == UnitVectors.Average.MEAN ? sum.times(1.0 / present.length) : sum.unit();
    }

    /** The sum of some rows, in the order given. */
    public Vector sum(int[] rows) {
        return VectorSum.of(column, rows);
    }

    /** A column of points; each is stored once. */
    @Override
    public Column column(List<Vector> points, int[] choice) {
        return asTexts ? texts(points, choice) : vectors(points, choice);
    }

    private Words texts(List<Vector> points, int[] choice) {
        @Nullable String[] texts = new String[points.size()];
        for (int point = 0; point < texts.length; point++) {
            texts[point] =
                    points.get(point).entries() == 0 ? null : NumberLists.text(points.get(point), column.dimensions());
        }
        return Words.of(column.name(), texts).rows(choice);
    }

    private Vectors vectors(List<Vector> points, int[] choice) {
        int[] starts = new int[points.size() + 1];
        for (int vector = 0; vector < points.size(); vector++) {
            starts[vector + 1] =
                    Math.addExact(starts[vector], points.get(vector).entries());
        }
        int[] places = new int[starts[points.size()]];
        double[] weights = new double[places.length];
        for (int vector = 0; vector < points.size(); vector++) {
            Vector point = points.get(vector);
            for (int entry = 0; entry < point.entries(); entry++) {
                places[starts[vector] + entry] = point.place(entry);
                weights[starts[vector] + entry] = point.weight(entry);
            }
        }
        return Vectors.of(column.name(), column.dimensions(), choice.clone(), starts, places, weights);
    }

    /** The vectors of another column of the same attribute, such as the released one; their lengths are kept. */
    public Vectors shown(Column other) {
        if (other instanceof Words texts) {
            int places = column.dimensions();
            return NumberLists.of(texts, Rows.all(texts.size())).moved(places, place -> place < places ? place : -1);
        }
        return (Vectors) other;
    }

    /** Reads a vector, normalised for directions; a mean is shorter and unchanged. */
    @Override
    public Vector read(Column other, int row) {
        if (other.missing(row)) {
            return Vector.NOTHING;
        }
        Vector vector = other instanceof Words ? NumberLists.vector(other.text(row)) : Vector.of((Vectors) other, row);
        return average == UnitVectors.Average.MEAN ? vector : VectorNormalization.of(vector);
    }

    @Override
    public int[] codes() {
        return codes;
    }

    @Override
    public boolean constant() {
        return Arrays.stream(codes).allMatch(code -> code == 0);
    }
}
