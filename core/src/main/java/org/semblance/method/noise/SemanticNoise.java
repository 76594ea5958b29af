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
import org.semblance.quality.risk.likelihood.NoiseShape;
import org.semblance.quality.semantics.NoiseMeasures;

/**
 * The method {@code semantic-noise}: independent noise for every value. Words are replaced by a concept at the semantic
 * distance drawn, numbers are moved by the number drawn. Associations between attributes become weaker.
 *
 * <p>Rodriguez-Garcia, Batet and Sánchez, ICTAI 2015, as described in their paper of 2016: N(0, α·sσ²(A)); the sign
 * determines whether the new concept is farther from the semantic mean or closer to it. For numbers: N(0, α·σ²), Conway
 * and Strip 1976.
 */
@CatalogEntry(
        name = SemanticNoise.NAME,
        summary = "independent noise for words and numbers; words are replaced by concepts at a random "
                + "semantic distance",
        source = Citations.RODRIGUEZ_GARCIA_ICTAI)
@MethodFacts(
        adviceOnLoss = "Choose a smaller alpha, or a taxonomy with more closely related concepts: if the "
                + "nearest concept is far away, even a little noise changes values a lot.")
public record SemanticNoise(
        @About(
                value = "level of the noise: its variance divided by that of the data; 0.1 to 0.5 is usual",
                code = ProblemCode.E_ALPHA)
        double alpha,

        @About(value = "distribution of the noise: normal or laplace", fallback = "normal")
        NoiseDistribution distribution,

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

    public static final String NAME = "semantic-noise";

    public SemanticNoise {
        NoiseLevel.refuseNonsense(alpha);
    }

    /** Normal noise with default values otherwise. */
    public SemanticNoise(double alpha) {
        this(alpha, NoiseDistribution.NORMAL, CandidateScope.ALL, null, TieBreak.RANDOM);
    }

    @Override
    public Masker learn(ReferenceTable reference, Chance chance, Watcher watcher) {
        NoiseLevel.warnOfMuch(alpha, watcher);
        return new NoiseStatistics(
                        reference, new NoiseStrength(alpha, distribution, alphaColumn), candidates, ties, watcher)
                .apart();
    }

    @Override
    public List<Measure> measures() {
        return NoiseMeasures.ofValuesAlone(
                alpha,
                distribution == NoiseDistribution.LAPLACE ? NoiseShape.LAPLACE : NoiseShape.NORMAL,
                candidates == CandidateScope.LEAVES);
    }
}
