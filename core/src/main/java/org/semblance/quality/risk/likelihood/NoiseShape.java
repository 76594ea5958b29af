package org.semblance.quality.risk.likelihood;

import org.semblance.quality.Erf;

/** How noise is distributed, at mean 0 and variance 1. */
public enum NoiseShape {
    NORMAL {
        @Override
        double within(double distance) {
            return Erf.of(distance / Math.sqrt(2));
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

    /** The probability of noise that is no larger than this, whichever way. */
    abstract double within(double distance);

    /** The negative logarithm of the density, but for a constant. */
    abstract double unlikelihood(double deviation);
}
