package org.semblance.experiments;

import org.jspecify.annotations.Nullable;
import org.semblance.method.noise.Candidates;
import org.semblance.method.noise.CorrelatedSemanticNoise;
import org.semblance.method.noise.Distribution;
import org.semblance.method.noise.Learner;
import org.semblance.method.noise.SemanticNoise;
import org.semblance.method.noise.Ties;

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
        return at(alpha, null, Ties.RANDOM);
    }

    Learner at(double alpha, @Nullable String alphaColumn, Ties ties) {
        return switch (this) {
            case CORRELATED -> new CorrelatedSemanticNoise(alpha, Candidates.ALL, alphaColumn, ties);
            case UNCORRELATED -> new SemanticNoise(alpha, Distribution.NORMAL, Candidates.ALL, alphaColumn, ties);
        };
    }
}
