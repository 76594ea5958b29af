package org.semblance.domain;

import org.jspecify.annotations.Nullable;
import org.semblance.data.Numbers;

/** A domain of numbers, whether all of them are at hand or only a part. */
public sealed interface Continuous extends Metric<Double> permits Numeric, StandardizedNumeric {

    /** The decimals that a published value is rounded to, where somebody said. */
    @Nullable
    Integer round();

    /** Mean and deviation of the whole that a column is, or is a part of. */
    Moments moments(Numbers column);
}
