package org.semblance.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;

/** Synthetic tables, the same in every run. */
final class MadeUpTables {

    static final List<String> SCALE = List.of("lowest", "low", "lower", "middle", "higher", "high", "highest");

    static final List<String> KINDS = List.of("a", "b", "c", "d", "e", "f", "g", "h", "i", "j");

    private static final long SEED = 20261115;

    private MadeUpTables() {}

    /** Standard normal numbers, all of them quasi-identifiers. */
    static Dataset numbers(int rows, int columns) {
        Random random = new Random(SEED);
        return dataset(
                IntStream.range(0, columns)
                        .mapToObj(c -> normal("x" + c, rows, random))
                        .toList(),
                IntStream.range(0, columns)
                        .<Domain>mapToObj(c -> new Numeric(null))
                        .toList());
    }

    /** Skewed and positively correlated numbers with long tails, all of them quasi-identifiers. */
    static Dataset skewed(int rows, int columns) {
        Random random = new Random(SEED);
        double[] common = random.doubles(rows).toArray();
        return dataset(
                IntStream.range(0, columns)
                        .mapToObj(c -> Numbers.of(
                                "x" + c,
                                IntStream.range(0, rows)
                                        .mapToDouble(row -> Math.exp(common[row] + random.nextGaussian() / 2))
                                        .toArray()))
                        .toList(),
                IntStream.range(0, columns)
                        .<Domain>mapToObj(c -> new Numeric(null))
                        .toList());
    }

    /** Two numeric, two ordinal and two nominal quasi-identifiers. */
    static Dataset mixed(int rows) {
        Random random = new Random(SEED);
        return dataset(
                List.of(
                        normal("x0", rows, random),
                        normal("x1", rows, random),
                        words("o0", SCALE, rows, random),
                        words("o1", SCALE, rows, random),
                        words("n0", KINDS, rows, random),
                        words("n1", KINDS, rows, random)),
                List.of(
                        new Numeric(null),
                        new Numeric(null),
                        new Ordinal(SCALE, Ordinal.Average.MEDIAN),
                        new Ordinal(SCALE, Ordinal.Average.MEDIAN),
                        new Nominal(),
                        new Nominal()));
    }

    /** Normal numbers with only a limited number of different records. */
    static Dataset repeated(int rows, int columns, int records) {
        Dataset few = numbers(records, columns);
        Random random = new Random(SEED);
        return few.over(few.table()
                .rows(IntStream.range(0, rows)
                        .map(row -> random.nextInt(records))
                        .toArray()));
    }

    static Numbers normal(String name, int rows, Random random) {
        double[] values = new double[rows];
        for (int row = 0; row < rows; row++) {
            values[row] = random.nextGaussian();
        }
        return Numbers.of(name, values);
    }

    static Words words(String name, List<String> words, int rows, Random random) {
        int[] codes = new int[rows];
        for (int row = 0; row < rows; row++) {
            codes[row] = random.nextInt(words.size());
        }
        return Words.of(name, codes, words);
    }

    private static Dataset dataset(List<? extends Column> columns, List<? extends Domain> domains) {
        List<Attribute> attributes = new ArrayList<>();
        for (int c = 0; c < columns.size(); c++) {
            attributes.add(Attribute.of(columns.get(c).name(), Role.QUASI_IDENTIFIER, domains.get(c)));
        }
        return Dataset.of(Table.of(columns), attributes);
    }
}
