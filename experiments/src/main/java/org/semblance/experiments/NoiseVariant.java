package org.semblance.experiments;

import org.jspecify.annotations.Nullable;
import org.semblance.method.noise.CandidateScope;
import org.semblance.method.noise.CorrelatedSemanticNoise;
import org.semblance.method.noise.Learner;
import org.semblance.method.noise.NoiseDistribution;
import org.semblance.method.noise.SemanticNoise;
import org.semblance.method.noise.TieBreak;

/** The two methods that the paper compares. */
enum NoiseVariant {
    CORRELATED("correlated"),
    UNCORRELATED("uncorrelated");

    private final String title;

    NoiseVariant(String title) {
        this.title = title;
    }

    String title() {
        return title;
    }

    Learner at(double alpha) {
        return at(alpha, null, TieBreak.RANDOM);
    }

    Learner at(double alpha, @Nullable String alphaColumn, TieBreak ties) {
        return switch (this) {
            case CORRELATED -> new CorrelatedSemanticNoise(alpha, CandidateScope.ALL, alphaColumn, ties);
            case UNCORRELATED ->
                new SemanticNoise(alpha, NoiseDistribution.NORMAL, CandidateScope.ALL, alphaColumn, ties);
        };
    }
}
