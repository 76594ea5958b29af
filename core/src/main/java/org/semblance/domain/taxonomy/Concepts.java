package org.semblance.domain.taxonomy;

import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.data.Column;
import org.semblance.data.Rows;
import org.semblance.data.Words;
import org.semblance.domain.NeedsDictionary;
import org.semblance.domain.Space;

/**
 * Words that mean concepts: the distance of a {@link Similarity}, and as prototype the concept that is closest to all.
 *
 * <p>A prototype that is the concept of a word of the column is shown as that word (the first of several), any other by
 * its label in the taxonomy. A missing value is at distance 1 from every concept.
 */
public final class Concepts implements NeedsDictionary<Integer> {

    /** What stands for several concepts. */
    public enum Average {
        /**
         * The concept, between the values and their least common subsumer, with the smallest sum of distances to all:
         * Martínez, Sánchez and Valls, Definitions 3 to 7.
         */
        CENTROID,
        /** The least common subsumer. */
        LCS,
        /** The most frequent concept; of several, the one that appears first in the table. */
        MODE,
        /**
         * The concept, of all in the domain, with the smallest sum of distances to all. On a tree it is the centroid;
         * where concepts have several parents it may be one that is above no value.
         */
        MEAN
    }

    /** Stands where a concept would: that of a word that means none, or of a missing value. */
    public static final int NONE = -1;

    private static final String UNMAPPED =
            "map them in concepts.csv, which semblance concepts map DATA drafts; or withhold them with unmapped: missing";

    private final Taxonomy taxonomy;
    private final Similarity similarity;
    private final Similarity.Comparison comparison;
    private final Average average;
    private final ConceptMap map;
    /** {@link #NONE} where nobody said. */
    private final int within;

    private final ConceptNaming naming;
    private final boolean ofParts;
    private transient volatile @Nullable ColumnConcepts lastAtHand;
    private transient @Nullable ConceptLabels labels;

    /** A domain of concepts that are written by their labels. */
    public Concepts(Taxonomy taxonomy, Similarity similarity, Average average, ConceptMap map) {
        this(taxonomy, similarity, average, map, OptionalInt.empty(), ConceptNaming.LABELS);
    }

    /**
     * A domain of concepts.
     *
     * @param within the concept that all are kinds of, if it is known beforehand; otherwise the least common subsumer of
     *     a column bounds the domain
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

    /** Whether a column that it is bound to is part of another, with the words of that. */
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

    /** The concept of a text: a word that is mapped, or the label of what may be an average. */
    public OptionalInt concept(String text) {
        OptionalInt mapped = map.concept(text);
        int labelled = mapped.isPresent() ? -1 : labels().concept(text);
        return labelled < 0 ? mapped : OptionalInt.of(labelled);
    }

    /** The concept of a text, also of one that no average could be: what it means here or, without that, in the taxonomy. */
    public OptionalInt meant(String text) {
        OptionalInt here = concept(text);
        return here.isPresent() ? here : taxonomy.find(text);
    }

    /** A text that {@link #meant} reads as a concept of the taxonomy, if there is one. */
    public Optional<String> readable(int concept) {
        return map.word(concept)
                .or(() -> labels().known(concept))
                .or(() ->
                        Optional.of(taxonomy.id(concept)).filter(id -> meant(id).equals(OptionalInt.of(concept))));
    }

    /** The concepts of the words in the dictionary of a column, by code; {@link #NONE} for a word that means none. */
    public int[] conceptsOf(Words words) {
        return words.dictionary().stream()
                .mapToInt(word -> concept(word).orElse(NONE))
                .toArray();
    }

    /** Refuses a column that holds words without a concept. */
    public static void refuseUnmapped(Words words, Rows rows, ConceptMap map) {
        refuse(words, rows, concepts(words, map), concept -> concept == NONE, "no concept", UNMAPPED);
    }

    /** Refuses a column that holds words whose concept is not below another. */
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
                "E_CONCEPTS",
                "column '" + words.name() + "': " + (values == 1 ? "a value has " : values + " different values have ")
                        + what + " (" + rows.named(row -> !words.missing(row) && faulty[words.code(row)]) + ")",
                advice);
    }

    /** The concepts at hand for a column; kept, since a column is bound by the method and by every measure. */
    ColumnConcepts atHand(int[] values) {
        ColumnConcepts last = lastAtHand;
        if (last == null || !last.isFor(values)) {
            last = ColumnConcepts.of(this, values);
            lastAtHand = last;
        }
        return last;
    }

    /** The concept that bounds the domain of a column with these concepts: the one known beforehand, or their least common subsumer. */
    public int top(int[] concepts) {
        return within == NONE ? taxonomy.lcs(concepts) : within;
    }

    /** A text for a concept of a word or above one: the first word that means it, or its label. */
    public String text(int concept) {
        return map.word(concept).orElseGet(() -> labels().text(concept));
    }

    /** What concepts that no word means are called: the same in every column, so that averages can be averaged. */
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

    /** The concept that all are kinds of, if it is known beforehand. */
    public OptionalInt within() {
        return within == NONE ? OptionalInt.empty() : OptionalInt.of(within);
    }

    Average average() {
        return average;
    }
}
