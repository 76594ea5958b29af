package org.semblance.method.generalization;

/** The nodes that the best is chosen among. */
public enum CandidateNodes {
    /** Those below which nothing will do, as in LeFevre, DeWitt and Ramakrishnan 2005. */
    MINIMAL,
    /** All that will do: where rows may be suppressed, a higher node may lose less. */
    ALL
}
