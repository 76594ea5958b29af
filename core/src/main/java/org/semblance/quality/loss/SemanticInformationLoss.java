package org.semblance.quality.loss;

import java.util.LinkedHashMap;
import java.util.Map;
import org.semblance.Watcher;
import org.semblance.data.ExactSum;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;

/**
 * SemILoss: the mean semantic distance between original and released values, over rows and attributes that have a
 * meaning.
 *
 * <p>Ayala-Rivera, McDonagh, Cerqueus, Murphy and Thorpe, Transactions on Data Privacy 10 (2017), Eq. 11.
 */
public record SemanticInformationLoss() implements Measure {

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        int n = released.size();
        ExactSum sum = new ExactSum();
        Map<String, Double> attributes = new LinkedHashMap<>();
        for (SemanticDistances lost : SemanticDistances.of(original, released, "semantic-information-loss")) {
            sum.add(lost.sum());
            attributes.put(lost.name(), n == 0 ? 0 : lost.sum() / n);
        }
        double cells = (double) n * attributes.size();
        return Score.of("semantic-information-loss", cells == 0 ? 0 : sum.value() / cells, "")
                .with(attributes);
    }
}
