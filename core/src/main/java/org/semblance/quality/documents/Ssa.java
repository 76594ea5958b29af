package org.semblance.quality.documents;

import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Better;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;

/**
 * SSA: {@code Σ d(v, c)} over documents, with v the released vector and c the average of all original ones, the
 * variation between groups that masking keeps.
 *
 * <p>d is one minus the cosine, not squared, or the squared Euclidean distance with {@code average: mean}. Range: from
 * 0 (all released documents alike); no unit. A group counts as often as it has documents. Abril, Navarro-Arribas and
 * Torra (2015), Eq. 12.
 */
@CatalogEntry(
        name = Ssa.NAME,
        summary = "sum of distances between released documents and the average of all originals: the "
                + "variation between groups, which is kept",
        source = Citations.ABRIL_SPHERICAL)
@MeasureFacts(kind = Kind.LOSS, better = Better.NEITHER, ofDocuments = true)
public record Ssa() implements Measure {

    public static final String NAME = "ssa";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        ReleasedDocuments documents = ReleasedDocuments.of(original, released, NAME);
        return Score.of(
                NAME, SumsOfDistances.of(documents.space(), documents.after()).among(), "");
    }
}
