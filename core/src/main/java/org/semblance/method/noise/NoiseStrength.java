package org.semblance.method.noise;

import java.io.Serializable;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * How much noise, of what kind.
 *
 * @param alpha the level of a record that has none of its own
 * @param alphaColumn the column that gives records theirs
 */
record NoiseStrength(
        double alpha,
        NoiseDistribution distribution,
        @Nullable String alphaColumn) implements Serializable {

    /** The level of all records; none where each may have its own. */
    OptionalDouble level() {
        return alphaColumn == null ? OptionalDouble.of(alpha) : OptionalDouble.empty();
    }
}
