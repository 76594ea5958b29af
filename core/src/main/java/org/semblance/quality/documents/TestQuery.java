package org.semblance.quality.documents;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import org.semblance.data.ExactSum;
import org.semblance.data.Vectors;

/**
 * A test query for comparing search results before and after masking (Abril, Navarro-Arribas and Torra 2015, Table 2).
 *
 * @param kind how its terms were chosen
 * @param terms the numbers of its terms
 */
public record TestQuery(Kind kind, List<Integer> terms) {

    /** How terms are chosen; q0 to q5 of the paper. */
    public enum Kind {
        /** The terms used most (q0). */
        FREQUENT,
        /** The terms used least, but used (q1). */
        RARE,
        /** Random terms (q2). */
        RANDOM,
        /** Other random terms (q3). */
        OTHER_RANDOM,
        /** The terms of the largest mean weight over all documents (q4). */
        HEAVY_ON_AVERAGE,
        /** The terms of the largest weight in any document (q5). */
        HEAVY_SOMEWHERE;

        /** The readable name. */
        public String label() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /** Any number would do; a fixed one gives the same queries for the same documents. */
    private static final long SEED = 2015;

    public TestQuery {
        terms = List.copyOf(terms);
    }

    /**
     * One query of each kind and size, with fewer terms if there are not enough. A query contains the terms of the
     * smaller ones of its kind. Ties go to the lowest term number.
     *
     * @param weights the weights of terms in the original documents
     * @param used how often each term is used
     * @param sizes the numbers of terms of the queries
     */
    public static List<TestQuery> of(Vectors weights, double[] used, List<Integer> sizes) {
        // exact sums, so that the order of documents does not matter
        ExactSum[] sums = new ExactSum[weights.dimensions()];
        Arrays.setAll(sums, term -> new ExactSum());
        double[] largest = new double[weights.dimensions()];
        for (int row = 0; row < weights.size(); row++) {
            for (int entry = weights.from(row); entry < weights.to(row); entry++) {
                int term = weights.places()[entry];
                sums[term].add(weights.weights()[entry]);
                largest[term] = Math.max(largest[term], weights.weights()[entry]);
            }
        }
        double[] sum = Arrays.stream(sums).mapToDouble(ExactSum::value).toArray();
        List<Integer> terms = IntStream.range(0, weights.dimensions())
                .filter(term -> used[term] > 0)
                .boxed()
                .toList();
        Random random = new Random(SEED);
        List<TestQuery> queries = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            List<Integer> order = switch (kind) {
                case FREQUENT -> by(terms, Comparator.comparingDouble(term -> -used[term]));
                case RARE -> by(terms, Comparator.comparingDouble(term -> used[term]));
                case RANDOM, OTHER_RANDOM -> shuffled(terms, random);
                case HEAVY_ON_AVERAGE -> by(terms, Comparator.comparingDouble(term -> -sum[term]));
                case HEAVY_SOMEWHERE -> by(terms, Comparator.comparingDouble(term -> -largest[term]));
            };
            for (int size : sizes) {
                queries.add(new TestQuery(kind, order.subList(0, Math.min(size, order.size()))));
            }
        }
        return queries;
    }

    private static List<Integer> by(List<Integer> terms, Comparator<Integer> order) {
        return terms.stream().sorted(order).toList();
    }

    private static List<Integer> shuffled(List<Integer> terms, Random random) {
        List<Integer> shuffled = new ArrayList<>(terms);
        Collections.shuffle(shuffled, random);
        return shuffled;
    }

    /** The numbers of its terms. */
    public int[] places() {
        return terms.stream().mapToInt(Integer::intValue).toArray();
    }
}
