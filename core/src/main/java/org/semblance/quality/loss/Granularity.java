package org.semblance.quality.loss;

import java.util.LinkedHashMap;
import java.util.Map;
import org.semblance.CatalogEntry;
import org.semblance.Watcher;
import org.semblance.data.ExactSum;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.domain.hierarchy.ReleaseUncertainty;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Better;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;

/**
 * Granularity: how specific the released values still are.
 *
 * <p>{@code 1 − (s̄ − m) / (1 − m)}, where s is the number of hierarchy leaves that a released text may stand for,
 * divided by the number of all leaves, s̄ its mean over rows and attributes, and m the mean of 1 / (number of leaves)
 * over attributes. This is one minus the loss metric of Iyengar (2002), normalised after averaging over attributes, as
 * in ARX.
 *
 * <p>Range: 1 (every value as specific as in the original) to 0 (everything suppressed); larger is better; no unit. It
 * measures how unspecific a text is, not whether it is true: a wrong value on the same level costs nothing. Edge
 * cases: Quasi-identifiers with a hierarchy, and nominal and ordinal ones (values, then suppression), are measured;
 * numbers and concepts are left out with the warning W_LEFT_OUT. Without any, the measure is refused. A missing value
 * that stays missing counts as one leaf. A text that is not in the hierarchy, and a value suppressed in the release,
 * count as suppression. A hierarchy with a single value has granularity 1, and so has an empty table.
 */
@CatalogEntry(
        name = Granularity.NAME,
        summary = "how specific released values still are, from 1 (as in the original) to 0 (all suppressed)",
        source = "Iyengar, V. S. (2002). Transforming data to satisfy privacy constraints. 8th ACM SIGKDD International"
                + " Conference on Knowledge Discovery and Data Mining, 279-288.")
@MeasureFacts(
        kind = Kind.UTILITY,
        better = Better.HIGHER,
        range = "1 (as in the original) to 0 (all suppressed)",
        share = true)
public record Granularity() implements Measure {

    public static final String NAME = "granularity";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        ExactSum shares = new ExactSum();
        ExactSum least = new ExactSum();
        Map<String, Double> attributes = new LinkedHashMap<>();
        for (GeneralizedAttribute attribute : GeneralizedAttribute.of(original, released, NAME, watcher)) {
            double finest = 1.0 / attribute.open().values();
            double share = released.size() == 0 ? finest : share(attribute.open(), released.size());
            shares.add(share);
            least.add(finest);
            attributes.put(attribute.name(), granularity(share, finest));
        }
        int count = attributes.size();
        return Score.of(NAME, granularity(shares.value() / count, least.value() / count), "")
                .with(attributes);
    }

    /** The mean over rows of the share of leaves that a released text covers. */
    private static double share(ReleaseUncertainty open, int rows) {
        ExactSum sum = new ExactSum();
        for (int pair = 0; pair < open.pairs(); pair++) {
            sum.add(open.count(pair) * open.share(pair));
        }
        return sum.value() / rows;
    }

    /** Rounding may lead slightly outside the range. */
    private static double granularity(double share, double finest) {
        return finest == 1 ? 1 : Math.min(1, Math.max(0, 1 - (share - finest) / (1 - finest)));
    }
}
