package org.semblance.method.generalization;

/** The nodes among which the best is chosen. */
public enum CandidateNodes {
    /** The minimal feasible nodes, below which no node is feasible, as in LeFevre, DeWitt and Ramakrishnan (2005). */
    MINIMAL,
    /** All feasible nodes: if rows may be suppressed, a higher node may lose less. */
    ALL
}
