package org.semblance.release.publication;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.data.Words;

/**
 * An order of rows that depends on nothing but their content, so that figures do not depend on how rows came: neither on
 * the random order of the release nor on that of the original.
 */
public final class CanonicalOrder {

    private CanonicalOrder() {}

    /** The rows of a table of texts, sorted by the first column, then the next; missing values come first. */
    public static int[] of(Table texts) {
        int[] order = IntStream.range(0, texts.size()).toArray();
        for (int column = texts.columns().size() - 1; column >= 0; column--) {
            Words words = (Words) texts.columns().get(column);
            order = sorted(
                    order, IntStream.range(0, words.size()).map(words::code).toArray(), ranks(words));
        }
        return order;
    }

    /** The place of each word among all, in alphabetical order, from 1. */
    private static int[] ranks(Words words) {
        int[] ranks = new int[words.dictionary().size()];
        int next = 1;
        for (int code : IntStream.range(0, ranks.length)
                .boxed()
                .sorted(Comparator.comparing(words.dictionary()::get))
                .toList()) {
            ranks[code] = next++;
        }
        return ranks;
    }

    /** The rows of a column of vectors with their labels, sorted by vector, then by label. */
    public static int[] of(Vectors vectors, Words labels) {
        int[] order = IntStream.range(0, vectors.size()).toArray();
        order = sorted(
                order, IntStream.range(0, labels.size()).map(labels::code).toArray(), ranks(labels));
        int[] codes = vectors.codes();
        int count = Arrays.stream(codes).max().orElse(-1) + 1;
        int[] first = new int[count];
        for (int row = codes.length - 1; row >= 0; row--) {
            first[codes[row]] = row;
        }
        int[] ranks = new int[count];
        int next = 1;
        for (int code : IntStream.range(0, count)
                .boxed()
                .sorted((one, other) -> compare(vectors, first[one], first[other]))
                .toList()) {
            ranks[code] = next++;
        }
        return sorted(order, codes, ranks);
    }

    private static int compare(Vectors vectors, int one, int other) {
        int places = Arrays.compare(
                vectors.places(),
                vectors.from(one),
                vectors.to(one),
                vectors.places(),
                vectors.from(other),
                vectors.to(other));
        return places != 0
                ? places
                : Arrays.compare(
                        vectors.weights(),
                        vectors.from(one),
                        vectors.to(one),
                        vectors.weights(),
                        vectors.from(other),
                        vectors.to(other));
    }

    /** Sorts rows by the rank of their code; equal ones keep their order. A code below 0 comes first. */
    private static int[] sorted(int[] order, int[] codes, int[] ranks) {
        int[] starts = new int[ranks.length + 2];
        for (int code : codes) {
            starts[rank(code, ranks) + 1]++;
        }
        Arrays.parallelPrefix(starts, Integer::sum);
        int[] sorted = new int[order.length];
        for (int row : order) {
            sorted[starts[rank(codes[row], ranks)]++] = row;
        }
        return sorted;
    }

    private static int rank(int code, int[] ranks) {
        return code < 0 ? 0 : ranks[code];
    }
}
