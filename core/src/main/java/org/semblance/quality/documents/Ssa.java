package org.semblance.quality.documents;

import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;

/**
 * SSA: {@code Σ d(v, c)} over documents, with v the released vector and c the average of all original ones, the
 * variation between groups that masking keeps.
 *
 * <p>d is one minus the cosine, not squared, or the squared Euclidean distance with {@code average: mean}. Range: from
 * 0 (all released documents alike); no unit. A group counts as often as it has documents. Abril, Navarro-Arribas and
 * Torra (2015), Eq. 12.
 */
public record Ssa() implements Measure {

    private static final String NAME = "ssa";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        ReleasedDocuments documents = ReleasedDocuments.of(original, released, NAME);
        return Score.of(
                NAME, SumsOfDistances.of(documents.space(), documents.after()).among(), "");
    }
}
