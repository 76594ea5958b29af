package org.semblance.quality.risk.likelihood;

/** How unlikely released values of an attribute are as noisy versions of original ones: the negative logarithm. */
interface NegativeLogLikelihood {

    /** What cannot have become of a value: finite, so that a sum of several still tells how many there are. */
    double IMPOSSIBLE = 1e4;

    /** The unlikelihood that the value of an original row became that of a released one. */
    double of(int original, int released);
}
