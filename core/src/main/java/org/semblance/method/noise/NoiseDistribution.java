package org.semblance.method.noise;

import org.semblance.Chance;

/** How noise is distributed, at mean 0 and variance 1. */
public enum NoiseDistribution {
    NORMAL {
        @Override
        double draw(Chance.Draws draws) {
            return draws.normal();
        }
    },
    /** Most of it smaller, some of it larger. */
    LAPLACE {
        @Override
        double draw(Chance.Draws draws) {
            return draws.laplace();
        }
    };

    abstract double draw(Chance.Draws draws);
}
