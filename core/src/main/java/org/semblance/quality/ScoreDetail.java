package org.semblance.quality;

import java.util.Map;

/**
 * Names of {@linkplain Score#comparisonFigures() figures for comparison}; reports look them up by these names, and JSON
 * uses them as keys.
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

    /** The share guessed correctly because of equivalence classes, beyond that of the whole table. */
    public static final String GAINED_BY_CLASSES = "gained by classes";

    /** The largest share that can be linked, given the sizes of equivalence classes. */
    public static final String AT_MOST_BY_CLASSES = "at most, by the sizes of classes";

    /** The share of rows whose equivalence class shows one sensitive value in every row. */
    public static final String SAME_VALUE = "same value";

    /** The share of rows whose equivalence class shows one sensitive value and missing values. */
    public static final String ONE_VALUE_AND_GAPS = "one value and gaps";

    /** The share of rows whose equivalence class shows missing values only. */
    public static final String GAPS_ALONE = "gaps alone";

    private static final Map<String, String> LABELS = Map.of(
            BY_THE_WHOLE_TABLE, "without the release",
            GAINED_BY_CLASSES, "added by the release",
            AT_MOST_BY_CLASSES, "upper bound from class sizes",
            WITHOUT_COMBINATIONS, "control, with values of random rows");

    private ScoreDetail() {}

    /** The label of a figure in text for people; most names are their own label. */
    public static String label(String name) {
        return LABELS.getOrDefault(name, name);
    }
}
