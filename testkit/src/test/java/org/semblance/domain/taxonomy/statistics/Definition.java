package org.semblance.domain.taxonomy.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Taxonomy;

/** Eq. 7 to 11 as they are written: row by row, with matrices of all rows by all rows. */
final class Definition {

    private Definition() {}

    /** The concepts of rows in which these columns all have a value, column by column. */
    static List<int[]> concepts(Concepts domain, Words... columns) {
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

    /** Eq. 7; sums within 1e-9 of the least are equal, then the deepest, then the lowest id. */
    static int mean(int[] values, Concepts domain, int top) {
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
    static double variance(int[] values, Concepts domain, int mean) {
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
    static double squaredCovariance(int[] a, int[] b, Concepts domain) {
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

    /** Eq. 11. */
    static double correlation(int[] a, int[] b, Concepts domain) {
        double product = Math.sqrt(squaredCovariance(a, a, domain)) * Math.sqrt(squaredCovariance(b, b, domain));
        return product > 0 ? Math.sqrt(Math.max(0, squaredCovariance(a, b, domain))) / Math.sqrt(product) : 0;
    }
}
