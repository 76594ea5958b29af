package org.semblance.quality.risk;

import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.MeasureFacts.Need;
import org.semblance.quality.Score;
import org.semblance.quality.loss.InformationLoss;

/**
 * Combined score: {@code α · information-loss + (1 − α) · record-linkage}, in per cent; smaller is better (Martínez,
 * Sánchez and Valls 2012, Eq. 14).
 *
 * <p>α from 0 (risk alone) to 1 (loss alone). The information loss uses the record distance of the method. Range: from
 * 0; above 100 % only if the loss is. Edge cases are those of {@link InformationLoss} and {@link RecordLinkage}.
 */
@CatalogEntry(
        name = LossAndRisk.NAME,
        summary = "weighted mean of information-loss and record-linkage",
        source = Citations.MARTINEZ_SANCHEZ_VALLS)
@MeasureFacts(
        kind = Kind.TRADE_OFF,
        range = "0 to 100\u00A0%, more if the loss exceeds it",
        needs = Need.UNCHANGED_VALUES)
public record LossAndRisk(
        @About(value = "weight of the loss, from 0 to 1; the risk has the rest", fallback = "0.5")
        double alpha) implements Measure {

    public static final String NAME = "score";

    public LossAndRisk {
        if (!(alpha >= 0 && alpha <= 1)) {
            throw Problem.recipe(
                    ProblemCode.E_CONFIG,
                    "alpha is not between 0 and 1",
                    "choose 0 to look at the risk alone, 1 at the loss alone, or a number between");
        }
    }

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        double loss = new InformationLoss().of(original, released, watcher).value();
        double risk = new RecordLinkage().of(original, released, watcher).value();
        return Score.of(NAME, alpha * loss + (1 - alpha) * risk, "%");
    }
}
