package org.semblance.quality.loss;

import java.util.LinkedHashMap;
import java.util.List;
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
 * Semantic SSE: {@code Σ (Σ d(x, x′) / m)²} over rows, the squared mean semantic distance of each row over its m
 * attributes, summed.
 *
 * <p>It gives more weight to rows that lost much. Attributes, distances and edge cases are those of {@link
 * SemanticInformationLoss}. Range: 0 (unchanged) to n times the square of the largest distance; smaller is better; no
 * unit. For a single attribute, the sum of its squared distances.
 *
 * <p>Ayala-Rivera, McDonagh, Cerqueus, Murphy and Thorpe, Transactions on Data Privacy 10 (2017), Eq. 12.
 */
@CatalogEntry(
        name = SemanticSse.NAME,
        summary = "sum over rows of the squared mean semantic distance",
        source = Citations.AYALA_RIVERA)
@MeasureFacts(kind = Kind.LOSS, range = MeasureFacts.UPWARDS)
public record SemanticSse() implements Measure {

    public static final String NAME = "semantic-sse";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        List<SemanticDistances> attributes = SemanticDistances.of(original, released, NAME);
        Map<String, Double> alone = new LinkedHashMap<>();
        attributes.forEach(lost -> alone.put(lost.name(), lost.sumOfSquares()));
        return Score.of(NAME, sum(attributes, released.size()), "").with(alone);
    }

    private static double sum(List<SemanticDistances> attributes, int rows) {
        if (attributes.size() == 1) {
            return attributes.get(0).sumOfSquares();
        }
        ExactSum sum = new ExactSum();
        for (int row = 0; row < rows; row++) {
            double distances = 0;
            for (SemanticDistances lost : attributes) {
                distances += lost.at(row);
            }
            double mean = distances / attributes.size();
            sum.add(mean * mean);
        }
        return sum.value();
    }
}
