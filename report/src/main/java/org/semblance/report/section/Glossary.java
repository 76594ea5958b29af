package org.semblance.report.section;

import java.util.Map;
import java.util.Optional;
import org.semblance.catalog.Catalog;
import org.semblance.quality.Measure;

/** What the names in a report mean, for those who did not write the recipe. A name that is not here just stands. */
public final class Glossary {

    private static final Map<String, String> PROMISES = Map.of(
            "k-anonymity",
            "Each combination of quasi-identifier values is shared by at least so many.",
            "contributors",
            "Behind each published value stand at least so many original ones.",
            "l-diversity",
            "In each group of rows that look the same, a confidential attribute has at least so many different values;"
                    + " missing ones do not count. By entropy, frequent values count for less; for a given c, none is too"
                    + " frequent for the rest.",
            "common-terms",
            "Each term in the release is used, in the texts, by at least so many.",
            "t-closeness",
            "In each group of rows that look the same, a confidential attribute is distributed nearly as in the whole table:"
                    + " to carry one distribution over into the other takes at most this much work, from 0 (the same) to 1.",
            "k-map",
            "Each row may stand for at least so many people of the population that the owner named.");

    /** What there is to say of risks beyond their summaries in the catalog. */
    private static final Map<String, String> MORE_OF_RISKS = Map.of(
            "prosecutor-risk",
            "It is one divided by the size of the smallest class of rows that read alike.",
            "journalist-risk",
            "It is one divided by the fewest people whom a row may stand for. Averages stand for nobody, which does not make"
                    + " them safe.",
            "marketer-risk",
            "They are looked for among the people of the population where one is given, otherwise among those in the"
                    + " release.",
            "uniques",
            "With k-anonymity there are none.",
            "singling-out",
            "Read it beside what is reached without knowing which values go together.",
            "likelihood-linkage",
            "A figure of a sample is an upper estimate.",
            "homogeneity",
            "For several attributes, the largest share.",
            "attribute-inference",
            "What the classes tell is the difference to taking the most frequent one of all.",
            "skew",
            "It is the t of t-closeness that the release holds.");

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
                    + " released row by taking the nearest one. With k-anonymity it cannot exceed 1/k.",
            "assignment-linkage",
            "The share of original records that an intruder who knows all their quasi-identifiers, and that rows belong"
                    + " together one to one, links to the right released row by linking all at once. A figure of a sample"
                    + " is an upper estimate: among fewer rows there are fewer to confuse one with.");

    private static final String LEARNT =
            ": learnt from the release, tested on originals. Beside it, from what and on what.";

    private static final Map<String, String> SCORES_OF_DOCUMENTS = Map.of(
            "sse",
            "The distances between original and released documents, summed: how far masking moved them. Cosine distances"
                    + " are summed as they are, Euclidean ones (mdav) squared.",
            "sst",
            "The distances between original documents and their average, summed: how far apart they were; the yardstick"
                    + " for sse.",
            "knn-accuracy",
            "The share of documents whose label their nearest neighbours tell" + LEARNT,
            "bayes-accuracy",
            "The share of documents whose label naive Bayes tells" + LEARNT,
            "distance-linkage",
            "The share of documents that an intruder who has all the texts links to the right released row by taking the nearest"
                    + " vector. With k-anonymity it cannot exceed 1/k.");

    private static final String FINER =
            "Give the attribute a better hierarchy, with more levels, take fewer quasi-identifiers, ";

    private static final Map<String, String> ADVICE = Map.ofEntries(
            Map.entry(
                    "W_ONE_CLASS",
                    "Choose a smaller k or bring more rows: with one group the release tells averages only."),
            Map.entry(
                    "W_ALL_MERGED",
                    "Ask for less (a larger t, a smaller l), or choose another method: with one group the release tells"
                            + " averages only."),
            Map.entry(
                    "W_ALL_SUPPRESSED",
                    "Choose a smaller k, allow some rows to be suppressed with suppress: 5%, or take fewer"
                            + " quasi-identifiers or finer hierarchies; local-recoding keeps more."),
            Map.entry(
                    "W_CONSTANT_COLUMN",
                    "Nothing, if the column is meant to hold one value; otherwise look at how it was read."),
            Map.entry(
                    "W_BINARY_MEAN",
                    "Bind the attribute as nominal: an average at either end tells the value of the whole group."),
            Map.entry("W_FEW_VALUES", "Bind the attribute as nominal or ordinal if its numbers are codes or steps."),
            Map.entry(
                    "W_LEADING_ZEROS",
                    "Bind the attribute as nominal if its values are codes, such as postcodes, and not quantities."),
            Map.entry(
                    "W_NEARLY_UNIQUE",
                    "Make the column a quasi-identifier or an identifier if others may know its values."),
            Map.entry("W_SEEDED", "Run again without a seed before you publish."),
            Map.entry(
                    "W_OVERLAP",
                    "Do not hand it out if anybody has an earlier one: strike what nobody has from the ledger, and release the"
                            + " same groups again, or newcomers as a table of their own."),
            Map.entry(
                    "W_NOISE_AGAIN", "Hand out the first of them again instead: its noise then does not average out."),
            Map.entry(
                    "W_LEDGER_KEY",
                    "Name the same column with person: in all recipes, so that the ledger can tell who is in several"
                            + " releases; or keep a ledger for each table."),
            Map.entry("W_NOT_SHUFFLED", "Run again with shuffle: true before you publish."),
            Map.entry(
                    "W_ENCODING_GUESSED",
                    "Look whether letters with accents came out right; give the encoding in csv: to be sure."),
            Map.entry("W_UTF8", "Open the release as UTF-8; a spreadsheet may have to be told."),
            Map.entry(
                    "W_RESCALED",
                    "Nothing, if variances matter more than the ends of the range; otherwise set rescale: false."),
            Map.entry(
                    "W_EACH_ALONE",
                    "Choose mdav, which masks the quasi-identifiers together, or keep one quasi-identifier only."),
            Map.entry(
                    "W_RELATIONS_IGNORED",
                    "Nothing, if what is a kind of what says enough: distances between concepts rest on that alone."),
            Map.entry("W_LEFT_OUT", "Weigh the measure accordingly: it says nothing of what was left out."),
            Map.entry(
                    "W_LCS_ROOT",
                    "Look at the mapping: words of different kinds stand in one column, or in the wrong sense. A smaller k"
                            + " or a taxonomy made for the column helps too."),
            Map.entry(
                    "W_CONCEPTS_UNUSED", "Nothing, if the mapping serves several tables; otherwise correct its names."),
            Map.entry(
                    "W_UNMAPPED",
                    "Map them in the file that concepts: names, or leave the rows out with where:, if they matter."),
            Map.entry(
                    "W_ATTRIBUTE_LOST",
                    "Give the attribute a larger weight:, choose a smaller k, mask fewer attributes together, or make it"
                            + " nominal if its concepts are all near each other."),
            Map.entry(
                    "W_SAMPLED",
                    "Read the measure with its interval; clusters of the whole table would take more memory than there is."),
            Map.entry("W_ALPHA", "Choose a level from 0.1 to 0.5, unless the table is meant to tell hardly anything."),
            Map.entry(
                    "W_COVARIANCE",
                    "Nothing, if the correlations after masking are near those before; otherwise mask fewer attributes"
                            + " together."),
            Map.entry(
                    "W_COVARIANCE_CLAMPED",
                    "Nothing, if the correlations after masking are near those before; a taxonomy without several parents"
                            + " does not have this."),
            Map.entry("W_SINGULAR", "Keep one of the attributes only, and drop the others as identifiers."),
            Map.entry(
                    "W_RECOGNISABLE",
                    "Do not count on noise to hide this attribute: drop it, choose a much larger alpha, or choose a method that"
                            + " makes groups, such as mdav."),
            Map.entry(
                    "W_LINKED",
                    "Choose a larger alpha, drop an attribute, or choose a method that promises k, such as mdav."),
            Map.entry(
                    "W_HOMOGENEOUS",
                    "Ask for l-diversity or t-closeness of the attribute in guarantees:, choose a larger k, or make the attribute a"
                            + " quasi-identifier, if others may not learn it."),
            Map.entry(
                    "W_SPELLINGS",
                    "Write each value in one way in the table, or say with domain: numeric, ordinal or concepts which are the"
                            + " same: until then l-diversity, homogeneity and the like look better than they are."),
            Map.entry(
                    "W_NO_ORDER",
                    "Say domain: numeric of the attribute, or distance: ordered with t-closeness; where the numbers are codes,"
                            + " distance: equal says so and ends this warning."),
            Map.entry(
                    "W_FEW_CONCEPTS",
                    "Give within: a wider concept or the attribute a finer taxonomy; where there are few answers, choose a method"
                            + " that makes groups."),
            Map.entry(
                    "W_ROWS_OF_PERSON",
                    "Release one row for each person, or choose a method that keeps the rows of a person together, such as"
                            + " mdav."),
            Map.entry(
                    "W_REPORT_NOT_PRIVATE",
                    "Give away the released file alone, and keep this page where the data are."),
            Map.entry("W_EPSILON", "Choose a smaller epsilon; 0.5 to 2 is usual."),
            Map.entry("W_DIGITS", "Release fewer digits, with release: {digits: 2}."),
            Map.entry(
                    "W_EMBEDDINGS",
                    "Choose a larger k, or release vectors of words, of which it is known what they tell."),
            Map.entry(
                    "W_RARE_LABELS", "Leave labels out with release: {labels: false}, or give fewer and wider labels."),
            Map.entry(
                    "W_UNKNOWN_WORDS",
                    "Set wordnet: false if these words matter, and look through the vocabulary for names before you publish."),
            Map.entry(
                    "W_STOP_WORDS",
                    "Look for slips of the pen in the list, and through the vocabulary for what it was meant to drop."),
            Map.entry(
                    "W_NEGATIVE_WEIGHTS",
                    "Nothing, if the columns are not terms, as those of embeddings; otherwise look at how the matrix was made."),
            Map.entry(
                    "W_ONE_LABEL",
                    "Leave labels out with release: {labels: false}, if they are released; choose a larger k, or give fewer and"
                            + " wider labels. The terms of a group tell what all of it write about, with labels or without."),
            Map.entry(
                    "W_RARE_TERMS",
                    "Leave out rare: keep before you publish, so that terms which too few use are removed."),
            Map.entry("W_MEASURE", "Leave the measure out of the recipe, or nothing: the release is none the worse."));

    private static final String LESS_NOISE =
            "Choose a smaller alpha, or a taxonomy with more concepts near each other: where"
                    + " the next concept is far, little noise goes far too.";

    private static final String MORE_BUDGET =
            "Choose a larger epsilon, which protects less, or a narrower concept for within:, if all values are kinds of it.";

    /** What to do about a lost attribute where weights do not help: where a method generalises or adds noise. */
    private static final Map<String, String> ADVICE_ON_LOST = Map.of(
            "incognito",
            FINER + "allow more rows to be suppressed with suppress:, or choose local-recoding, which keeps more.",
            "datafly",
            FINER + "allow more rows to be suppressed with suppress:, or choose local-recoding, which keeps more.",
            "local-recoding",
            FINER + "or choose a smaller k.",
            "spherical-mdav",
            "Choose a smaller k or bring more documents; refine: exchange keeps more. Where authors are given, all documents"
                    + " of an author share a vector, which says little of one who writes of many things.",
            "semantic-noise",
            LESS_NOISE,
            "correlated-semantic-noise",
            LESS_NOISE,
            "semantic-exponential",
            MORE_BUDGET,
            "distribution-exponential",
            MORE_BUDGET);

    private Glossary() {}

    static Optional<String> promise(String guarantee, boolean documents) {
        return Optional.ofNullable(
                documents && guarantee.equals("k-anonymity")
                        ? "Each vector is shared by documents of at least so many."
                        : PROMISES.get(guarantee));
    }

    /** What the catalog says of a measure that needs no more words. */
    private static Optional<String> inTheCatalog(String name) {
        return Catalog.standard().of(Measure.class).stream()
                .filter(entry -> entry.name().equals(name))
                .map(Catalog.Entry::sentence)
                .findFirst();
    }

    public static Optional<String> score(String name, boolean documents) {
        return Optional.ofNullable(documents ? SCORES_OF_DOCUMENTS.get(name) : null)
                .or(() -> Optional.ofNullable(SCORES.get(name)))
                .or(() -> inTheCatalog(name).map(summary -> summary + more(name)));
    }

    private static String more(String name) {
        String more = MORE_OF_RISKS.get(name);
        return more == null ? "" : " " + more;
    }

    /** What to do about a warning that came up with a method. */
    public static Optional<String> advice(String code, String method) {
        if (code.equals("W_ATTRIBUTE_LOST") && ADVICE_ON_LOST.containsKey(method)) {
            return Optional.ofNullable(ADVICE_ON_LOST.get(method));
        }
        return Optional.ofNullable(ADVICE.get(code));
    }
}
