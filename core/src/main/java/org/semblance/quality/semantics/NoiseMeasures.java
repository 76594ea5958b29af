package org.semblance.quality.semantics;

import java.util.ArrayList;
import java.util.List;
import org.semblance.quality.Measure;
import org.semblance.quality.loss.SemanticRmse;
import org.semblance.quality.risk.AssignmentLinkage;
import org.semblance.quality.risk.DistanceLinkage;
import org.semblance.quality.risk.likelihood.LikelihoodLinkage;
import org.semblance.quality.risk.likelihood.NoiseShape;

/** What is measured of a table with noise in it when nobody says what. */
public final class NoiseMeasures {

    private NoiseMeasures() {}

    /**
     * How much noise there is, whether the statistics are those that noise of this level should leave, and who can still
     * be found.
     *
     * @param alpha the level of the noise: its variance as a share of that of the data
     */
    public static List<Measure> usual(double alpha) {
        return List.of(
                new SemanticMeanShift(),
                new SemanticVarianceError(alpha),
                new DistanceCovarianceError(alpha),
                new SemanticRmse(),
                new OriginalDistanceCorrelation(),
                new DistanceCorrelation(),
                new DistanceLinkage(),
                new AssignmentLinkage());
    }

    /**
     * The same where each value got noise of its own, and who can be found by an intruder who knows that.
     *
     * @param leavesOnly whether concepts were replaced by leaves only
     */
    public static List<Measure> ofValuesAlone(double alpha, NoiseShape distribution, boolean leavesOnly) {
        List<Measure> measures = new ArrayList<>(usual(alpha));
        measures.add(new LikelihoodLinkage(alpha, distribution, leavesOnly));
        return List.copyOf(measures);
    }
}
