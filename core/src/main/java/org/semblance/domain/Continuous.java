package org.semblance.domain;

import org.jspecify.annotations.Nullable;
import org.semblance.data.Numbers;

/** A domain of numbers, with scales from its own column or from a larger table of which the column is a part. */
public sealed interface Continuous extends Metric<Double> permits Numeric, StandardizedNumeric {

    /** How published values are rounded; null if they are not. */
    @Nullable
    Rounding round();

    /** Mean and standard deviation of the whole table to which the column belongs. */
    Moments moments(Numbers column);
}
