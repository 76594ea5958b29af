package org.semblance.release.publication;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.quality.documents.DistanceHistogram;
import org.semblance.release.figures.DocumentFigures;
import org.semblance.release.json.Json;

/**
 * The figures of the released vectors of documents: nothing of the texts.
 *
 * @param documents the number of released documents
 * @param terms the number of terms in the vocabulary
 * @param named whether the dimensions of the vectors are terms
 * @param entries the mean number of terms of a vector
 * @param perVector the quartiles of the number of terms of a vector
 * @param commonest the terms in most vectors, with the number of documents that show each
 * @param distances the share of document pairs by cosine distance: 0 to 0.1 and so on, and those of 1 or more
 * @param labels how homogeneous the groups are in their labels, if labels are released
 */
public record PublicDocuments(
        int documents,
        int terms,
        boolean named,
        double entries,
        List<Integer> perVector,
        Map<String, Integer> commonest,
        List<Double> distances,
        Optional<DocumentFigures.Homogeneity> labels) {

    private static final int MOST_TERMS = 20;

    public PublicDocuments {
        perVector = List.copyOf(perVector);
        distances = List.copyOf(distances);
    }

    /**
     * The figures of released vectors.
     *
     * @param terms the vocabulary
     * @param named whether the dimensions of the vectors are terms
     * @param labels the released labels, if there are any
     */
    public static PublicDocuments of(Vectors released, List<String> terms, boolean named, Optional<Words> labels) {
        int[] order = CanonicalOrder.of(released, labels.orElseGet(() -> none(released.size())));
        Vectors vectors = released.rows(order);
        int[] lengths = IntStream.range(0, vectors.size())
                .map(vectors::entries)
                .sorted()
                .toArray();
        return new PublicDocuments(
                vectors.size(),
                terms.size(),
                named,
                (double) vectors.entries() / Math.max(1, vectors.size()),
                lengths.length == 0
                        ? List.of()
                        : IntStream.of(1, 2, 3)
                                .mapToObj(quarter -> lengths[(int) ((quarter * (long) lengths.length + 3) / 4) - 1])
                                .toList(),
                named ? commonest(terms, vectors.rowsAt()) : Map.of(),
                DistanceHistogram.of(vectors).shares(),
                labels.map(given -> DocumentFigures.Homogeneity.of(given.rows(order), vectors.codes())));
    }

    private static Words none(int size) {
        return Words.of("", new String[size]);
    }

    private static Map<String, Integer> commonest(List<String> terms, int[] shown) {
        Map<String, Integer> commonest = new LinkedHashMap<>();
        IntStream.range(0, shown.length)
                .filter(term -> shown[term] > 0)
                .boxed()
                .sorted(Comparator.<Integer>comparingInt(term -> -shown[term]).thenComparing(Comparator.naturalOrder()))
                .limit(MOST_TERMS)
                .forEach(term -> commonest.put(terms.get(term), shown[term]));
        return commonest;
    }

    /** The figures as JSON values. */
    Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("documents", documents);
        json.put("named", named);
        json.put("terms", terms);
        // in the form of the owner's report, whose figures before masking are missing here
        json.put("terms-per-vector", Json.object("after", entries));
        json.put(
                "terms-per-vector-at-most",
                perVector.stream()
                        .map(quartile -> Json.object("after", quartile))
                        .toList());
        List<Object> bars = new ArrayList<>();
        commonest.forEach((term, count) -> bars.add(Json.object("label", term, "after", count)));
        json.put("commonest-terms", bars);
        json.put("distances", distances);
        labels.ifPresent(spread -> json.put(
                "labels",
                Json.object(
                        "groups", spread.groups(),
                        "groups-of-one-label", spread.uniform(),
                        "documents-in-them", spread.documents())));
        return json;
    }
}
