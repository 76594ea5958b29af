package org.semblance.domain;

/** How the distances of several attributes make the distance of a record. */
public enum Combination {

    /** The square root of the weighted mean of their squares; numbers count in standard deviations. */
    EUCLIDEAN,

    /** Their weighted mean, each on a scale from 0 to 1: numbers count in shares of their range. */
    MEAN,

    /** 0 where all are 0, otherwise 1. */
    TUPLE
}
