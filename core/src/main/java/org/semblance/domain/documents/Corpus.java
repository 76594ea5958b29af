package org.semblance.domain.documents;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.semblance.data.Vectors;
import org.semblance.data.Words;

/**
 * Documents before they are weighed: which terms each uses and how often, or ready-made vectors.
 *
 * @param vectors for each document how often it uses each term; or its vector, where {@code weighed}
 * @param weighed whether the vectors came ready-made, so that no weighing is left to do
 * @param terms what the places of a vector stand for; empty where nobody said it
 * @param names what messages call each document: a file, or a row of a table
 * @param labels what each document is about, where that is known
 * @param authors who wrote each document or whom it is about, where that is known: k then counts them
 * @param intake what was read and what was left out on the way
 * @param prints what tells documents apart, however they are analysed: a fingerprint of what was read of each, where there are any
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
     * What happened to the words of a corpus, counted as they came.
     *
     * @param bytes the size of the texts
     * @param tokens how many words there were
     * @param stopWords how many of them say nothing
     * @param unknown how many WordNet does not know
     * @param tooShort how many have too few letters
     */
    public record Intake(long bytes, long tokens, long stopWords, long unknown, long tooShort) {

        /** Nothing was left out, for nothing was analysed. */
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

    /** The same documents with the numbers of places, counted from 1, for terms. */
    public Corpus numbered() {
        List<String> numbers = IntStream.rangeClosed(1, vectors.dimensions())
                .mapToObj(String::valueOf)
                .toList();
        return new Corpus(vectors, weighed, numbers, names, labels, authors, intake, prints);
    }

    /**
     * The same documents with the terms in alphabetical order: in the order of their first appearance, terms that stand
     * together would tell that one document uses them.
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

    /** The chosen documents, under the same terms; what happened to all words on the way stays as it was. */
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
