package org.semblance.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * A slow reference implementation of the semantic mean and variance, distance covariance and correlation: Eq. 7 to 11
 * of Rodriguez-Garcia, Sánchez and Batet (2016) literally, with matrices of all rows by all rows.
 */
public final class PlainMoments {

    /** Radicands up to this size count as 0, because the root of a rounding error would be far from 0. */
    private static final double ZERO = 1e-14;

    private PlainMoments() {}

    /** The concepts of rows in which these columns all have a value, column by column. */
    public static List<int[]> concepts(Concepts domain, Words... columns) {
        int[] rows = IntStream.range(0, columns[0].size())
                .filter(row -> List.of(columns).stream().noneMatch(column -> column.missing(row)))
                .toArray();
        List<int[]> concepts = new ArrayList<>();
        for (Words column : columns) {
            concepts.add(IntStream.of(rows)
                    .map(row -> domain.concept(column.text(row)).orElseThrow())
                    .toArray());
        }
        return concepts;
    }

    /** Eq. 7; sums within 1e-9 of the smallest are equal: then the deepest wins, then the lowest id. */
    public static int mean(int[] values, Concepts domain, int top) {
        Taxonomy taxonomy = domain.taxonomy();
        int[] candidates = IntStream.range(0, taxonomy.size())
                .filter(concept -> taxonomy.subsumes(top, concept))
                .toArray();
        double least = IntStream.of(candidates)
                .mapToDouble(concept -> sum(values, domain, concept))
                .min()
                .orElseThrow();
        return IntStream.of(candidates)
                .filter(concept -> sum(values, domain, concept) <= least + 1e-9)
                .boxed()
                .min((one, other) -> taxonomy.depth(one) != taxonomy.depth(other)
                        ? taxonomy.depth(other) - taxonomy.depth(one)
                        : taxonomy.id(one).compareTo(taxonomy.id(other)))
                .orElseThrow();
    }

    private static double sum(int[] values, Concepts domain, int concept) {
        return IntStream.of(values)
                .mapToDouble(value -> domain.comparison().distance(concept, value))
                .sum();
    }

    /** Eq. 8. */
    public static double variance(int[] values, Concepts domain, int mean) {
        return IntStream.of(values)
                .mapToDouble(value -> Math.pow(domain.comparison().distance(value, mean), 2))
                .average()
                .orElseThrow();
    }

    /** Eq. 9. */
    private static double[][] centred(int[] values, Concepts domain) {
        int n = values.length;
        double[][] distances = new double[n][n];
        double[] rowMeans = new double[n];
        double[] columnMeans = new double[n];
        double mean = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                distances[i][j] = domain.comparison().distance(values[i], values[j]);
                rowMeans[i] += distances[i][j] / n;
                columnMeans[j] += distances[i][j] / n;
                mean += distances[i][j] / n / n;
            }
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                distances[i][j] += mean - rowMeans[i] - columnMeans[j];
            }
        }
        return distances;
    }

    /** The radicand of Eq. 10, divided by n². */
    public static double squaredCovariance(int[] a, int[] b, Concepts domain) {
        double[][] centredA = centred(a, domain);
        double[][] centredB = centred(b, domain);
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < a.length; j++) {
                sum += centredA[i][j] * centredB[i][j];
            }
        }
        return a.length == 0 ? 0 : sum / a.length / a.length;
    }

    /** Eq. 10, with 0 for a negative radicand. */
    public static double covariance(int[] a, int[] b, Concepts domain) {
        double squared = squaredCovariance(a, b, domain);
        return squared < ZERO ? 0 : Math.sqrt(squared);
    }

    /** Eq. 11; 0 if a column is constant. */
    public static double correlation(int[] a, int[] b, Concepts domain) {
        double product = covariance(a, a, domain) * covariance(b, b, domain);
        return product > 0 ? covariance(a, b, domain) / Math.sqrt(product) : 0;
    }
}
