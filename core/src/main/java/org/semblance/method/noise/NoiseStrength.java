package org.semblance.method.noise;

import java.io.Serializable;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * The strength and kind of noise.
 *
 * @param alpha the level of records without their own
 * @param alphaColumn the column with the levels of records
 */
record NoiseStrength(
        double alpha,
        NoiseDistribution distribution,
        @Nullable String alphaColumn) implements Serializable {

    /** The level of all records; empty if each may have its own. */
    OptionalDouble level() {
        return alphaColumn == null ? OptionalDouble.of(alpha) : OptionalDouble.empty();
    }
}
