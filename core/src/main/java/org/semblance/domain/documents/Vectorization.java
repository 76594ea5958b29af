package org.semblance.domain.documents;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Vectors;

/**
 * Turns a corpus into unit vectors by weighting terms with tf·idf.
 *
 * <p>The weight of a term in a document is tf · ln(N/df), in the notation of Abril, Navarro-Arribas and Torra (2015):
 * tf is the number of occurrences in the document, df the number of documents that use the term, N the number of all
 * documents of the corpus. Ready-made vectors keep their weights. Every vector is then normalised to length 1.
 */
public final class Vectorization {

    /** The number of documents that a message names. */
    private static final int NAMED = 5;

    private Vectorization() {}

    /**
     * Computes the vectors of a corpus.
     *
     * @param least terms used by fewer documents (or authors, if known) are dropped first; 1 keeps all
     * @throws Problem naming the documents that have no term left
     */
    public static VectorSpaceModel of(Corpus corpus, Analysis analysis, int least) {
        TermSelection choice = TermSelection.of(corpus, analysis, least);
        VectorSpaceModel model = new VectorSpaceModel(
                unitVectors(corpus.vectors(), choice),
                corpus.terms().isEmpty()
                        ? List.of()
                        : Arrays.stream(choice.kept())
                                .mapToObj(corpus.terms()::get)
                                .toList(),
                choice.reduction());
        int[] empty = empty(model.vectors());
        if (empty.length > 0) {
            throw withoutTerms(corpus, empty);
        }
        return model;
    }

    /**
     * The documents of a corpus to which {@link #of} leaves a term. Without the others there are fewer documents, which
     * changes weights and document frequencies, so further documents may lose their last term; they are dropped too,
     * until every remaining document has a term.
     *
     * @throws Problem if no document has a term left
     */
    public static Corpus withoutEmpty(Corpus corpus, Analysis analysis, int least) {
        Corpus left = corpus;
        while (true) {
            Vectors vectors = unitVectors(left.vectors(), TermSelection.of(left, analysis, least));
            int[] used = IntStream.range(0, left.size())
                    .filter(document -> !vectors.missing(document))
                    .toArray();
            if (used.length == 0) {
                throw withoutTerms(left, empty(vectors));
            }
            if (used.length == left.size()) {
                return left;
            }
            left = left.documents(used);
        }
    }

    private static int[] empty(Vectors vectors) {
        return IntStream.range(0, vectors.size()).filter(vectors::missing).toArray();
    }

    private static Problem withoutTerms(Corpus corpus, int[] empty) {
        if (empty.length == corpus.size()) {
            return Problem.data(
                    ProblemCode.E_EMPTY_DOCUMENT,
                    "no document has a term left",
                    "look at the analysis: what is left out of words, and of terms that few or all documents use");
        }
        List<String> names = new ArrayList<>();
        Arrays.stream(empty).limit(NAMED).mapToObj(corpus.names()::get).forEach(names::add);
        return Problem.data(
                ProblemCode.E_EMPTY_DOCUMENT,
                empty.length + (empty.length == 1 ? " document has" : " documents have") + " no term left: "
                        + String.join(", ", names) + (empty.length > NAMED ? ", …" : ""),
                "look at them, or leave them out with documents: {empty: leave-out}");
    }

    /** The selected terms of every document, weighted and normalised. */
    private static Vectors unitVectors(Vectors counted, TermSelection choice) {
        int[] starts = new int[counted.size() + 1];
        int entries = Math.toIntExact(counted.entries());
        int[] places = new int[entries];
        double[] weights = new double[entries];
        int end = 0;
        for (int row = 0; row < counted.size(); row++) {
            int start = end;
            for (int entry = counted.from(row); entry < counted.to(row); entry++) {
                int place = choice.place(counted.places()[entry]);
                if (place >= 0) {
                    places[end] = place;
                    weights[end++] = choice.weight(counted.places()[entry], counted.weights()[entry]);
                }
            }
            end = normalized(places, weights, start, end);
            starts[row + 1] = end;
        }
        return Vectors.of(
                counted.name(), choice.kept().length, starts, Arrays.copyOf(places, end), Arrays.copyOf(weights, end));
    }

    /** Normalises a vector to length 1, dropping weights that become too small, and returns its new end. */
    private static int normalized(int[] places, double[] weights, int start, int end) {
        double largest = 0;
        for (int entry = start; entry < end; entry++) {
            largest = Math.max(largest, Math.abs(weights[entry]));
        }
        double square = 0;
        for (int entry = start; entry < end; entry++) {
            // divided by the largest first: squares of ready-made weights may overflow or underflow
            weights[entry] /= largest;
            square += weights[entry] * weights[entry];
        }
        double length = Math.sqrt(square);
        int kept = start;
        for (int entry = start; entry < end; entry++) {
            double weight = weights[entry] / length;
            if (weight != 0) {
                places[kept] = places[entry];
                weights[kept++] = weight;
            }
        }
        return kept;
    }
}
