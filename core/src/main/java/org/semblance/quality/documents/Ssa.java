package org.semblance.quality.documents;

import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;

/** SSA: the distances between released documents and the average of the original ones, summed; Eq. 12 of the paper. */
public record Ssa() implements Measure {

    private static final String NAME = "ssa";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        ReleasedDocuments documents = ReleasedDocuments.of(original, released, NAME);
        return Score.of(
                NAME, SumsOfDistances.of(documents.space(), documents.after()).among(), "");
    }
}
