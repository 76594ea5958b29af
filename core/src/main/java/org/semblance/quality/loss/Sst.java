package org.semblance.quality.loss;

import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.domain.Combination;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Better;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;

/**
 * SST (total sum of squares): {@code Σ d(x, c)²} over rows, with x the original record, c the average record of the
 * original, and d the record distance of {@link Sse}.
 *
 * <p>Range: from 0, without upper bound; no unit. It describes the original alone and is the denominator of {@link
 * InformationLoss}. Constant attributes are left out; if nothing varies, for example with one row, it is 0. A missing
 * value counts with the distance to the average that its domain defines.
 */
@CatalogEntry(
        name = Sst.NAME,
        summary = "sum of squared distances between original records and their average",
        meaning = "How far apart the original records were, as a sum of squares. information-loss is sse "
                + "divided by it.",
        meaningForDocuments = "How far apart the original documents were, as a sum of their distances to the average. "
                + "information-loss is sse divided by it.")
@MeasureFacts(kind = Kind.LOSS, better = Better.NEITHER, ofDocuments = true)
public record Sst(
        @About(value = COMBINE, optional = true) @Nullable Combination combine) implements SquaresMeasure {

    public static final String NAME = "sst";

    public Sst() {
        this(null);
    }

    @Override
    public Score score(SquaredLosses squares) {
        return Score.of(NAME, squares.total(), "");
    }
}
