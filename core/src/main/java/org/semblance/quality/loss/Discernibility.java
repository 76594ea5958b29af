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
 * The discernibility metric: for each row the number of rows it cannot be told from, itself included, summed.
 *
 * <p>Bayardo and Agrawal 2005, without their fine for suppressed rows: those are a class like any other, as they read
 * alike.
 */
@CatalogEntry(
        name = Discernibility.NAME,
        summary = "squared sizes of the classes of rows that read alike, summed",
        source = "Bayardo, R. J. and Agrawal, R. (2005). Data privacy through optimal k-anonymization. 21st"
                + " International Conference on Data Engineering, 217-228.")
@MeasureFacts(kind = Kind.LOSS, range = "the number of rows to its square")
public record Discernibility() implements TableMeasure, CountMeasure {

    public static final String NAME = "discernibility";

    /** What the classes of whole parts add up to. */
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
    public Together together() {
        return Together.RELEASED;
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
