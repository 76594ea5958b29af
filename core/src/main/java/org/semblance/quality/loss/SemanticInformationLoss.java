package org.semblance.quality.loss;

import java.util.LinkedHashMap;
import java.util.Map;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Watcher;
import org.semblance.data.ExactSum;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;

/**
 * SemILoss: the mean semantic distance between original and released values, over rows and attributes that have a
 * meaning.
 *
 * <p>Ayala-Rivera, McDonagh, Cerqueus, Murphy and Thorpe, Transactions on Data Privacy 10 (2017), Eq. 11.
 */
@CatalogEntry(
        name = SemanticInformationLoss.NAME,
        summary = "mean semantic distance between original and released values, from 0 to 1 (SemILoss)",
        source = Citations.AYALA_RIVERA)
@MeasureFacts(kind = Kind.LOSS, range = MeasureFacts.SHARE, share = true)
public record SemanticInformationLoss() implements Measure {

    public static final String NAME = "semantic-information-loss";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        int n = released.size();
        ExactSum sum = new ExactSum();
        Map<String, Double> attributes = new LinkedHashMap<>();
        for (SemanticDistances lost : SemanticDistances.of(original, released, NAME)) {
            sum.add(lost.sum());
            attributes.put(lost.name(), n == 0 ? 0 : lost.sum() / n);
        }
        double cells = (double) n * attributes.size();
        return Score.of(NAME, cells == 0 ? 0 : sum.value() / cells, "").with(attributes);
    }
}
