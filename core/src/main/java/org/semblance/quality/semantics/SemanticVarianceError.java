package org.semblance.quality.semantics;

import java.util.LinkedHashMap;
import java.util.Map;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;
import org.semblance.quality.TableMeasure;

/**
 * Semantic variance error: the mean of {@code |sσ²(A*) − (1 + α)·sσ²(A)|} over attributes of concepts, where A is the
 * original column, A* the released one and α the level of the noise.
 *
 * <p>sσ² is the mean of the squared semantic distances to the semantic mean. Range: from 0 (as expected of noise of
 * level α; with α = 0, unchanged); smaller is better; unit: squared distance. Missing values are left out; a released
 * text without a concept counts with the largest distance from the mean; if nothing is released, the variance is 0. A
 * column without any original concept is left out.
 */
@CatalogEntry(
        name = SemanticVarianceError.NAME,
        summary = "difference between the semantic variance after masking and 1 + alpha times the original "
                + "one, mean over attributes of concepts",
        source = Citations.RODRIGUEZ_GARCIA)
@MeasureFacts(kind = Kind.LOSS, range = MeasureFacts.UPWARDS)
public record SemanticVarianceError(
        @About(
                value = "level of the noise that was added; 0 compares with the original itself",
                fallback = "0",
                code = ProblemCode.E_ALPHA)
        double alpha)
        implements TableMeasure {

    public static final String NAME = "semantic-variance-error";

    public SemanticVarianceError {
        ExpectedGrowth.refuseNonsense(alpha);
    }

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        Map<String, Double> errors = new LinkedHashMap<>();
        for (ConceptColumn column : ConceptColumn.some(original, released, NAME)) {
            errors.put(column.name(), ExpectedGrowth.error(column.varianceBefore(), column.varianceAfter(), alpha));
        }
        return MeanScore.score(NAME, errors);
    }
}
