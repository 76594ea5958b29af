package org.semblance.domain.hierarchy;

/** How much released texts leave open of original values: found once for each pair of a value and the text shown for it. */
public interface ReleaseUncertainty {

    /** How many different values there are. */
    int values();

    /** How many different pairs of a value and the text shown for it there are. */
    int pairs();

    /** How many rows have a pair. */
    int count(int pair);

    /** The share of the values that the text of a pair may stand for. */
    double share(int pair);

    /** How many rows hold the original value of a pair, whatever they show. */
    long rowsAlike(int pair);

    /** How many rows hold an original value that the text of a pair may stand for; all where it is not true of its value. */
    long rowsBelow(int pair);
}
