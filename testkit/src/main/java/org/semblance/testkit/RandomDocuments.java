package org.semblance.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Role;
import org.semblance.domain.vectors.UnitVectors;
import org.semblance.domain.vectors.VectorSpace;

/** Random small corpora as vectors: few or many terms, repeated weights, documents that are equal or share nothing. */
public final class RandomDocuments {

    private final Random random;

    public RandomDocuments(Random random) {
        this.random = random;
    }

    /** Documents with one to ten of up to thirty terms each, not normalised. */
    public Vectors vectors(int size) {
        return vectors(size, 2 + random.nextInt(30));
    }

    /** The same with a given number of terms. */
    public Vectors vectors(int size, int terms) {
        boolean round = random.nextBoolean();
        List<Integer> places = new ArrayList<>();
        List<Double> weights = new ArrayList<>();
        int[] starts = new int[size + 1];
        for (int row = 0; row < size; row++) {
            TreeMap<Integer, Double> entries = new TreeMap<>();
            for (int i = random.nextInt(10); i >= 0; i--) {
                // low positions are used more often, as with words
                int place = random.nextInt(1 + random.nextInt(terms));
                entries.put(place, round ? 1 + random.nextInt(3) : 0.01 + random.nextDouble());
            }
            places.addAll(entries.keySet());
            weights.addAll(entries.values());
            starts[row + 1] = places.size();
        }
        return Vectors.of(
                "document",
                terms,
                twins(size),
                starts,
                places.stream().mapToInt(Integer::intValue).toArray(),
                weights.stream().mapToDouble(Double::doubleValue).toArray());
    }

    /** The vector of each row; some rows share that of another. */
    private int[] twins(int size) {
        boolean any = random.nextBoolean();
        return IntStream.range(0, size)
                .map(row -> any && random.nextInt(3) == 0 ? random.nextInt(size) : row)
                .toArray();
    }

    /** Documents with labels of two to four kinds, if there are enough. */
    public Dataset dataset(int size) {
        return dataset(vectors(size), random.nextBoolean() ? UnitVectors.Average.DIRECTION : UnitVectors.Average.MEAN);
    }

    /** These documents, normalised, with random labels. */
    public Dataset dataset(Vectors vectors, UnitVectors.Average average) {
        int kinds = 2 + random.nextInt(3);
        String[] labels = IntStream.range(0, vectors.size())
                .mapToObj(row -> "l" + random.nextInt(kinds))
                .toArray(String[]::new);
        return Dataset.of(
                Table.of(VectorSpace.onSphere(vectors), Words.of("label", labels)),
                List.of(
                        Attribute.of("document", Role.QUASI_IDENTIFIER, new UnitVectors(average)),
                        Attribute.of("label", Role.CONFIDENTIAL, new Nominal())));
    }
}
