package org.semblance.quality.loss;

import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.domain.Combination;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;

/**
 * SSE (sum of squared errors): {@code Σ d(x, x′)²} over rows, with x the original record, x′ the released one in the
 * same row, and d the record distance.
 *
 * <p>By default d is the distance that the method uses; {@code combine} chooses another one. With {@code euclidean}, d²
 * is the weighted mean of the squared attribute distances: standardised differences for numbers (divisor n − 1), steps
 * divided by the length of the scale for ordinal categories, 0 or 1 for nominal ones. With {@code mean}, the weighted
 * mean of attribute distances on a scale from 0 to 1 is squared as a whole. With {@code tuple}, d is 0 or 1.
 *
 * <p>Range: from 0 (nothing changed), without upper bound; smaller is better; no unit. Edge cases: A suppressed value
 * (missing or {@code *} in the release) counts as if the average of the original column were released. A missing value
 * that stays missing costs nothing. A missing original value has the distance to other values that its domain defines.
 * Constant attributes are left out; if nothing varies, for example with one row, the sum is 0. For documents the
 * cosine distance is summed without squaring (Abril, Navarro-Arribas and Torra 2015, Eq. 11).
 */
@CatalogEntry(
        name = Sse.NAME,
        summary = "sum of squared distances between original and released records",
        meaning = "How far anonymisation moved the records, as a sum of squares that grows with the number "
                + "of records. information-loss relates it to sst.",
        meaningForDocuments = "How far anonymisation moved the documents, as a sum that grows with the number of "
                + "documents. Cosine distances are not squared; Euclidean distances (mdav) are.")
@MeasureFacts(kind = Kind.LOSS, range = MeasureFacts.UPWARDS, ofDocuments = true)
public record Sse(
        @About(value = COMBINE, optional = true) @Nullable Combination combine) implements SquaresMeasure {

    public static final String NAME = "sse";

    public Sse() {
        this(null);
    }

    @Override
    public Score score(SquaredLosses squares) {
        return Score.of(NAME, squares.within(), "");
    }
}
