package org.semblance.quality;

/** What stands {@link Score#beside() beside} a score, by the names that reports look for. */
public final class ScoreDetail {

    /** What an attacker links who guesses. */
    public static final String BY_CHANCE = "by chance";

    /** The mean, beside a largest figure. */
    public static final String ON_AVERAGE = "on average";

    /** The same figure of the table before it was masked. */
    public static final String IN_THE_ORIGINAL = "in the original";

    /** What is guessed without knowing the class. */
    public static final String BY_THE_WHOLE_TABLE = "by the whole table";

    /** What a guess finds that takes each value from another row. */
    public static final String WITHOUT_COMBINATIONS = "without knowing what goes together";

    private ScoreDetail() {}
}
