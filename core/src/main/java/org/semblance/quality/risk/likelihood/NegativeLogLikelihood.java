package org.semblance.quality.risk.likelihood;

/** The negative log-likelihood that a released value of an attribute is the noisy version of an original value. */
interface NegativeLogLikelihood {

    /** The cost of an impossible replacement: finite, so that a sum still counts how many there are. */
    double IMPOSSIBLE = 1e4;

    /** The negative log-likelihood that the value of the original row became that of the released row. */
    double of(int original, int released);
}
