package org.semblance.method.noise;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Chance;
import org.semblance.Citations;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.method.MethodFacts;
import org.semblance.quality.Measure;
import org.semblance.quality.semantics.NoiseMeasures;

/**
 * The method {@code correlated-semantic-noise}: noise that varies jointly over attributes as the data do, so that
 * associations between attributes are preserved.
 *
 * <p>Rodriguez-Garcia, Sánchez and Batet, PSD 2016, Algorithm 1: N(0, α·Σ) with the distance variances and covariances
 * of Eq. 12; the sign determines whether the new concept is farther from the record's value of the other attribute or
 * closer to it. For more than two attributes, which the paper treats in pairs, Σ is one matrix, and the other attribute
 * is the one with the highest distance correlation. Numbers vary jointly with numbers (Kim 1986).
 */
@CatalogEntry(
        name = CorrelatedSemanticNoise.NAME,
        summary = "noise that varies jointly over attributes, as the data do, to preserve their associations",
        source = Citations.RODRIGUEZ_GARCIA)
@MethodFacts(
        adviceOnLoss = "Choose a smaller alpha, or a taxonomy with more closely related concepts: if the "
                + "nearest concept is far away, even a little noise changes values a lot.")
public record CorrelatedSemanticNoise(
        @About(
                value = "level of the noise: its variance divided by that of the data; 0.1 to 0.5 is usual",
                code = ProblemCode.E_ALPHA)
        double alpha,

        @About(
                value = "which concepts may replace a value: all concepts of the domain, or only leaves, which "
                        + "have no narrower concepts",
                fallback = "all")
        CandidateScope candidates,

        @About(
                value = "column with the level of noise for each record; alpha is used where it is missing",
                optional = true)
        @Nullable
        String alphaColumn,

        @About(
                value = "which of several equally suitable concepts is chosen: random, or first in the order of "
                        + "the taxonomy, for research",
                fallback = "random")
        TieBreak ties)
        implements Learner {

    public static final String NAME = "correlated-semantic-noise";

    public CorrelatedSemanticNoise {
        NoiseLevel.refuseNonsense(alpha);
    }

    /** With default values otherwise. */
    public CorrelatedSemanticNoise(double alpha) {
        this(alpha, CandidateScope.ALL, null, TieBreak.RANDOM);
    }

    @Override
    public Masker learn(ReferenceTable reference, Chance chance, Watcher watcher) {
        NoiseLevel.warnOfMuch(alpha, watcher);
        return new NoiseStatistics(
                        reference,
                        new NoiseStrength(alpha, NoiseDistribution.NORMAL, alphaColumn),
                        candidates,
                        ties,
                        watcher)
                .together();
    }

    @Override
    public List<Measure> measures() {
        return NoiseMeasures.usual(alpha);
    }
}
