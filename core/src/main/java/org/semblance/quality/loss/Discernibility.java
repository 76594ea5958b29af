package org.semblance.quality.loss;

import org.semblance.CatalogEntry;
import org.semblance.data.Distinct;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.CountMeasure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;
import org.semblance.quality.TableMeasure;

/**
 * Discernibility metric: {@code Σ |E|²} over the equivalence classes E of the release, that is, for each row the number
 * of rows that it cannot be distinguished from, itself included.
 *
 * <p>Range: n (every row unique) to n² (all rows equal); smaller means less loss; unit: rows squared, not normalised.
 * Suppressed rows form a class like any other, because they are equal to each other; Bayardo and Agrawal (2005) count n
 * for each of them instead. Rows are counted, not persons. An empty table gives 0.
 */
@CatalogEntry(
        name = Discernibility.NAME,
        summary = "sum of the squared sizes of equivalence classes",
        source = "Bayardo, R. J. and Agrawal, R. (2005). Data privacy through optimal k-anonymization. 21st"
                + " International Conference on Data Engineering, 217-228.")
@MeasureFacts(
        kind = Kind.LOSS,
        range = "from the number of rows to its square",
        alsoReads = {})
public record Discernibility() implements TableMeasure, CountMeasure {

    public static final String NAME = "discernibility";

    /** The sum of the squared class sizes of some parts. */
    private record Rows(long sum) implements Sums {

        @Override
        public Sums and(Sums other) {
            return new Rows(sum + ((Rows) other).sum);
        }

        @Override
        public Score score() {
            return Score.of(NAME, (double) sum, "");
        }
    }

    @Override
    public RowGrouping together() {
        return RowGrouping.RELEASED;
    }

    @Override
    public Sums counted(Dataset part, Table released) {
        Distinct classes = AverageClassSize.classes(part, released);
        long sum = 0;
        for (int one = 0; one < classes.count(); one++) {
            long rows = released.rows().times(classes.rowsOf(one));
            sum += rows * rows;
        }
        return new Rows(sum);
    }
}
