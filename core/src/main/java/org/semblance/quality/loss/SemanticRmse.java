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
 * Semantic RMSE: the root mean square of the semantic distances between original and released values, over rows and
 * attributes that have a meaning. Of noise, it is how much there is.
 */
public record SemanticRmse() implements Measure {

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        int n = released.size();
        ExactSum sum = new ExactSum();
        Map<String, Double> attributes = new LinkedHashMap<>();
        for (LostMeaning lost : LostMeaning.of(original, released, "semantic-rmse")) {
            sum.add(lost.sumOfSquares());
            attributes.put(lost.name(), root(lost.sumOfSquares(), n));
        }
        return Score.of("semantic-rmse", root(sum.value(), (double) n * attributes.size()), "")
                .with(attributes);
    }

    private static double root(double squares, double cells) {
        return cells == 0 ? 0 : Math.sqrt(squares / cells);
    }
}
