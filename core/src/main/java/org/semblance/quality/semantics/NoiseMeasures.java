package org.semblance.quality.semantics;

import java.util.ArrayList;
import java.util.List;
import org.semblance.quality.Measure;
import org.semblance.quality.loss.SemanticRmse;
import org.semblance.quality.risk.AssignmentLinkage;
import org.semblance.quality.risk.DistanceLinkage;
import org.semblance.quality.risk.likelihood.LikelihoodLinkage;
import org.semblance.quality.risk.likelihood.NoiseShape;

/** The default measures for tables masked with noise on concepts. */
public final class NoiseMeasures {

    private NoiseMeasures() {}

    /**
     * The default measures: the amount of noise, whether the statistics are those expected at this level, and linkage
     * risk.
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
     * The same for independent noise, plus the linkage by an intruder who knows the noise.
     *
     * @param leavesOnly whether concepts were replaced by leaves only
     */
    public static List<Measure> ofValuesAlone(double alpha, NoiseShape distribution, boolean leavesOnly) {
        List<Measure> measures = new ArrayList<>(usual(alpha));
        measures.add(new LikelihoodLinkage(alpha, distribution, leavesOnly));
        return List.copyOf(measures);
    }
}
