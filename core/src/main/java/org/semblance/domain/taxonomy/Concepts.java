package org.semblance.domain.taxonomy;

import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Column;
import org.semblance.data.Rows;
import org.semblance.data.Words;
import org.semblance.domain.NeedsDictionary;
import org.semblance.domain.Space;

/**
 * Words with concepts of a taxonomy: the distance of a {@link Similarity} as distance, the concept closest to all as
 * prototype.
 *
 * <p>A prototype that is the concept of a word of the column is shown as that word (the first of several), any other by
 * its label in the taxonomy. A missing value is at the largest distance of the similarity, usually 1, from every
 * concept.
 */
public final class Concepts implements NeedsDictionary<Integer> {

    /** How several concepts are averaged. */
    public enum Average {
        /**
         * The centroid: the concept on the paths from the values to their least common subsumer with the smallest sum
         * of distances to all values (Martínez, Sánchez and Valls, Definitions 3 to 7).
         */
        CENTROID,
        /** The least common subsumer. */
        LCS,
        /** The most frequent concept; on a tie the one that appears first in the table. */
        MODE,
        /**
         * The concept of the whole domain with the smallest sum of distances to all values. In a tree it is the
         * centroid; if concepts have several parents it may be a concept above no value.
         */
        MEAN
    }

    /** The number used for no concept: for a word without one, or a missing value. */
    public static final int NONE = -1;

    private static final String UNMAPPED =
            "map them in concepts.csv, which semblance concepts map DATA drafts; or suppress them "
                    + "with unmapped: missing";

    private final Taxonomy taxonomy;
    private final Similarity similarity;
    private final Similarity.Comparison comparison;
    private final Average average;
    private final ConceptMap map;
    /** {@link #NONE} if not given. */
    private final int within;

    private final ConceptNaming naming;
    private final boolean ofParts;
    private transient volatile @Nullable ColumnConcepts lastAtHand;
    private transient @Nullable ConceptLabels labels;

    /** A domain of concepts written by their labels. */
    public Concepts(Taxonomy taxonomy, Similarity similarity, Average average, ConceptMap map) {
        this(taxonomy, similarity, average, map, OptionalInt.empty(), ConceptNaming.LABELS);
    }

    /**
     * A domain of concepts.
     *
     * @param within the concept of which all values are kinds, if given; otherwise the least common subsumer of a
     *     column bounds the domain
     */
    public Concepts(
            Taxonomy taxonomy,
            Similarity similarity,
            Average average,
            ConceptMap map,
            OptionalInt within,
            ConceptNaming naming) {
        this.taxonomy = taxonomy;
        this.similarity = similarity;
        this.comparison = similarity.on(taxonomy);
        this.average = average;
        this.map = map;
        this.within = within.orElse(NONE);
        this.naming = naming;
        this.ofParts = false;
    }

    private Concepts(Concepts other, Average average, boolean ofParts) {
        this.taxonomy = other.taxonomy;
        this.similarity = other.similarity;
        this.comparison = other.comparison;
        this.average = average;
        this.map = other.map;
        this.within = other.within;
        this.naming = other.naming;
        this.ofParts = ofParts;
    }

    /** The same domain with another average. */
    public Concepts averaging(Average other) {
        return other == average ? this : new Concepts(this, other, ofParts);
    }

    @Override
    public Concepts ofParts() {
        return new Concepts(this, average, true);
    }

    /** Whether it is bound to parts of a column, with the words of the whole. */
    boolean bindsParts() {
        return ofParts;
    }

    public Taxonomy taxonomy() {
        return taxonomy;
    }

    public Similarity similarity() {
        return similarity;
    }

    /** The similarity over the concepts of the taxonomy. */
    public Similarity.Comparison comparison() {
        return comparison;
    }

    public ConceptMap map() {
        return map;
    }

    @Override
    public Space<Integer> bind(Column column, Rows rows) {
        Words words = (Words) column;
        int[] conceptOf = conceptsOf(words);
        refuse(words, rows, conceptOf, concept -> concept == NONE, "no concept", UNMAPPED);
        within().ifPresent(bound -> refuseOutside(words, rows, conceptOf, taxonomy, bound));
        return ConceptSpace.of(words, conceptOf, this);
    }

    /** The concept of a text: of a mapped word, or of the label of a possible average. */
    public OptionalInt concept(String text) {
        OptionalInt mapped = map.concept(text);
        int labelled = mapped.isPresent() ? -1 : labels().concept(text);
        return labelled < 0 ? mapped : OptionalInt.of(labelled);
    }

    /** The concept of a text, even if it cannot be an average: as mapped here or else as in the taxonomy. */
    public OptionalInt meant(String text) {
        OptionalInt here = concept(text);
        return here.isPresent() ? here : taxonomy.find(text);
    }

    /** A text that {@link #meant} reads as this concept, if there is one. */
    public Optional<String> readable(int concept) {
        return map.word(concept)
                .or(() -> labels().known(concept))
                .or(() ->
                        Optional.of(taxonomy.id(concept)).filter(id -> meant(id).equals(OptionalInt.of(concept))));
    }

    /** The concepts of the words in the dictionary of a column, by code; {@link #NONE} for a word without one. */
    public int[] conceptsOf(Words words) {
        return words.dictionary().stream()
                .mapToInt(word -> concept(word).orElse(NONE))
                .toArray();
    }

    /** Refuses a column that has words without a concept. */
    public static void refuseUnmapped(Words words, Rows rows, ConceptMap map) {
        refuse(words, rows, concepts(words, map), concept -> concept == NONE, "no concept", UNMAPPED);
    }

    /** Refuses a column that has words whose concept is not below the bound. */
    public static void refuseOutside(Words words, Rows rows, ConceptMap map, Taxonomy taxonomy, int bound) {
        refuseOutside(words, rows, concepts(words, map), taxonomy, bound);
    }

    private static void refuseOutside(Words words, Rows rows, int[] conceptOf, Taxonomy taxonomy, int bound) {
        refuse(
                words,
                rows,
                conceptOf,
                concept -> concept != NONE && !taxonomy.subsumes(bound, concept),
                "a concept that is no kind of '" + taxonomy.label(bound) + "'",
                "map them to concepts below it, or choose a wider concept for within:");
    }

    private static int[] concepts(Words words, ConceptMap map) {
        return words.dictionary().stream()
                .mapToInt(word -> map.concept(word).orElse(NONE))
                .toArray();
    }

    private interface Fault {
        boolean at(int concept);
    }

    private static void refuse(Words words, Rows rows, int[] conceptOf, Fault fault, String what, String advice) {
        int[] counts = words.counts();
        boolean[] faulty = new boolean[conceptOf.length];
        int values = 0;
        for (int code = 0; code < conceptOf.length; code++) {
            faulty[code] = counts[code] > 0 && fault.at(conceptOf[code]);
            values += faulty[code] ? 1 : 0;
        }
        if (values == 0) {
            return;
        }
        throw Problem.data(
                ProblemCode.E_CONCEPTS,
                "column '" + words.name() + "': " + (values == 1 ? "a value has " : values + " different values have ")
                        + what + " (" + rows.named(row -> !words.missing(row) && faulty[words.code(row)]) + ")",
                advice);
    }

    /** The concepts for a column; cached, because the method and every measure bind the column. */
    ColumnConcepts atHand(int[] values) {
        ColumnConcepts last = lastAtHand;
        if (last == null || !last.isFor(values)) {
            last = ColumnConcepts.of(this, values);
            lastAtHand = last;
        }
        return last;
    }

    /**
     * The concept that bounds the domain of a column with these concepts: the given one, or their least common
     * subsumer.
     */
    public int top(int[] concepts) {
        return within == NONE ? taxonomy.lcs(concepts) : within;
    }

    /** The text of a concept of a word, or of one above: the first word for it, or its label. */
    public String text(int concept) {
        return map.word(concept).orElseGet(() -> labels().text(concept));
    }

    /** The labels of concepts without a word: the same in every column, so that averages can be averaged. */
    private synchronized ConceptLabels labels() {
        if (labels == null) {
            labels = ConceptLabels.of(this, naming);
        }
        return labels;
    }

    /** How concepts are written. */
    public ConceptNaming naming() {
        return naming;
    }

    /** The concept of which all values are kinds, if given. */
    public OptionalInt within() {
        return within == NONE ? OptionalInt.empty() : OptionalInt.of(within);
    }

    Average average() {
        return average;
    }
}
