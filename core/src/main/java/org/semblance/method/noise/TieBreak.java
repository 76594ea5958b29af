package org.semblance.method.noise;

/** What is done among concepts that are equally good. */
public enum TieBreak {
    /** One of them is drawn, any as likely as another. */
    RANDOM,
    /** The first in the order of the taxonomy is taken: fewer different concepts come out, and less of a correlation. */
    FIRST
}
