package org.semblance.experiments;

import java.util.ArrayList;
import java.util.List;
import org.semblance.domain.Dataset;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.method.Displacements;

/**
 * The effect of noise on a sample.
 *
 * @param correlation sdCor of the masked attributes
 * @param covariance sdCov of the masked attributes
 * @param covarianceError |sdCov(A*, B*) − (1 + α) sdCov(A, B)|
 * @param actual root mean square of the distances between original and masked values, over all attributes
 */
record NoiseOutcome(
        double correlation, double covariance, double covarianceError, double actual, List<OfAttribute> attributes) {

    /**
     * The effect of noise on an attribute.
     *
     * @param meanShift sd(sμ(A), sμ(A*))
     * @param variance sσ²(A*)
     * @param varianceError |sσ²(A*) − (1 + α) sσ²(A)|
     * @param actual root mean square of the distances between original and masked values
     * @param target root mean square of the noise that was drawn
     * @param different the number of different concepts after masking
     */
    record OfAttribute(
            double meanShift, double variance, double varianceError, double actual, double target, int different) {}

    /** Masks a sample and measures the result. */
    static NoiseOutcome of(ConceptSample often, NoiseMoments before, double alpha, long seed) {
        Dataset sample = often.sample();
        ConceptSample.Once masked = often.at(alpha, seed);
        NoiseMoments after = before.ofMasked(sample.over(masked.table()));
        Similarity.Comparison comparison = NoiseMoments.domain(sample, 0).comparison();
        List<Displacements.Shift> shifts = masked.shifts();
        List<OfAttribute> attributes = new ArrayList<>();
        for (int i = 0; i < shifts.size(); i++) {
            attributes.add(new OfAttribute(
                    comparison.distance(before.mean(i), after.mean(i)),
                    after.variance(i),
                    Math.abs(after.variance(i) - (1 + alpha) * before.variance(i)),
                    shifts.get(i).actual(),
                    shifts.get(i).target(),
                    after.different().get(i)));
        }
        return new NoiseOutcome(
                after.correlation(),
                after.covariance(),
                Math.abs(after.covariance() - (1 + alpha) * before.covariance()),
                masked.rmse(),
                attributes);
    }

    double different() {
        return attributes.stream().mapToInt(OfAttribute::different).average().orElseThrow();
    }
}
