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
 * The records of quasi-identifiers: the {@link Combination combined} attribute distances as distance, the prototypes of
 * the attributes as prototype.
 *
 * <p>Constant attributes are ignored. For purely numeric records the order of distances is that of the Euclidean
 * distance.
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

        /** The span to another point of the same space. */
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

    /** A point of the record space: one point for each attribute that varies. */
    public record Point(List<Placed<?>> parts) {}

    private final List<Part<?>> parts;
    private final List<Part<?>> varying;
    private final Combination combine;
    private final double weights;
    private final Rows rows;
    private final int total;
    private @Nullable Distinct distinct;

    /** Records without multiplicities. */
    public Records(List<? extends Part<?>> parts, Combination combine) {
        this(parts, combine, Rows.all(parts.isEmpty() ? 0 : parts.get(0).space().size()));
    }

    /**
     * Records with multiplicities.
     *
     * @param rows the rows of the records
     */
    public Records(List<? extends Part<?>> parts, Combination combine, Rows rows) {
        this(parts, combine, rows, part -> !part.space().constant());
    }

    /**
     * Records of a part of a table, for which it is known which attributes vary in the whole.
     *
     * @param varies selects the attributes that vary
     */
    Records(List<? extends Part<?>> parts, Combination combine, Rows rows, Predicate<Part<?>> varies) {
        this.combine = combine;
        this.parts = List.copyOf(parts);
        this.varying = this.parts.stream().filter(varies).toList();
        this.weights = this.varying.stream().mapToDouble(Part::weight).sum();
        this.rows = rows;
        this.total = rows.total();
    }

    /** The number of records. */
    public int size() {
        return rows.size();
    }

    /** The sum of the multiplicities. */
    public int total() {
        return total;
    }

    /** The multiplicity of a record. */
    public int times(int row) {
        return rows.times(row);
    }

    /** The sum of the multiplicities of these records. */
    public int times(int[] these) {
        return rows.times(these);
    }

    /** All attributes, including constant ones. */
    public List<Part<?>> parts() {
        return parts;
    }

    /** The attributes that vary. */
    public List<Part<?>> varying() {
        return varying;
    }

    public Point at(int row) {
        return new Point(place(part -> part.at(row)));
    }

    public Point prototype(int[] these) {
        return new Point(place(part -> part.prototype(these, this)));
    }

    /** The prototype of one attribute for these records, with their multiplicities. */
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

    /** The same among the points that are permitted, if the prototypes of the attribute are categories. */
    public <V> V prototype(Space<V> space, int[] these, Predicate<V> permitted) {
        V own = prototype(space, these);
        if (own.equals(space.nothing()) || permitted.test(own)) {
            return own;
        }
        Tally<V> tally = space.tally();
        for (int row : these) {
            tally.add(row, rows.times(row));
        }
        return tally.prototype(permitted);
    }

    /** The point of a row of another table with the same attributes. */
    public Point read(Table other, int row) {
        return new Point(place(part -> part.read(other.column(part.attribute().name()), row)));
    }

    /**
     * The same, but with the coordinates of another point wherever a value is suppressed.
     *
     * @param nothing whether a column is suppressed in that row
     */
    public Point read(Table other, int row, Predicate<Column> nothing, Point instead) {
        List<Placed<?>> placed = new ArrayList<>();
        for (int part = 0; part < varying.size(); part++) {
            Column column = other.column(varying.get(part).attribute().name());
            placed.add(
                    nothing.test(column) && varying.get(part).changed(column, row)
                            ? instead.parts().get(part)
                            : varying.get(part).read(column, row));
        }
        return new Point(placed);
    }

    private List<Placed<?>> place(Function<Part<?>, Placed<?>> where) {
        return varying.stream().<Placed<?>>map(where).toList();
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

    /** The distance that corresponds to a span. */
    public double distance(double span) {
        if (weights == 0 || combine == Combination.TUPLE) {
            return span;
        }
        return combine == Combination.MEAN ? span / weights : Math.sqrt(span / weights);
    }

    /**
     * Writes, for each of the first {@code count} rows, its span to a point: a number that increases with the distance
     * and is cheaper to compute. For a Euclidean combination it is the weighted sum of squares.
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

    /** The span between two points; if it exceeds {@code enough}, any number above {@code enough}. */
    public double span(Point one, Point other, double enough) {
        double span = 0;
        for (int part = 0; part < one.parts().size() && span <= enough; part++) {
            span += one.parts().get(part).span(other.parts().get(part), combine);
        }
        return combine == Combination.TUPLE && span > 0 ? 1 : span;
    }

    /**
     * Spans that differ by at most this much count as equal, because sums of shares may differ in their last digits.
     */
    public double tie() {
        return combine == Combination.EUCLIDEAN ? 0 : 1e-12 * Math.max(1, weights);
    }

    /** An empty tally, which maintains the prototype of a changing set of rows. */
    public Tally<Point> tally() {
        List<? extends Counter<?>> counters =
                varying.stream().<Counter<?>>map(Part::counter).toList();
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

    /** The distinct records; computed once. */
    public synchronized Distinct distinct() {
        if (distinct == null) {
            distinct = Distinct.of(
                    size(), varying.stream().map(part -> part.space().codes()).toList());
        }
        return distinct;
    }

    /** The records as contiguous columns of numbers, if every attribute is numeric and no value is missing. */
    public Optional<DenseNumbers> dense() {
        return combine == Combination.EUCLIDEAN
                        && varying.stream()
                                .allMatch(part -> part.space() instanceof Numeric.NumericSpace space && space.whole())
                ? Optional.of(new DenseNumbers(varying))
                : Optional.empty();
    }
}
