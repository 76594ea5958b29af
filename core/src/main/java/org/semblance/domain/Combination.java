package org.semblance.domain;

/** How attribute distances are combined into a record distance. */
public enum Combination {

    /** The square root of the weighted mean of squared distances; numbers count in standard deviations. */
    EUCLIDEAN,

    /** The weighted mean of distances on a scale from 0 to 1; numbers count as shares of their range. */
    MEAN,

    /** 0 if all distances are 0, otherwise 1. */
    TUPLE
}
