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

/** The share of the spread of documents that lay within groups and is gone: 100·SSE/(SSE + SSA), Eq. 13 of the paper. */
@CatalogEntry(
        name = SphericalInformationLoss.NAME,
        summary = "share of the spread of documents that lay within groups: 100·sse/(sse + ssa), cosine distances not"
                + " squared",
        source = Citations.ABRIL_SPHERICAL)
@MeasureFacts(kind = Kind.LOSS, range = MeasureFacts.UPWARDS, ofDocuments = true)
public record SphericalInformationLoss() implements Measure {

    public static final String NAME = "spherical-information-loss";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        ReleasedDocuments documents = ReleasedDocuments.of(original, released, NAME);
        return Score.of(
                NAME, SumsOfDistances.of(documents.space(), documents.after()).loss(), "%");
    }
}
