package org.semblance.quality.documents;

import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;

/** The share of the spread of documents that lay within groups and is gone: 100·SSE/(SSE + SSA), Eq. 13 of the paper. */
public record SphericalInformationLoss() implements Measure {

    private static final String NAME = "spherical-information-loss";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        ReleasedDocuments documents = ReleasedDocuments.of(original, released, NAME);
        return Score.of(
                NAME, SumsOfDistances.of(documents.space(), documents.after()).loss(), "%");
    }
}
