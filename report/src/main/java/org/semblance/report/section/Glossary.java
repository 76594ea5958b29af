package org.semblance.report.section;

import java.util.Map;
import java.util.Optional;
import org.semblance.catalog.Catalog;
import org.semblance.quality.Measure;

/** What the names in a report mean, for those who did not write the recipe. A name that is not here just stands. */
public final class Glossary {

    private static final Map<String, String> PROMISES = Map.of(
            "k-anonymity",
            "Every combination of quasi-identifier values is shared by at least this many rows (or people,"
                + " where people are counted).",
            "contributors",
            "Each published value represents at least this many original values.",
            "l-diversity",
            "In each equivalence class, a sensitive attribute has at least this many different values."
                + " Missing values do not count. Entropy l-diversity gives frequent values less weight; recursive"
                + " (c, l)-diversity limits the most frequent one.",
            "common-terms",
            "Each released term is used in at least this many of the original texts (or by this many"
                + " authors).",
            "t-closeness",
            "In each equivalence class, the distribution of a sensitive attribute is close to that of the"
                + " whole table: the earth mover's distance between the two is at most this value, from 0"
                + " (identical) to 1.",
            "k-map",
            "Each row matches at least this many people of the population that the owner named.");

    /** What there is to say of risks beyond their summaries in the catalog. */
    private static final Map<String, String> MORE_OF_RISKS = Map.of(
            "prosecutor-risk",
            "It is 1 divided by the size of the smallest equivalence class.",
            "journalist-risk",
            "It is 1 divided by the smallest number of people in the population whom a row matches. Averages"
                + " match nobody; that does not make them safe.",
            "marketer-risk",
            "The search is among the population if one is given, otherwise among the people in the release.",
            "uniques",
            "Under k-anonymity there are none.",
            "singling-out",
            "Compare it with the success of guesses made without knowing which values occur together.",
            "likelihood-linkage",
            "A figure from a sample is an upper estimate.",
            "homogeneity",
            "With several attributes, this is the largest share.",
            "attribute-inference",
            "What the equivalence classes reveal is the difference to guessing the most frequent value of"
                + " the whole table.",
            "skew",
            "It is the t of t-closeness that the release satisfies.");

    private static final Map<String, String> SCORES = Map.of(
            "information-loss",
            "The share of the differences between records that anonymisation removed. At 0\u202F% nothing"
                + " changed; at 100\u202F% all records look the same.",
            "sse",
            "The sum of squared distances between original and released records: how far anonymisation moved"
                + " them.",
            "sst",
            "The sum of squared distances between the original records and their average: how far apart they"
                + " were. sse is measured against it.",
            "distance-linkage",
            "The share of original records that an intruder who knows all quasi-identifiers re-identifies by"
                + " choosing the nearest released row. Under k-anonymity it cannot exceed 1/k.",
            "assignment-linkage",
            "The share of original records that an intruder who knows all quasi-identifiers re-identifies by"
                + " matching all records one to one at the same time. A figure from a sample is an upper estimate:"
                + " with fewer rows there are fewer to confuse.");

    private static final String LEARNT =
            ": trained on the release and tested on the originals. The other figures show other combinations"
                + " of training and test data.";

    private static final Map<String, String> SCORES_OF_DOCUMENTS = Map.of(
            "sse",
            "The sum of distances between original and released documents: how far anonymisation moved them."
                + " Cosine distances are added as they are, Euclidean distances (mdav) are squared.",
            "sst",
            "The sum of distances between the original documents and their average: how far apart they were."
                + " sse is measured against it.",
            "knn-accuracy",
            "The share of documents whose label is predicted correctly by their nearest neighbours" + LEARNT,
            "bayes-accuracy",
            "The share of documents whose label is predicted correctly by naive Bayes" + LEARNT,
            "distance-linkage",
            "The share of documents that an intruder who has all texts re-identifies by choosing the nearest"
                + " released vector. Under k-anonymity it cannot exceed 1/k.");

    private static final String FINER =
            "Give the attribute a hierarchy with more levels, use fewer quasi-identifiers, ";

    private static final Map<String, String> ADVICE = Map.ofEntries(
            Map.entry(
                    "W_ONE_CLASS",
                    "Choose a smaller k or add rows: a single equivalence class shows only averages."),
            Map.entry(
                    "W_ALL_MERGED",
                    "Relax the guarantee (a larger t, a smaller l) or choose another method: a single equivalence"
                + " class shows only averages."),
            Map.entry(
                    "W_ALL_SUPPRESSED",
                    "Choose a smaller k, allow some suppression with suppress: 5%, use fewer quasi-identifiers, or"
                + " give finer hierarchies. local-recoding preserves more."),
            Map.entry(
                    "W_CONSTANT_COLUMN",
                    "Do nothing if the column should hold one value. Otherwise check how it was read."),
            Map.entry(
                    "W_BINARY_MEAN",
                    "Bind the attribute as nominal: a mean of 0 or 1 reveals the value of the whole equivalence"
                + " class."),
            Map.entry("W_FEW_VALUES", "Bind the attribute as nominal or ordinal if its numbers are codes or ranks."),
            Map.entry(
                    "W_LEADING_ZEROS",
                    "Bind the attribute as nominal if its values are codes, such as postcodes, and not quantities."),
            Map.entry(
                    "W_NEARLY_UNIQUE",
                    "Declare the column a quasi-identifier or an identifier if others may know its values."),
            Map.entry("W_SEEDED", "Run again without a seed before publishing."),
            Map.entry(
                    "W_OVERLAP",
                    "Do not share this release with anyone who may have an earlier one. Remove from the ledger what"
                + " was never shared; then release the same groups again, or release newcomers as a separate"
                + " table."),
            Map.entry(
                    "W_NOISE_AGAIN", "Share the first release again instead, so that its noise cannot be averaged out."),
            Map.entry(
                    "W_LEDGER_KEY",
                    "Name the same column with person: in all recipes, so that the ledger can recognise people"
                + " across releases; or keep one ledger per table."),
            Map.entry("W_NOT_SHUFFLED", "Run again with shuffle: true before publishing."),
            Map.entry(
                    "W_ENCODING_GUESSED",
                    "Check that accented letters are correct. To be sure, set the encoding in csv:."),
            Map.entry("W_UTF8", "Open the release as UTF-8; a spreadsheet may ask for the encoding."),
            Map.entry(
                    "W_RESCALED",
                    "Do nothing if variances matter more than the ends of the range. Otherwise set rescale: false."),
            Map.entry(
                    "W_EACH_ALONE",
                    "Choose mdav, which masks the quasi-identifiers together, or use only one quasi-identifier."),
            Map.entry(
                    "W_RELATIONS_IGNORED",
                    "Do nothing if is-a relations are sufficient: distances between concepts use only these."),
            Map.entry("W_LEFT_OUT", "Interpret the measure with care: it does not cover what was left out."),
            Map.entry(
                    "W_LCS_ROOT",
                    "Check the mapping: the column may mix words of different kinds, or a word may have the wrong"
                + " sense. A smaller k or a taxonomy made for the column also helps."),
            Map.entry(
                    "W_CONCEPTS_UNUSED", "Do nothing if the mapping serves several tables. Otherwise correct its names."),
            Map.entry(
                    "W_UNMAPPED",
                    "If these values matter, map them in the file named by concepts:, or exclude the rows with"
                + " where:."),
            Map.entry(
                    "W_ATTRIBUTE_LOST",
                    "Give the attribute a larger weight:, choose a smaller k, mask fewer attributes together, or"
                + " bind it as nominal if its concepts are all similar."),
            Map.entry(
                    "W_SAMPLED",
                    "Read the measure with its confidence interval; clustering the whole table needs more memory"
                + " than is available."),
            Map.entry("W_ALPHA", "Choose an alpha from 0.1 to 0.5; larger values leave little information."),
            Map.entry(
                    "W_COVARIANCE",
                    "Do nothing if the correlations are close to the original ones. Otherwise mask fewer attributes"
                + " together."),
            Map.entry(
                    "W_COVARIANCE_CLAMPED",
                    "Do nothing if the correlations are close to the original ones. A taxonomy in which each concept"
                + " has one parent avoids this."),
            Map.entry("W_SINGULAR", "Keep one of these attributes and drop the others by declaring them identifiers."),
            Map.entry(
                    "W_RECOGNISABLE",
                    "Do not rely on noise to protect this attribute: drop it, choose a much larger alpha, or choose"
                + " a method that forms equivalence classes, such as mdav."),
            Map.entry(
                    "W_LINKED",
                    "Choose a larger alpha, drop an attribute, or choose a method that guarantees k-anonymity, such"
                + " as mdav."),
            Map.entry(
                    "W_HOMOGENEOUS",
                    "If nobody may learn this attribute, add l-diversity or t-closeness for it under guarantees:,"
                + " choose a larger k, or make it a quasi-identifier."),
            Map.entry(
                    "W_SPELLINGS",
                    "Spell each value in one way, or set domain: numeric, ordinal or concepts so that equal values"
                + " are recognised. Until then l-diversity and homogeneity look better than they are."),
            Map.entry(
                    "W_NO_ORDER",
                    "Set domain: numeric for the attribute, or distance: ordered for t-closeness. If the numbers are"
                + " codes, set distance: equal; this also removes the warning."),
            Map.entry(
                    "W_FEW_CONCEPTS",
                    "Set within: to a broader concept, or give the attribute a finer taxonomy. With few possible"
                + " answers, choose a method that forms equivalence classes."),
            Map.entry(
                    "W_ROWS_OF_PERSON",
                    "Release one row per person, or choose a method that keeps a person's rows together, such as"
                + " mdav."),
            Map.entry(
                    "W_REPORT_NOT_PRIVATE",
                    "Share only the released file, and protect this page like the original data."),
            Map.entry("W_EPSILON", "Choose a smaller epsilon; 0.5 to 2 is usual."),
            Map.entry("W_DIGITS", "Release fewer digits, with release: {digits: 2}."),
            Map.entry(
                    "W_EMBEDDINGS",
                    "Choose a larger k, or release term vectors, whose disclosure risk is understood."),
            Map.entry(
                    "W_RARE_LABELS", "Omit the labels with release: {labels: false}, or use fewer and broader labels."),
            Map.entry(
                    "W_UNKNOWN_WORDS",
                    "Set wordnet: false if these words matter, and check the vocabulary for names before publishing."),
            Map.entry(
                    "W_STOP_WORDS",
                    "Check the stop list for typing errors, and the vocabulary for words that the list should have"
                + " removed."),
            Map.entry(
                    "W_NEGATIVE_WEIGHTS",
                    "Do nothing if the columns are not terms, as in embeddings. Otherwise check how the matrix was"
                + " made."),
            Map.entry(
                    "W_ONE_LABEL",
                    "If labels are released, omit them with release: {labels: false}; choose a larger k, or use"
                + " fewer and broader labels. The terms of a group reveal its common topic even without labels."),
            Map.entry(
                    "W_RARE_TERMS",
                    "Remove rare: keep before publishing, so that rare terms are removed."),
            Map.entry("W_MEASURE", "Remove the measure from the recipe, or ignore this: the release is not affected."));

    private static final String LESS_NOISE =
            "Choose a smaller alpha, or a taxonomy with more similar concepts: where the nearest concept is"
                + " distant, even little noise moves values far.";

    private static final String MORE_BUDGET =
            "Choose a larger epsilon, which protects less, or a narrower concept for within: if it covers"
                + " all values.";

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
                        ? "Each vector is shared by documents of at least this many authors (or by this many documents)."
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
