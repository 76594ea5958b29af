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
 * Semantic information loss (SemILoss): {@code Σ d(x, x′) / (n·m)} over n rows and m attributes, the mean semantic
 * distance between original and released values.
 *
 * <p>d is the distance of the attribute's semantic similarity. Measured are quasi-identifiers of concepts and those
 * whose hierarchy names a taxonomy; without any, the measure is refused. Range: 0 (unchanged) to the largest distance
 * of the similarity, 1 for most; smaller is better; no unit. Edge cases: a value or label without a concept, or a value
 * missing on one side only, has the largest distance; an unchanged value has distance 0; an empty table gives 0.
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
