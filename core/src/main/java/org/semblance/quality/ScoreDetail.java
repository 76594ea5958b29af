package org.semblance.quality;

/**
 * Names of the figures that are reported for comparison {@link Score#beside() beside} a score; reports look them up by
 * these names.
 */
public final class ScoreDetail {

    /** The share that an attacker links by guessing. */
    public static final String BY_CHANCE = "by chance";

    /** The mean, if the score is a maximum. */
    public static final String ON_AVERAGE = "on average";

    /** The same figure for the original table. */
    public static final String IN_THE_ORIGINAL = "in the original";

    /** The share guessed correctly from the whole table, without equivalence classes. */
    public static final String BY_THE_WHOLE_TABLE = "by the whole table";

    /** The share of successful guesses if each value is taken from a different row (the control group). */
    public static final String WITHOUT_COMBINATIONS = "without knowing what goes together";

    private ScoreDetail() {}
}
