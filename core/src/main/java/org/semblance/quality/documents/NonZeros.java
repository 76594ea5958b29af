package org.semblance.quality.documents;

import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Better;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;

/**
 * Terms per document: {@code Σ |{t : w(d, t) ≠ 0}| / n}, the mean number of non-zero weights of the n released documents
 * d; that of the original is given for comparison.
 *
 * <p>Range: 0 to the size of the vocabulary. A table without documents is refused. A group's average has the terms of all its documents, so the figure grows
 * with masking; closer to the original is better. Abril, Navarro-Arribas and Torra (2015), Fig. 3.
 */
@CatalogEntry(
        name = NonZeros.NAME,
        summary = "mean number of terms per released document; a group has the terms of all its documents",
        source = Citations.ABRIL_SPHERICAL)
@MeasureFacts(kind = Kind.LOSS, better = Better.NEITHER, ofDocuments = true)
public record NonZeros() implements Measure {

    public static final String NAME = "non-zeros";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return ReleasedDocuments.compared(original, released, NAME, "", NonZeros::mean);
    }

    /** The mean number of non-zero entries of a row. */
    public static double mean(Vectors column) {
        return (double) column.entries() / column.size();
    }
}
