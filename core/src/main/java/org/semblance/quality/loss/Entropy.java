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
 * Non-uniform entropy: the bits that released values leave open about the original ones, as a share of the bits that
 * suppression of everything would.
 *
 * <p>Gionis and Tassa 2009. How probable a value is, given a label, is told by how often it is among the original values
 * below that label, whatever their rows show. A text that is not true of its value counts as suppression.
 */
@CatalogEntry(
        name = Entropy.NAME,
        summary = "bits that released values leave open, from 0 (none) to 1 (as many as full suppression)",
        source = "Gionis, A. and Tassa, T. (2009). k-Anonymization with minimal loss of information. IEEE Transactions"
                + " on Knowledge and Data Engineering 21, 206-219.")
@MeasureFacts(kind = Kind.LOSS, range = "0 (nothing is open) to 1 (all suppressed)", share = true)
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
