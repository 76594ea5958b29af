package org.semblance.report.section;

import java.util.Map;
import java.util.Optional;
import org.semblance.catalog.Catalog;
import org.semblance.method.Method;
import org.semblance.method.MethodFacts;
import org.semblance.privacy.Guarantee;
import org.semblance.quality.Measure;

/** What the names in a report mean, for those who did not write the recipe. A name that is not here just stands. */
public final class Glossary {

    private static final String LOST = "W_ATTRIBUTE_LOST";

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
                    LOST,
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

    private static final String COMMON_TERMS = "common-terms";
    private static final String OF_COMMON_TERMS =
            "Each term in the release is used, in the texts, by at least so many.";

    private final Catalog catalog;

    public Glossary(Catalog catalog) {
        this.catalog = catalog;
    }

    /** What is promised by a guarantee, or of the terms of documents, which no recipe names. */
    public Optional<String> promise(String guarantee, boolean documents) {
        return guarantee.equals(COMMON_TERMS)
                ? Optional.of(OF_COMMON_TERMS)
                : meaning(Guarantee.class, guarantee, documents);
    }

    public Optional<String> score(String name, boolean documents) {
        return meaning(Measure.class, name, documents);
    }

    private <T> Optional<String> meaning(Class<T> kind, String name, boolean documents) {
        return catalog.find(kind, name).map(entry -> documents ? entry.meaningForDocuments() : entry.meaning());
    }

    /** What to do about a warning. */
    public static Optional<String> advice(String code) {
        return Optional.ofNullable(ADVICE.get(code));
    }

    /** What to do about a warning that came up with a method: where weights do not help, it says what does. */
    public Optional<String> advice(String code, String method) {
        return Optional.of(code)
                .filter(LOST::equals)
                .flatMap(lost -> catalog.find(Method.class, method))
                .map(entry -> entry.parameters().getAnnotation(MethodFacts.class))
                .map(MethodFacts::adviceOnLoss)
                .filter(advice -> !advice.isEmpty())
                .or(() -> advice(code));
    }
}
