package org.semblance.domain.vectors;

import java.util.Arrays;
import java.util.List;
import org.semblance.data.Column;
import org.semblance.data.Vectors;
import org.semblance.domain.Space;
import org.semblance.domain.Tally;

/** Unit vectors bound to rows. */
public final class VectorSpace implements Space<Vector> {

    /** A row whose squared length differs from 1 by no more than this stays as it is. */
    private static final double UNIT = 1e-12;

    /** From a vector to none: as far as from one with which it shares nothing. */
    private static final double TO_NOTHING = 1;

    private final Vectors column;
    private final UnitVectors.Average average;
    private final int[] codes;

    VectorSpace(Vectors column, UnitVectors.Average average) {
        this.column = column;
        this.average = average;
        this.codes = column.codes();
    }

    /** The column with every row brought to length 1; rows that have it already stay as they are, to the last bit. */
    public static Vectors onSphere(Vectors column) {
        double[] weights = column.weights().clone();
        boolean[] done = new boolean[column.vectors()];
        for (int row = 0; row < column.size(); row++) {
            if (!done[column.vector(row)]) {
                done[column.vector(row)] = true;
                normalise(weights, column.from(row), column.to(row));
            }
        }
        return column.weighing(weights);
    }

    private static void normalise(double[] weights, int from, int to) {
        double squares = 0;
        for (int entry = from; entry < to; entry++) {
            squares += weights[entry] * weights[entry];
        }
        if (Math.abs(squares - 1) > UNIT) {
            double norm = Math.sqrt(squares);
            for (int entry = from; entry < to; entry++) {
                weights[entry] /= norm;
            }
        }
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
        Vector here = at(row);
        if (average == UnitVectors.Average.MEAN) {
            return Math.sqrt(here.square(point));
        }
        return here.equals(point) ? 0 : Math.max(0, 1 - here.dot(point));
    }

    /** On the sphere the plain distance, which the direction minimises; otherwise its square, which the mean does. */
    @Override
    public double loss(int row, Vector point) {
        double distance = distance(row, point);
        return average == UnitVectors.Average.MEAN ? distance * distance : distance;
    }

    @Override
    public void addSquares(Vector point, int[] rows, int count, double weight, double[] out) {
        for (int i = 0; i < count; i++) {
            double distance = distance(rows[i], point);
            out[i] += weight * (distance * distance);
        }
    }

    @Override
    public void addShares(Vector point, int[] rows, int count, double weight, double[] out) {
        for (int i = 0; i < count; i++) {
            out[i] += weight * Math.min(1, distance(rows[i], point));
        }
    }

    /** Keeps the rows and sums them when asked: what came and went leaves no rounding behind. */
    @Override
    public Tally<Vector> tally() {
        return new Tally<>() {
            private final int[] times = new int[size()];
            private int total;

            @Override
            public void add(int row) {
                times[row]++;
                total++;
            }

            @Override
            public void remove(int row) {
                times[row]--;
                total--;
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

    /** What stands for rows that come lowest first; equal rows are their own average, to the last bit. */
    private Vector average(int[] rows) {
        int[] present = Arrays.stream(rows).filter(row -> !missing(row)).toArray();
        if (present.length == 0) {
            return Vector.NOTHING;
        }
        if (Arrays.stream(present).allMatch(row -> codes[row] == codes[present[0]])) {
            return at(present[0]);
        }
        Vector sum = Sum.of(column, present);
        return average == UnitVectors.Average.MEAN ? sum.times(1.0 / present.length) : sum.unit();
    }

    /** A column of points; each is held once, however many rows show it. */
    @Override
    public Column column(List<Vector> points, int[] choice) {
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

    @Override
    public Vector read(Column other, int row) {
        return Vector.of((Vectors) other, row);
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
