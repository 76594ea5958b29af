package org.semblance.method.noise;

import org.jspecify.annotations.Nullable;

/**
 * How much noise, of what kind.
 *
 * @param alpha the level of a record that has none of its own
 * @param alphaColumn the column that gives records theirs
 */
record Strength(
        double alpha, Distribution distribution, @Nullable String alphaColumn) {}
