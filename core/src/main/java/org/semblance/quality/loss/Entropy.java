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
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;

/**
 * Non-uniform entropy: the uncertainty in bits about the original values that the release leaves, relative to that of
 * full suppression.
 *
 * <p>{@code Σ log₂(N(x′) / N(x)) / Σ log₂(n / N(x))} over rows and attributes, where N(x) is the number of original
 * rows with the value x, N(x′) the number of original rows with any value below the released label x′, and n the number
 * of rows (Gionis and Tassa 2009). Frequencies are those of the original, whatever other rows show.
 *
 * <p>Range: 0 (nothing lost) to 1 (as much lost as with full suppression); smaller is better. Edge cases: A text that
 * is not true of its value, an unknown text and a suppressed value count as suppression. A missing value is a separate
 * leaf directly below the root. A constant column carries no information and adds 0; if all are constant, or with one
 * row, the figure is 0. Attributes are chosen as for {@link Granularity}.
 */
@CatalogEntry(
        name = Entropy.NAME,
        summary = "uncertainty about the original values, in bits relative to full suppression, from 0 "
                + "(none) to 1 (all suppressed)",
        source = "Gionis, A. and Tassa, T. (2009). k-Anonymization with minimal loss of information. IEEE Transactions"
                + " on Knowledge and Data Engineering 21, 206-219.")
@MeasureFacts(kind = Kind.LOSS, range = "0 (nothing lost) to 1 (all suppressed)", share = true)
public record Entropy() implements Measure {

    public static final String NAME = "entropy";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        ExactSum lost = new ExactSum();
        ExactSum most = new ExactSum();
        Map<String, Double> attributes = new LinkedHashMap<>();
        for (GeneralizedAttribute attribute : GeneralizedAttribute.of(original, released, NAME, watcher)) {
            ReleaseUncertainty open = attribute.open();
            ExactSum bits = new ExactSum();
            ExactSum all = new ExactSum();
            for (int pair = 0; pair < open.pairs(); pair++) {
                double same = (double) open.rowsAlike(pair);
                bits.add(open.count(pair) * bits(same, (double) open.rowsBelow(pair)));
                all.add(open.count(pair) * bits(same, released.size()));
            }
            lost.add(bits.value());
            most.add(all.value());
            attributes.put(attribute.name(), share(bits.value(), all.value()));
        }
        return Score.of(NAME, share(lost.value(), most.value()), "").with(attributes);
    }

    private static double bits(double same, double below) {
        return Math.log(below / same) / Math.log(2);
    }

    private static double share(double bits, double most) {
        return most == 0 ? 0 : bits / most;
    }
}
