package org.semblance.quality.risk.likelihood;

import org.semblance.quality.ErrorFunction;

/** The distribution of noise with mean 0 and variance 1, as the intruder of {@link LikelihoodLinkage} assumes it. */
public enum NoiseShape {
    NORMAL {
        @Override
        double within(double distance) {
            return ErrorFunction.of(distance / Math.sqrt(2));
        }

        @Override
        double unlikelihood(double deviation) {
            return deviation * deviation / 2;
        }
    },
    LAPLACE {
        @Override
        double within(double distance) {
            return -Math.expm1(-Math.sqrt(2) * distance);
        }

        @Override
        double unlikelihood(double deviation) {
            return Math.sqrt(2) * Math.abs(deviation);
        }
    };

    /** The probability that noise is at most this large in absolute value. */
    abstract double within(double distance);

    /** The negative logarithm of the density, up to a constant. */
    abstract double unlikelihood(double deviation);
}
