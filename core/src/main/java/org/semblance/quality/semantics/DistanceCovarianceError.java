package org.semblance.quality.semantics;

import java.util.Map;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.domain.taxonomy.statistics.DistanceMoments;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;
import org.semblance.quality.TableMeasure;

/**
 * Distance covariance error: the mean of {@code |sdCov(A*, B*) − (1 + α)·sdCov(A, B)|} over pairs of quasi-identifiers
 * with the same taxonomy and similarity, where A and B are original columns, A* and B* released ones, and α the level
 * of the noise.
 *
 * <p>sdCov is the distance covariance (already a square root) of Székely, Rizzo and Bakirov (2007) with semantic
 * distances. Range: from 0 (as expected of noise of level α; with α = 0, unchanged); smaller is better; unit: that of
 * the distance. A row counts in a pair if both values have a known concept. Without such a pair the measure is refused.
 */
@CatalogEntry(
        name = DistanceCovarianceError.NAME,
        summary = "difference between the distance covariance after masking and 1 + alpha times the "
                + "original one, mean over pairs of attributes of concepts",
        source = Citations.RODRIGUEZ_GARCIA)
@MeasureFacts(kind = Kind.LOSS, range = MeasureFacts.UPWARDS)
public record DistanceCovarianceError(
        @About(
                value = "level of the noise that was added; 0 compares with the original itself",
                fallback = "0",
                code = ProblemCode.E_ALPHA)
        double alpha)
        implements TableMeasure {

    public static final String NAME = "distance-covariance-error";

    public DistanceCovarianceError {
        ExpectedGrowth.refuseNonsense(alpha);
    }

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        ConceptColumnPairs pairs = ConceptColumnPairs.of(original, released, NAME, watcher);
        Map<String, Double> errors = pairs.before(DistanceMoments::covariance);
        pairs.after(DistanceMoments::covariance)
                .forEach((pair, after) ->
                        errors.computeIfPresent(pair, (same, before) -> ExpectedGrowth.error(before, after, alpha)));
        return MeanScore.score(NAME, errors);
    }
}
