package org.semblance.quality.loss;

import org.semblance.CatalogEntry;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.PartitionedMeasure;
import org.semblance.quality.Score;

/**
 * Information loss with squared attribute distances: {@code 100·SSE/SST}, where the squared attribute distances are
 * averaged by weight, however the method combines attributes.
 *
 * <p>It is {@link InformationLoss} with {@code combine: euclidean}, the other reading of Martínez, Sánchez and Valls
 * (2012), Eq. 9 to 11. Use it to compare methods, because it does not depend on the method's own record distance. Unit,
 * range and edge cases are those of {@link InformationLoss}.
 */
@CatalogEntry(
        name = AttributeLoss.NAME,
        summary = "100·SSE/SST with squared attribute distances, however the method combines attributes")
@MeasureFacts(kind = Kind.LOSS, range = "0 to 100\u00A0%, more if values were moved farther than to the average")
public record AttributeLoss() implements PartitionedMeasure {

    public static final String NAME = "attribute-loss";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return score(SquaredLosses.of(original.combining(Combination.EUCLIDEAN), released, watcher));
    }

    @Override
    public Sums sums(Dataset part, Table released, Table centre) {
        return PartialSquares.of(part.combining(Combination.EUCLIDEAN), released, centre, AttributeLoss::score);
    }

    private static Score score(SquaredLosses squares) {
        return Score.of(NAME, squares.percentage(), "%");
    }
}
