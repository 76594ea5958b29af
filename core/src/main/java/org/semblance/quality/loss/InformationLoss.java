package org.semblance.quality.loss;

import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.domain.Combination;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;

/**
 * Information loss: {@code 100·SSE/SST}, the share of the variation between records that masking removed, in per cent.
 *
 * <p>{@link Sse} and {@link Sst} define the sums, the record distance and the meaning of {@code combine}. For each
 * attribute the same ratio is given with the attribute's own distance.
 *
 * <p>Range: 0 % means unchanged; 100 % means that every value was suppressed or replaced by the average; values far
 * off, as with noise, may give more than 100 %. Smaller is better. If nothing varies (SST = 0: one row, or constant
 * columns only), the loss is 0.
 */
@CatalogEntry(
        name = InformationLoss.NAME,
        summary = "share of the variation between records that was lost: 100·SSE/SST",
        source = Citations.DOMINGO_TORRA,
        meaning = "How much of the differences between records is lost. At 0\u202F% nothing changed; "
                + "100\u202F% is as much as if every record were replaced by the average.")
@MeasureFacts(
        kind = Kind.LOSS,
        range = "0 to 100\u00A0%, more if values were moved farther than to the average",
        ofDocuments = true)
public record InformationLoss(
        @About(value = COMBINE, optional = true) @Nullable Combination combine) implements SquaresMeasure {

    public static final String NAME = "information-loss";

    public InformationLoss() {
        this(null);
    }

    @Override
    public Score score(SquaredLosses squares) {
        return Score.of(NAME, squares.percentage(), "%").with(squares.percentages());
    }
}
