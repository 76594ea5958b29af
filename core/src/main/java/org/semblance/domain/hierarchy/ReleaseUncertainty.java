package org.semblance.domain.hierarchy;

/**
 * How much released labels leave open about original values, for each distinct pair of a value and its released text.
 */
public interface ReleaseUncertainty {

    /** The number of distinct values. */
    int values();

    /** The number of distinct pairs of a value and its released text. */
    int pairs();

    /** The number of rows of a pair. */
    int count(int pair);

    /** The share of the values that the text of a pair covers. */
    double share(int pair);

    /** The number of rows with the original value of a pair, whatever text they show. */
    long rowsAlike(int pair);

    /**
     * The number of rows with an original value that the text covers; all rows if the text is not true of its value.
     */
    long rowsBelow(int pair);
}
