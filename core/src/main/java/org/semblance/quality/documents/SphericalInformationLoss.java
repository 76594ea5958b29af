package org.semblance.quality.documents;

import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;

/**
 * Spherical information loss: {@code 100·SSE/(SSE + SSA)}, the share of the variation of documents that was within
 * groups and is lost, in per cent.
 *
 * <p>SSE is Σ d(u, v) over documents with u the original and v the released vector, SSA is Σ d(v, c) with c the average
 * of all original vectors; d is one minus the cosine, not squared. With {@code average: mean}, d is the squared
 * Euclidean distance, and the figure equals {@code information-loss}. Range: 0 % (unchanged) to 100 % (one vector for
 * all documents); smaller is better. If nothing moved it is 0. It needs exactly one column of documents, with rows.
 *
 * <p>Abril, Navarro-Arribas and Torra (2015), Eq. 13.
 */
@CatalogEntry(
        name = SphericalInformationLoss.NAME,
        summary = "share of the variation of documents that was within groups and is lost: 100·sse/(sse + "
                + "ssa), cosine distances not squared",
        source = Citations.ABRIL_SPHERICAL)
@MeasureFacts(kind = Kind.LOSS, range = MeasureFacts.PERCENT, ofDocuments = true)
public record SphericalInformationLoss() implements Measure {

    public static final String NAME = "spherical-information-loss";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        ReleasedDocuments documents = ReleasedDocuments.of(original, released, NAME);
        return Score.of(
                NAME, SumsOfDistances.of(documents.space(), documents.after()).loss(), "%");
    }
}
