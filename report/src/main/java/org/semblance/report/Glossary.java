package org.semblance.report;

import java.util.Map;
import java.util.Optional;

/** What the names in a report mean, for those who did not write the recipe. A name that is not here just stands. */
final class Glossary {

    private static final Map<String, String> PROMISES = Map.of(
            "k-anonymity",
            "Each combination of quasi-identifier values is shared by at least so many.",
            "contributors",
            "Behind each published value stand at least so many original ones.",
            "l-diversity",
            "Each group holds at least so many different confidential values.",
            "t-closeness",
            "The confidential values of each group are spread nearly as in the whole table.");

    private static final Map<String, String> SCORES = Map.of(
            "information-loss",
            "The share of the differences between records that masking took away. At 0\u202F% nothing changed; at"
                    + " 100\u202F% all records look the same.",
            "sse",
            "The squared distances between original and released records, summed: how far masking moved them.",
            "sst",
            "The squared distances between original records and their average, summed: how far apart they were; the"
                    + " yardstick for sse.",
            "distance-linkage",
            "The share of original records that an intruder who knows all their quasi-identifiers links to the right"
                    + " released row by taking the nearest one. With k-anonymity it cannot exceed 1/k.");

    private static final Map<String, String> ADVICE = Map.of(
            "W_ONE_CLASS",
            "Choose a smaller k or bring more rows: with one group the release tells averages only.",
            "W_CONSTANT_COLUMN",
            "Nothing, if the column is meant to hold one value; otherwise look at how it was read.",
            "W_BINARY_MEAN",
            "Bind the attribute as nominal: an average at either end tells the value of the whole group.",
            "W_LEADING_ZEROS",
            "Bind the attribute as nominal if its values are codes, such as postcodes, and not quantities.",
            "W_COMPOSITION",
            "Weigh this release together with the earlier one; choose a larger k, or publish one of the two.",
            "W_RESCALED",
            "Nothing, if variances matter more than the ends of the range; otherwise set rescale: false.",
            "W_EACH_ALONE",
            "Choose mdav, which masks the quasi-identifiers together, or keep one quasi-identifier only.",
            "W_LEFT_OUT",
            "Weigh the measure accordingly: it says nothing of what was left out.",
            "W_LCS_ROOT",
            "Choose a smaller k or a finer taxonomy: many groups show its most general concept, which tells nothing.");

    private Glossary() {}

    static Optional<String> promise(String guarantee) {
        return Optional.ofNullable(PROMISES.get(guarantee));
    }

    static Optional<String> score(String name) {
        return Optional.ofNullable(SCORES.get(name));
    }

    static Optional<String> advice(String code) {
        return Optional.ofNullable(ADVICE.get(code));
    }
}
