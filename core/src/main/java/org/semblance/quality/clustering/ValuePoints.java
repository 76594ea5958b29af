package org.semblance.quality.clustering;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Column;
import org.semblance.data.Distinct;
import org.semblance.data.Numbers;
import org.semblance.data.Rows;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Metric;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Space;
import org.semblance.domain.hierarchy.Generalizable;
import org.semblance.domain.taxonomy.Concepts;

/** The values of a column as points with distances from 0 to 1, for clustering. */
interface ValuePoints {

    /** The point of each row. */
    int[] ofRows();

    /** Adds the weighted distances from one point to the first {@code count} of the given points. */
    void addShares(int point, int[] points, int count, double weight, double[] out);

    /**
     * The points of a column: by semantic distance if the values have concepts, by the hierarchy if there is one, and
     * otherwise by the distance of the domain.
     *
     * @param shown the original table or a release of it
     */
    static ValuePoints of(Attribute attribute, Dataset original, Table shown) {
        Column column = shown.column(attribute.name());
        if (attribute.domain() instanceof Concepts domain) {
            return LabelPoints.of((Words) column, domain);
        }
        if (attribute.domain() instanceof Generalizable domain) {
            return domain.meaning()
                    .map(meant -> LabelPoints.of((Words) column, meant))
                    .orElseGet(() -> LabelPoints.of((Words) column, domain.hierarchy()));
        }
        if (attribute.domain() instanceof Metric<?> metric) {
            return new OfSpace<>(metric, original.table().column(attribute.name()), known(column, attribute));
        }
        throw Problem.recipe(
                ProblemCode.E_MEASURE,
                "clusters need distances, and attribute '" + attribute.name() + "' has none in its domain",
                "choose a domain with distances, or leave rand-index and normalised-mutual-information out of measures:");
    }

    /** A text that is not on the ordinal scale, such as a label for all of it, counts as missing. */
    private static Column known(Column column, Attribute attribute) {
        if (!(attribute.domain() instanceof Ordinal ordinal)) {
            return column;
        }
        @Nullable
        String[] texts = IntStream.range(0, column.size())
                .mapToObj(row -> ordinal.scale().contains(column.text(row)) ? column.text(row) : null)
                .toArray(String[]::new);
        return Words.of(column.name(), texts);
    }

    /**
     * Values in a space of the original and released values together, so that the range is at least that of the
     * original.
     */
    final class OfSpace<V> implements ValuePoints {

        private final Space<V> space;
        private final int[] ofRows;

        OfSpace(Metric<V> domain, Column original, Column shown) {
            Distinct before = Distinct.of(original.size(), List.of(original.codes()));
            Distinct after = Distinct.of(shown.size(), List.of(shown.codes()));
            int all = before.count() + after.count();
            Column column;
            if (original instanceof Numbers numbers && shown instanceof Numbers released) {
                column = Numbers.of(
                        original.name(),
                        IntStream.range(0, all)
                                .mapToDouble(i -> i < before.count()
                                        ? numbers.at(before.first(i))
                                        : released.at(after.first(i - before.count())))
                                .toArray());
            } else {
                @Nullable
                String[] texts = IntStream.range(0, all)
                        .mapToObj(i -> i < before.count()
                                ? text(original, before.first(i))
                                : text(shown, after.first(i - before.count())))
                        .toArray(String[]::new);
                column = Words.of(original.name(), texts);
            }
            this.space = domain.bind(column, Rows.all(all));
            this.ofRows = IntStream.range(0, shown.size())
                    .map(row -> before.count() + after.recordOf(row))
                    .toArray();
        }

        private static @Nullable String text(Column column, int row) {
            return column.missing(row) ? null : column.text(row);
        }

        @Override
        public int[] ofRows() {
            return ofRows;
        }

        @Override
        public void addShares(int point, int[] points, int count, double weight, double[] out) {
            space.addShares(space.at(point), points, count, weight, out);
        }
    }
}
