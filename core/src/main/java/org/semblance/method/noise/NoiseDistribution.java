package org.semblance.method.noise;

import org.semblance.Chance;

/** The distribution of noise, with mean 0 and variance 1. */
public enum NoiseDistribution {
    NORMAL {
        @Override
        double draw(Chance.Draws draws) {
            return draws.normal();
        }
    },
    /** Laplace: more small and more very large values than the normal distribution. */
    LAPLACE {
        @Override
        double draw(Chance.Draws draws) {
            return draws.laplace();
        }
    };

    abstract double draw(Chance.Draws draws);
}
