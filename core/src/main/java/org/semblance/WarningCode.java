package org.semblance;

/**
 * Every warning that Semblance gives. The constants are spelled as they are printed, so that a search for a code finds
 * every place where it arises. {@code docs/codes.md} is generated from this list.
 */
public enum WarningCode implements WarningKind, ListedCode {
    W_ACCEPT_UNUSED(
            "The recipe accepts something that this run did not meet.",
            "Delete the key under accept: if it is settled; check its spelling if the warning is still there."),
    W_ALL_MERGED(
            "The guarantees hold only with all records in one group.",
            "Ask for less (a larger t, a smaller l), or choose another method: with one group the "
                    + "release shows averages only."),
    W_ALL_SUPPRESSED(
            "The guarantees hold only with every quasi-identifier fully generalised.",
            "Choose a smaller k, allow some rows to be suppressed with suppress: 5%, or take fewer "
                    + "quasi-identifiers or finer hierarchies; local-recoding keeps more."),
    W_ALPHA(
            "The level of noise is above 1, so there is more noise than data.",
            "Choose a level from 0.1 to 0.5, unless the table is meant to show hardly anything.",
            Basis.RELEASE),
    W_ATTRIBUTE_LOST(
            "A masked column keeps almost none of its information.",
            "Give the attribute a larger weight:, choose a smaller k, mask fewer attributes together, "
                    + "or make it nominal if its concepts are all near each other."),
    W_BINARY_MEAN(
            "A column with two values is averaged as a number.",
            "Bind the attribute as nominal: an average at either end reveals the value of the whole group."),
    W_BLANK_LINES(
            "Blank lines of the file were ignored.", "Do nothing if they are not records; otherwise check the file."),
    W_CONCEPTS_UNUSED(
            "The concept file maps values of columns that the table lacks.",
            "Do nothing if the mapping serves several tables; otherwise correct its names."),
    W_CONFIDENTIAL_CHANGED(
            "A confidential column differs from the original in some rows.",
            "Read l, t and the risk of disclosure as those of the values shown, true or not."),
    W_CONSTANT_COLUMN(
            "A column has the same value in every row, so it does not affect distances.",
            "Do nothing if the column is meant to have one value; otherwise check how it was read."),
    W_COVARIANCE(
            "The distance covariances of the attributes are not consistent, and noise follows them only"
                    + " approximately.",
            "Do nothing if the correlations after masking are close to those before; otherwise mask "
                    + "fewer attributes together."),
    W_COVARIANCE_CLAMPED(
            "A distance covariance came out negative under the root and was set to 0.",
            "Do nothing if the correlations after masking are close to those before; taxonomies in "
                    + "which each concept has one parent do not have this."),
    W_DANGLING(
            "Concepts of a taxonomy are below parents that it does not have; those links were left out.",
            "Do nothing if the concepts may be placed below the root; otherwise add the parents, or leave dangling: out."),
    W_DECLARED_MISSING(
            "Values of a column are missing because missing: of the attribute declares them.",
            "Check that the count is what you expect; a code that is also a real value must not be declared."),
    W_DIGITS(
            "Released weights have so many digits that rare terms can be derived from them.",
            "Release fewer digits, with release: {digits: 2}."),
    W_DRAFT(
            "The recipe is a draft: what it says of the columns was guessed, and nobody has looked through it.",
            "Go through the recipe column by column, correct it, and delete the line draft: true.",
            Basis.RELEASE),
    W_EACH_ALONE(
            "Each quasi-identifier was masked on its own; in combination they may still identify records.",
            "Choose mdav, which masks the quasi-identifiers together, or keep only one quasi-identifier.",
            Basis.RELEASE),
    W_EMBEDDINGS(
            "The vectors look like embeddings, from which texts can be reconstructed.",
            "Choose a larger k, or release vectors of words, which are known to reveal less."),
    W_EMPTY_VECTORS(
            "Groups of documents show no term, because too few of their authors use any term together.",
            "Choose a larger k, or group more similar documents; refine: exchange helps.",
            Basis.RELEASE),
    W_ENCODING_GUESSED(
            "The file is not UTF-8 and was read as windows-1252.",
            "Check that letters with accents are right; to be sure, give the encoding in csv:."),
    W_EPSILON(
            "The privacy budget epsilon is so large that it protects little.",
            "Choose a smaller epsilon; 0.5 to 2 is usual.",
            Basis.RELEASE),
    W_FEW_CONCEPTS(
            "Few concepts could replace a value, so the masked value may reveal the original.",
            "Give within: a broader concept or the attribute a finer taxonomy; if there are only a few "
                    + "categories, choose a method that forms groups."),
    W_FEW_VALUES(
            "A numeric column has few different values, as codes have.",
            "Bind the attribute as nominal or ordinal if its numbers are codes or steps."),
    W_FORMER_KEY(
            "The recipe uses a key that has another name now.",
            "Use the new name; the old one still works.",
            Basis.RELEASE),
    W_FORMULA(
            "Cells of the release, or names of its columns, would be read as formulas by a spreadsheet.",
            "Set spreadsheet-safe: true under release:, which puts an apostrophe in front of them, or tell those who open"
                    + " the file to import all columns as text.",
            Basis.RELEASE),
    W_HOMOGENEOUS(
            "Many rows are in equivalence classes that all share one sensitive value.",
            "Ask for l-diversity or t-closeness of the attribute in guarantees:, choose a larger k, or "
                    + "make the attribute a quasi-identifier if others must not learn it.",
            Basis.RELEASE),
    W_IMPORTS_IGNORED(
            "The ontology imports others, which were not read.",
            "Do nothing if it holds the concepts you need; otherwise merge it with the others in an ontology editor."),
    W_LABELS_UNMAPPED(
            "Labels of a hierarchy have no concept in the taxonomy and count as lost.",
            "Map the labels in the concept file if the semantic measures matter to you."),
    W_LCS_ROOT(
            "In many groups the concepts have only the root of the taxonomy in common.",
            "Check the mapping: one column may have words of different kinds, or in the wrong sense. A "
                    + "smaller k or a taxonomy made for the column also helps."),
    W_LEADING_ZEROS(
            "Numbers start with a zero, as codes do.",
            "Bind the attribute as nominal if its values are codes, such as postcodes, and not quantities."),
    W_LEDGER_KEY(
            "Earlier releases identify people by another column and could not be compared with this one.",
            "Name the same column with person: in all recipes, so that the ledger can tell who is in "
                    + "several releases, or keep a ledger for each table."),
    W_LEFT_OUT(
            "A measure leaves out some attributes or values.",
            "Interpret the measure accordingly: it does not cover what was left out."),
    W_LINKED(
            "Many records can be re-identified by linkage.",
            "Choose a larger alpha, drop an attribute, or choose a method that guarantees k, such as mdav."),
    W_MEASURE(
            "A measure that was asked for could not be computed.",
            "Leave the measure out of the recipe, or do nothing: the release is not affected."),
    W_NEARLY_UNIQUE(
            "A column or label that is kept differs in nearly every row or for most people.",
            "Make the column a quasi-identifier or an identifier if others may know its values; otherwise accept it by "
                    + "name with a reason: accept: {unique.COLUMN: \"reason\"}."),
    W_NEGATIVE_WEIGHTS(
            "Weights of terms are negative.",
            "Do nothing if the columns are not terms, as in embeddings; otherwise check how the matrix " + "was made."),
    W_NETWORK_CLEAR(
            "Data that Spark sends between machines are not encrypted.",
            "Turn on network encryption in Spark's configuration; see docs/cluster.md."),
    W_NOISE_AGAIN(
            "Noise was drawn again for people who are in an earlier release.",
            "Publish the earlier release again instead: its noise then does not average out.",
            Basis.VERDICT),
    W_NORMALISED(
            "Words were not in the usual Unicode form and were read as NFC.",
            "Do nothing if words that look alike mean the same."),
    W_NOT_RELEASED(
            "A confidential column shows no value in the release.",
            "Do nothing if it was suppressed on purpose; otherwise check that this is the right file."),
    W_NOT_SHUFFLED(
            "The rows are in their original order.", "Run again with shuffle: true before you publish.", Basis.RELEASE),
    W_NO_LEDGER(
            "Noise was added, and no ledger is kept that would notice if it were drawn again for the same people.",
            "Publish the table once, and keep a ledger with ledger: FOLDER: several releases with noise of their own can"
                    + " be averaged, and the mean of nine has a third of the noise.",
            Basis.RELEASE),
    W_NO_ORDER(
            "A column of numbers is judged as if its values had no order.",
            "Declare domain: numeric for the attribute, or distance: ordered for t-closeness; if the "
                    + "numbers are codes, distance: equal says so and ends this warning. To assess a table without a"
                    + " recipe, name the column in ‹ordered› or ‹nominal›."),
    W_ONE_CLASS(
            "There are fewer than 2k records, so all of them form one group.",
            "Choose a smaller k or provide more rows: with one group the release shows averages only."),
    W_ONE_LABEL(
            "Groups of documents all have the same label.",
            "If labels are released, leave them out with release: {labels: false}; choose a larger k, "
                    + "or use fewer and broader labels. The terms of a group reveal its subject, with or without "
                    + "labels."),
    W_OVERLAP(
            "Combined with earlier releases, this one leaves some people in groups smaller than k.",
            "Do not publish it if anybody has an earlier one. Strike releases that were never shared, "
                    + "and release the same groups again, or newcomers in a table of their own.",
            Basis.VERDICT),
    W_QI_COPY(
            "A column that is kept repeats a quasi-identifier, and the recipe accepts it.",
            "Do nothing if the reason still holds: anyone who knows the column knows the quasi-identifier before masking."),
    W_RARE_LABELS(
            "Labels that are released belong to fewer people or documents than k.",
            "Leave labels out with release: {labels: false}, or use fewer and broader labels."),
    W_RARE_TERMS(
            "Terms that fewer than k documents use are released.",
            "Leave out rare: keep before you publish, so that terms used by too few are removed.",
            Basis.RELEASE),
    W_RECOGNISABLE(
            "Numbers of a column are so far apart that noise does not hide them.",
            "Do not rely on noise to hide this attribute: drop it, choose a much larger alpha, or "
                    + "choose a method that forms groups, such as mdav."),
    W_RECONSTRUCTION(
            "With a register, published means name many of the people they were made of.",
            "Displace the means by a standard error, with displace: 1 in method:, which holds with many columns too; "
                    + "rounding, such as round: {to: 1000}, helps with few. Otherwise accept that others learn who took"
                    + " part: accept: {reconstruction: \"reason\"}."),
    W_RELATIONS_IGNORED(
            "Relations of the ontology other than \"is a\" were ignored.",
            "Do nothing if \"is a\" relations are enough: distances between concepts depend only on them."),
    W_REPORT_NOT_PRIVATE(
            "The owner's report is not differentially private.",
            "Publish the release folder only, and keep the owner's folder where the data are."),
    W_RESCALED(
            "Numbers were stretched to their original variance, and some are outside the original range.",
            "Do nothing if variances matter more than the ends of the range; otherwise set rescale: false."),
    W_ROWS_AS_PERSONS(
            "An identifier of people repeats, and no column of people is named, so every row counts as a person.",
            "Name it with person: if it identifies people; guarantees then count people."),
    W_ROWS_OF_PERSON(
            "A person has several rows, each with its own noise, which averages out.",
            "Release one row for each person, or choose a method that keeps the rows of a person "
                    + "together, such as mdav."),
    W_SAMPLED(
            "A measure was computed on samples.",
            "Read the measure with its interval; clustering the whole table would need more memory than"
                    + " there is."),
    W_SEEDED(
            "The run had a seed, so its random choices can be repeated.",
            "Run again without a seed before you publish.",
            Basis.RELEASE),
    W_SINGLE_CONTRIBUTOR(
            "Vectors show terms that a single author of the group may have brought in.",
            "Leave out term-contributors: 1, so that every term of a vector is used by at least two authors of its group.",
            Basis.RELEASE),
    W_SINGULAR(
            "Attributes determine each other, so they have the same noise.",
            "Keep only one of the attributes, and drop the others as identifiers."),
    W_SPELLINGS(
            "Values differ only in spelling and count as different.",
            "Spell each value in one way in the table, or declare domain: numeric, ordinal or concepts,"
                    + " which says which values are the same. Until then l-diversity, homogeneity and similar "
                    + "figures of a sensitive attribute look better than they are, and a quasi-identifier is "
                    + "masked more than it needs."),
    W_SPILL_CLEAR(
            "Intermediate data that Spark writes to disk are not encrypted.",
            "Leave spark.io.encryption.enabled at true; see docs/cluster.md."),
    W_SPREADSHEET_SAFE(
            "The setting spreadsheet-safe has no effect, because the release is not a CSV file.",
            "Leave spreadsheet-safe: out, or release a CSV file.",
            Basis.RELEASE),
    W_STAR(
            "A quasi-identifier has the value *, which a release would show like a suppressed value.",
            "Declare * in missing: if it means no value; otherwise write the value in another way."),
    W_STOP_WORDS(
            "Words of the stop list do not occur in the documents.",
            "Check the list for typing errors, and the vocabulary for the words it was meant to remove."),
    W_STRANGERS(
            "An earlier release has the same columns and about as many people, but hardly any in common.",
            "Check that people are identified in the same way in both tables."),
    W_UNCOVERED(
            "Released labels cover no value of the original and count as suppressed.",
            "Check that these are the right files, and give the hierarchy that the labels come from."),
    W_UNIQUE_SET(
            "Rows or people are unique on some of the columns that are kept: anyone who knows these values finds the row.",
            "Make one of the columns a quasi-identifier, or drop it, if others may know the values together; otherwise "
                    + "accept the set by name with a reason: accept: {unique.COLUMN+COLUMN: \"reason\"}."),
    W_UNIQUE_UNKNOWN(
            "Whether rows are unique on some of the columns that are kept was not looked at, or not in full.",
            "Run the recipe on one machine instead of a cluster if the table fits there, or keep fewer columns."),
    W_UNKNOWN_WORDS(
            "WordNet does not know many of the words, and they were left out.",
            "Set wordnet: false if these words matter, and check the vocabulary for names before you publish."),
    W_UNMAPPED(
            "Values have no concept and are treated as missing.",
            "Map them in the file that concepts: names, or leave the rows out with where: if they matter."),
    W_UTF8(
            "The release is in UTF-8, unlike the original.",
            "Open the release as UTF-8; in some spreadsheets you must select UTF-8 on import.");

    /** What decides whether a warning is given. */
    private enum Basis {
        /** The original, whatever else plays a part. */
        ORIGINAL,
        /** The recipe and the released file, which everybody may have. */
        RELEASE,
        /** A verdict, which is published although it was reached on the original. */
        VERDICT
    }

    @SuppressWarnings("ImmutableEnumChecker") // a record of two texts
    private final Explanation explanation;

    private final Basis basis;

    WarningCode(String meaning, String remedy) {
        this(meaning, remedy, Basis.ORIGINAL);
    }

    WarningCode(String meaning, String remedy, Basis basis) {
        this.explanation = new Explanation(meaning, remedy);
        this.basis = basis;
    }

    @Override
    public Explanation explanation() {
        return explanation;
    }

    @Override
    public boolean published() {
        return basis != Basis.ORIGINAL;
    }
}
