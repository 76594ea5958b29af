package org.semblance.domain.distribution;

import java.util.Arrays;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.domain.Domain;
import org.semblance.domain.Ordinal;

/** Earth movers for columns, by what their values are. A missing value is one of its own, and comes before all others. */
public final class EarthMovers {

    private EarthMovers() {}

    /**
     * An earth mover for a column.
     *
     * @param ground what lies between values; null for what suits the domain
     */
    public static EarthMover of(Column column, Domain domain, @Nullable Ground ground) {
        Ground chosen = ground == null ? suiting(domain) : ground;
        return switch (chosen) {
            case EQUAL -> equal(column);
            case ORDERED -> ordered(column, domain);
            case SEMANTIC ->
                throw Problem.recipe(
                        "E_DISTANCE",
                        "column '" + column.name() + "' has no taxonomy and no hierarchy",
                        "choose distance: equal or ordered");
        };
    }

    private static Ground suiting(Domain domain) {
        return domain.ofNumbers() || domain instanceof Ordinal ? Ground.ORDERED : Ground.EQUAL;
    }

    private static EarthMover equal(Column column) {
        int[] codes = withMissing(column.codes());
        return new EqualGround(codes, 1 + Arrays.stream(codes).max().orElse(0));
    }

    private static int[] withMissing(int[] codes) {
        return Arrays.stream(codes).map(code -> code + 1).toArray();
    }

    private static EarthMover ordered(Column column, Domain domain) {
        if (domain instanceof Ordinal ordinal) {
            int[] ranks = new int[column.size()];
            for (int row = 0; row < ranks.length; row++) {
                ranks[row] = column.missing(row) ? 0 : 1 + ordinal.scale().indexOf(column.text(row));
            }
            return new OrderedGround(ranks, ordinal.scale().size() + 1);
        }
        double[] values = new double[column.size()];
        for (int row = 0; row < values.length; row++) {
            values[row] = column.missing(row) ? Double.NEGATIVE_INFINITY : number(column, row);
        }
        double[] different = new TreeSet<>(Arrays.stream(values).boxed().toList())
                .stream().mapToDouble(Double::doubleValue).toArray();
        return new OrderedGround(
                Arrays.stream(values)
                        .mapToInt(value -> Arrays.binarySearch(different, value))
                        .toArray(),
                different.length);
    }

    private static double number(Column column, int row) {
        if (column instanceof Numbers numbers) {
            return numbers.at(row);
        }
        try {
            return Double.parseDouble(column.text(row));
        } catch (NumberFormatException e) {
            throw Problem.data(
                    "E_DISTANCE",
                    "column '" + column.name() + "' holds texts that are no numbers, so it has no order",
                    "declare its scale with domain: ordinal, or choose distance: equal");
        }
    }
}
