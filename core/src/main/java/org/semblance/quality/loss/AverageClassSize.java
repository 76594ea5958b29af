package org.semblance.quality.loss;

import org.semblance.CatalogEntry;
import org.semblance.data.Distinct;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.quality.CountMeasure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Better;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;
import org.semblance.quality.TableMeasure;

/**
 * Average equivalence class size: {@code n / c}, with n rows and c equivalence classes, that is, sets of rows with
 * equal released quasi-identifiers.
 *
 * <p>Range: 1 (every row unique) to n (all rows equal); smaller means less loss; unit: rows. Suppressed values count as
 * equal to each other, missing values too. Rows are counted, not persons. An empty table gives 0. LeFevre, DeWitt and
 * Ramakrishnan (2006) also divide by k, which a measure does not know.
 */
@CatalogEntry(
        name = AverageClassSize.NAME,
        summary = "number of rows divided by the number of equivalence classes",
        source = "LeFevre, K., DeWitt, D. J. and Ramakrishnan, R. (2006). Mondrian multidimensional k-anonymity. 22nd"
                + " International Conference on Data Engineering.")
@MeasureFacts(
        kind = Kind.LOSS,
        better = Better.NEITHER,
        range = "from 1 to the number of rows",
        alsoReads = {})
public record AverageClassSize() implements TableMeasure, CountMeasure {

    public static final String NAME = "average-class-size";

    /** The number of rows and of classes in some parts. */
    private record Classes(long rows, long count) implements Sums {

        @Override
        public Sums and(Sums other) {
            Classes more = (Classes) other;
            return new Classes(rows + more.rows, count + more.count);
        }

        @Override
        public Score score() {
            return Score.of(NAME, count == 0 ? 0 : (double) rows / count, "");
        }
    }

    @Override
    public RowGrouping together() {
        return RowGrouping.RELEASED;
    }

    @Override
    public Sums counted(Dataset part, Table released) {
        return new Classes(released.rows().total(), classes(part, released).count());
    }

    static Distinct classes(Dataset original, Table released) {
        return Distinct.of(
                released.size(),
                original.with(Role.QUASI_IDENTIFIER).stream()
                        .map(attribute -> released.column(attribute.name()).codes())
                        .toList());
    }
}
