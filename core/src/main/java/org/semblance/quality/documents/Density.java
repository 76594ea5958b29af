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
 * Density of the document-term matrix: {@code 100 · non-zero weights / (documents · terms)} of the release, in per
 * cent; that of the original is given for comparison.
 *
 * <p>Range: 0 % to 100 %. Masking makes documents longer, so the figure grows; closer to the original is better.
 * Without terms it is 0.
 */
@CatalogEntry(
        name = Density.NAME,
        summary = "mean number of terms per released document, as a share of all terms",
        source = Citations.ABRIL_SPHERICAL)
@MeasureFacts(kind = Kind.LOSS, better = Better.NEITHER, ofDocuments = true)
public record Density() implements Measure {

    public static final String NAME = "density";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return ReleasedDocuments.compared(original, released, NAME, "%", Density::share);
    }

    /** 100·entries/(rows·dimensions); 0 without dimensions. */
    public static double share(Vectors column) {
        return column.dimensions() == 0 ? 0 : 100 * NonZeros.mean(column) / column.dimensions();
    }
}
