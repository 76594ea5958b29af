package org.semblance.domain.distribution;

/** The ground distance of the earth mover's distance: how far apart two values of a column are. */
public enum GroundDistance {
    /** All different values are equally far apart. */
    EQUAL,
    /** Values are ordered; the distance is the number of steps between them, divided by the largest number. */
    ORDERED,
    /** The semantic distance in a taxonomy, or the level of the lowest common label in a hierarchy. */
    SEMANTIC
}
