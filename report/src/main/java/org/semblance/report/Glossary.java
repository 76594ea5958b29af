package org.semblance.report;

import java.util.Map;
import java.util.Optional;
import org.semblance.WarningCode;
import org.semblance.WarningKind;
import org.semblance.catalog.Catalog;
import org.semblance.quality.Measure;

/** What the names in a report mean, for those who did not write the recipe. A name that is not here just stands. */
final class Glossary {

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

    static Optional<String> score(String name, boolean documents) {
        return Optional.ofNullable(documents ? SCORES_OF_DOCUMENTS.get(name) : null)
                .or(() -> Optional.ofNullable(SCORES.get(name)))
                .or(() -> inTheCatalog(name).map(summary -> summary + more(name)));
    }

    private static String more(String name) {
        String more = MORE_OF_RISKS.get(name);
        return more == null ? "" : " " + more;
    }

    /** What to do about a warning that came up with a method; nothing where its kind does not say. */
    static Optional<String> advice(WarningKind kind, String method) {
        String remedy = kind == WarningCode.W_ATTRIBUTE_LOST
                ? ADVICE_ON_LOST.getOrDefault(method, kind.remedy())
                : kind.remedy();
        return Optional.of(remedy).filter(text -> !text.isEmpty());
    }
}
