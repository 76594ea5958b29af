package org.semblance.domain.distribution;

/**
 * The earth mover's distance from the values of some rows to those of all: the least work of carrying one distribution
 * over into the other, from 0 to 1 (Li, Li and Venkatasubramanian, ICDE 2007).
 */
public interface EarthMover {

    /** The distance of these rows, one or more, from all. */
    double distance(int[] rows);
}
