package org.semblance.domain.documents;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.semblance.data.Vectors;
import org.semblance.data.Words;

/**
 * Documents before weighting: the terms of each with their counts, or ready-made vectors.
 *
 * @param vectors for each document the count of each term, or its vector if {@code weighed}
 * @param weighed whether the vectors are ready-made, so that no weighting is left to do
 * @param terms the terms of the vector positions; empty if unknown
 * @param names how messages name each document: a file, or a row of a table
 * @param labels the topic of each document, if known
 * @param authors the author of each document or the person it is about, if known; k then counts them
 * @param intake what was read and what was left out
 * @param prints a fingerprint of the text of each document, however it is analysed, if available
 */
public record Corpus(
        Vectors vectors,
        boolean weighed,
        List<String> terms,
        List<String> names,
        Optional<Words> labels,
        Optional<Words> authors,
        Intake intake,
        Optional<Words> prints) {

    /**
     * Counts of the words of a corpus during analysis.
     *
     * @param bytes the size of the texts
     * @param tokens the number of words
     * @param stopWords the number of stop words
     * @param unknown the number of words that WordNet does not know
     * @param tooShort the number of words with too few letters
     */
    public record Intake(long bytes, long tokens, long stopWords, long unknown, long tooShort) {

        /** Nothing was analysed. */
        public static final Intake NONE = new Intake(0, 0, 0, 0, 0);
    }

    public Corpus {
        terms = List.copyOf(terms);
        names = List.copyOf(names);
        authors = authors.map(Authors::of);
    }

    /** Documents without fingerprints. */
    public Corpus(
            Vectors vectors,
            boolean weighed,
            List<String> terms,
            List<String> names,
            Optional<Words> labels,
            Optional<Words> authors,
            Intake intake) {
        this(vectors, weighed, terms, names, labels, authors, intake, Optional.empty());
    }

    /** The same documents with fingerprints. */
    public Corpus with(Words fingerprints) {
        return new Corpus(vectors, weighed, terms, names, labels, authors, intake, Optional.of(fingerprints));
    }

    public int size() {
        return vectors.size();
    }

    /** The same documents with position numbers, from 1, as terms. */
    public Corpus numbered() {
        List<String> numbers = IntStream.rangeClosed(1, vectors.dimensions())
                .mapToObj(String::valueOf)
                .toList();
        return new Corpus(vectors, weighed, numbers, names, labels, authors, intake, prints);
    }

    /**
     * The same documents with the terms in alphabetical order. In order of first appearance, neighbouring terms would
     * reveal that one document uses them.
     */
    public Corpus alphabetical() {
        int[] order = IntStream.range(0, terms.size())
                .boxed()
                .sorted(Comparator.comparing(terms::get))
                .mapToInt(Integer::intValue)
                .toArray();
        int[] placeOf = new int[order.length];
        for (int place = 0; place < order.length; place++) {
            placeOf[order[place]] = place;
        }
        return new Corpus(
                vectors.permuted(placeOf),
                weighed,
                Arrays.stream(order).mapToObj(terms::get).toList(),
                names,
                labels,
                authors,
                intake,
                prints);
    }

    /** The chosen documents with the same terms; the counts of words are those of all documents. */
    public Corpus documents(int[] chosen) {
        return new Corpus(
                vectors.rows(chosen),
                weighed,
                terms,
                Arrays.stream(chosen).mapToObj(names::get).toList(),
                labels.map(column -> column.rows(chosen)),
                authors.map(column -> column.rows(chosen)),
                intake,
                prints.map(column -> column.rows(chosen)));
    }
}
