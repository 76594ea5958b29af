package org.semblance.method.noise;

/** How ties between equally good concepts are broken. */
public enum TieBreak {
    /** One of them at random, with equal probabilities. */
    RANDOM,
    /** The first in the order of the taxonomy: fewer distinct concepts result, and weaker correlations. */
    FIRST
}
