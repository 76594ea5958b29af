package org.semblance.domain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Column;
import org.semblance.data.Distinct;
import org.semblance.data.Rows;
import org.semblance.data.Table;

/**
 * Attributes side by side: their distances {@link Combination combined} as distance, the attribute-wise prototype as
 * prototype.
 *
 * <p>Constant attributes have no say. For numbers alone the order of distances is that of the Euclidean distance.
 */
public final class Records {

    /** An attribute of the records and its space. */
    public record Part<V>(Attribute attribute, Space<V> space) {

        double weight() {
            return attribute.weight();
        }

        Placed<V> at(int row) {
            return new Placed<>(space, space.at(row), weight());
        }

        Placed<V> prototype(int[] rows, Records records) {
            return new Placed<>(space, records.prototype(space, rows), weight());
        }

        Placed<V> read(Column other, int row) {
            return new Placed<>(space, space.read(other, row), weight());
        }

        boolean changed(Column other, int row) {
            return space.loss(row, space.read(other, row)) > 0;
        }

        Counter<V> counter() {
            return new Counter<>(this, space.tally());
        }
    }

    /** A point of one attribute, in its space. */
    record Placed<V>(Space<V> space, V point, double weight) {

        void addSquares(int[] rows, int count, double[] out) {
            space.addSquares(point, rows, count, weight, out);
        }

        void addShares(int[] rows, int count, double[] out) {
            space.addShares(point, rows, count, weight, out);
        }

        /** To another point of the same space. */
        @SuppressWarnings("unchecked")
        double span(Placed<?> other, Combination combine) {
            V its = (V) other.point;
            if (combine != Combination.EUCLIDEAN) {
                return weight * space.shareApart(point, its);
            }
            double apart = space.apart(point, its);
            return weight * (apart * apart);
        }
    }

    /** A tally of one attribute, in its space. */
    record Counter<V>(Part<V> part, Tally<V> tally) {

        Placed<V> prototype() {
            return new Placed<>(part.space, tally.prototype(), part.weight());
        }
    }

    /** A point of the record space: one point for each attribute that has a say. */
    public record Point(List<Placed<?>> parts) {}

    private final List<Part<?>> all;
    private final List<Part<?>> parts;
    private final Combination combine;
    private final double weights;
    private final Rows rows;
    private final int total;
    private @Nullable Distinct distinct;

    /** Records that count once each. */
    public Records(List<? extends Part<?>> parts, Combination combine) {
        this(parts, combine, Rows.all(parts.isEmpty() ? 0 : parts.get(0).space().size()));
    }

    /**
     * Records of rows that may count several times.
     *
     * @param rows the rows of the records
     */
    public Records(List<? extends Part<?>> parts, Combination combine, Rows rows) {
        this(parts, combine, rows, part -> !part.space().constant());
    }

    /**
     * Records of which it is known where they vary, such as part of others.
     *
     * @param varying which attributes have a say
     */
    Records(List<? extends Part<?>> parts, Combination combine, Rows rows, Predicate<Part<?>> varying) {
        this.combine = combine;
        this.all = List.copyOf(parts);
        this.parts = all.stream().filter(varying).toList();
        this.weights = this.parts.stream().mapToDouble(Part::weight).sum();
        this.rows = rows;
        this.total = rows.total();
    }

    /** The number of records. */
    public int size() {
        return rows.size();
    }

    /** The number of records, each as often as it counts. */
    public int total() {
        return total;
    }

    /** How many equal ones a record stands for. */
    public int times(int row) {
        return rows.times(row);
    }

    /** How many equal ones these records stand for. */
    public int times(int[] these) {
        return rows.times(these);
    }

    /** All attributes, also those without a say. */
    public List<Part<?>> parts() {
        return all;
    }

    /** The attributes whose values differ. */
    public List<Part<?>> varying() {
        return parts;
    }

    public Point at(int row) {
        return new Point(place(part -> part.at(row)));
    }

    public Point prototype(int[] these) {
        return new Point(place(part -> part.prototype(these, this)));
    }

    /** The point of one attribute that stands for these records, each as often as it counts. */
    public <V> V prototype(Space<V> space, int[] these) {
        if (!rows.counted()) {
            return space.prototype(these);
        }
        Tally<V> tally = space.tally();
        for (int row : these) {
            tally.add(row, rows.times(row));
        }
        return tally.prototype();
    }

    /** The point that a row of another table with the same attributes shows. */
    public Point read(Table other, int row) {
        return new Point(place(part -> part.read(other.column(part.attribute().name()), row)));
    }

    /**
     * The same, but of another point wherever the other table tells nothing of what the record holds.
     *
     * @param nothing whether a column of the other table tells nothing in that row
     */
    public Point read(Table other, int row, Predicate<Column> nothing, Point instead) {
        List<Placed<?>> placed = new ArrayList<>();
        for (int part = 0; part < parts.size(); part++) {
            Column column = other.column(parts.get(part).attribute().name());
            placed.add(
                    nothing.test(column) && parts.get(part).changed(column, row)
                            ? instead.parts().get(part)
                            : parts.get(part).read(column, row));
        }
        return new Point(placed);
    }

    private List<Placed<?>> place(Function<Part<?>, Placed<?>> where) {
        return parts.stream().<Placed<?>>map(where).toList();
    }

    /** How attributes combine. */
    public Combination combine() {
        return combine;
    }

    /** The distance from a record to a point. */
    public double distance(int row, Point point) {
        double[] span = new double[1];
        spans(point, new int[] {row}, 1, span);
        return distance(span[0]);
    }

    /** The distance that a span stands for. */
    public double distance(double span) {
        if (weights == 0 || combine == Combination.TUPLE) {
            return span;
        }
        return combine == Combination.MEAN ? span / weights : Math.sqrt(span / weights);
    }

    /**
     * For each of the first {@code count} of these rows, its span to a point: a number that grows with the distance and
     * is cheaper than it. For a Euclidean combination it is the sum of weighted squares.
     */
    public void spans(Point point, int[] rows, int count, double[] out) {
        Arrays.fill(out, 0, count, 0);
        for (Placed<?> part : point.parts()) {
            if (combine == Combination.EUCLIDEAN) {
                part.addSquares(rows, count, out);
            } else {
                part.addShares(rows, count, out);
            }
        }
        if (combine == Combination.TUPLE) {
            for (int i = 0; i < count; i++) {
                out[i] = out[i] > 0 ? 1 : 0;
            }
        }
    }

    /** The span between two points; some number above {@code enough}, if it is above. */
    public double span(Point one, Point other, double enough) {
        double span = 0;
        for (int part = 0; part < one.parts().size() && span <= enough; part++) {
            span += one.parts().get(part).span(other.parts().get(part), combine);
        }
        return combine == Combination.TUPLE && span > 0 ? 1 : span;
    }

    /** Spans that differ by no more than this are equal: sums of shares may differ in their last digits. */
    public double tie() {
        return combine == Combination.EUCLIDEAN ? 0 : 1e-12 * Math.max(1, weights);
    }

    /** An empty tally, to keep the average record of a changing set of rows. */
    public Tally<Point> tally() {
        List<? extends Counter<?>> counters =
                parts.stream().<Counter<?>>map(Part::counter).toList();
        return new Tally<>() {
            @Override
            public void add(int row, int times) {
                counters.forEach(counter -> counter.tally().add(row, times));
            }

            @Override
            public void remove(int row, int times) {
                counters.forEach(counter -> counter.tally().remove(row, times));
            }

            @Override
            public Point prototype() {
                return new Point(
                        counters.stream().<Placed<?>>map(Counter::prototype).toList());
            }
        };
    }

    /** Equal records, found once. */
    public synchronized Distinct distinct() {
        if (distinct == null) {
            distinct = Distinct.of(
                    size(), parts.stream().map(part -> part.space().codes()).toList());
        }
        return distinct;
    }

    /** The records as plain columns of numbers, when every attribute is numeric and no value is missing. */
    public Optional<DenseNumbers> dense() {
        return combine == Combination.EUCLIDEAN
                        && parts.stream()
                                .allMatch(part -> part.space() instanceof Numeric.NumericSpace space && space.whole())
                ? Optional.of(new DenseNumbers(parts))
                : Optional.empty();
    }
}
