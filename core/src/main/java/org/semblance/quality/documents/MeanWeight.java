package org.semblance.quality.documents;

import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Watcher;
import org.semblance.data.ExactSum;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Better;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;

/**
 * Mean term weight: {@code Σ |w(d, t)| / m} over the m non-zero weights w of the released documents, their mean absolute
 * value; that of the original is
 * given for comparison.
 *
 * <p>Range: from 0, at most 1 for unit vectors. Masking spreads the weight of a document over more terms, so the figure
 * falls; closer to the original is better. 0 if there are no weights. Abril, Navarro-Arribas and Torra (2015), Fig. 4.
 */
@CatalogEntry(
        name = MeanWeight.NAME,
        summary = "mean weight of the terms that released documents have",
        source = Citations.ABRIL_SPHERICAL)
@MeasureFacts(kind = Kind.LOSS, better = Better.NEITHER, ofDocuments = true)
public record MeanWeight() implements Measure {

    public static final String NAME = "mean-weight";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return ReleasedDocuments.compared(original, released, NAME, "", MeanWeight::mean);
    }

    /** The mean absolute value of the non-zero weights over all rows; 0 if there are none. */
    public static double mean(Vectors column) {
        ExactSum sum = new ExactSum();
        for (int row = 0; row < column.size(); row++) {
            double ofRow = 0;
            for (int entry = column.from(row); entry < column.to(row); entry++) {
                ofRow += Math.abs(column.weights()[entry]);
            }
            sum.add(ofRow);
        }
        return column.entries() == 0 ? 0 : sum.value() / column.entries();
    }
}
