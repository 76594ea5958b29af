package org.semblance.quality.loss;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.ExactSum;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;

/**
 * Semantic RMSE: {@code √(Σ d(x, x′)² / N)}, the root mean square of the semantic distances between original and
 * released values over all cells; for noise, how far it moved the values.
 *
 * <p>N is the number of cells, over rows and attributes, that have a value in the original or in the release; cells
 * missing on both sides are left out. Attributes, distances and other edge cases are those of {@link
 * SemanticInformationLoss}. Range: 0 (unchanged) to the largest distance of the similarity; smaller is better; 0 if
 * there is no cell.
 */
@CatalogEntry(
        name = SemanticRmse.NAME,
        summary = "root mean square of the semantic distances between original and released values",
        source = Citations.RODRIGUEZ_GARCIA)
@MeasureFacts(kind = Kind.LOSS, range = MeasureFacts.UPWARDS)
public record SemanticRmse() implements Measure {

    public static final String NAME = "semantic-rmse";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        long cells = 0;
        ExactSum sum = new ExactSum();
        Map<String, Double> attributes = new LinkedHashMap<>();
        for (SemanticDistances lost : SemanticDistances.of(original, released, NAME)) {
            sum.add(lost.sumOfSquares());
            long values = values(original.table().column(lost.name()), released.column(lost.name()));
            attributes.put(lost.name(), root(lost.sumOfSquares(), values));
            cells += values;
        }
        return Score.of(NAME, root(sum.value(), cells), "").with(attributes);
    }

    /** The number of rows with a value in the original or in the release. */
    private static long values(Column original, Column released) {
        return IntStream.range(0, released.size())
                .filter(row -> !original.missing(row) || !released.missing(row))
                .count();
    }

    private static double root(double squares, long cells) {
        return cells == 0 ? 0 : Math.sqrt(squares / cells);
    }
}
