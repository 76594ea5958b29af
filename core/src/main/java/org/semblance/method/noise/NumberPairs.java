package org.semblance.method.noise;

import java.io.Serializable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BinaryOperator;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Correlation;

/** Pairwise correlations of the numeric columns of a table. */
final class NumberPairs {

    /** Two columns, in the order of the table. */
    private record Pair(String one, String other) implements Serializable {

        Numbers first(Table table) {
            return (Numbers) table.column(one);
        }

        Numbers second(Table table) {
            return (Numbers) table.column(other);
        }
    }

    /** The statistics of each pair in a part, or in all parts. */
    private record PairStatistics<T extends Serializable>(Map<Pair, T> byPair) implements Serializable {

        static <T extends Serializable> PairStatistics<T> nothing() {
            return new PairStatistics<>(new HashMap<>());
        }

        /** Merges the statistics of other rows. */
        void add(PairStatistics<T> others, BinaryOperator<T> and) {
            others.byPair.forEach((pair, more) -> byPair.merge(pair, more, and));
        }

        T of(Pair pair) {
            return Objects.requireNonNull(byPair.get(pair));
        }
    }

    private final Map<Pair, Correlation> correlations = new HashMap<>();

    private NumberPairs() {}

    /** Computes the correlations of attributes, which are all numeric. */
    static NumberPairs of(ReferenceTable reference, List<Attribute> attributes) {
        NumberPairs found = new NumberPairs();
        if (attributes.size() < 2) {
            return found;
        }
        List<String> names = attributes.stream().map(Attribute::name).toList();
        PairStatistics<Correlation.Sums> sums = PairStatistics.nothing();
        reference.each(part -> sums(part, names), ofPart -> sums.add(ofPart, Correlation.Sums::and));
        PairStatistics<Correlation.Products> products = PairStatistics.nothing();
        reference.each(part -> products(part, sums), ofPart -> products.add(ofPart, Correlation.Products::and));
        products.byPair().forEach((pair, all) -> found.correlations.put(pair, all.correlation(sums.of(pair))));
        return found;
    }

    private static PairStatistics<Correlation.Sums> sums(Table part, List<String> names) {
        PairStatistics<Correlation.Sums> sums = PairStatistics.nothing();
        for (int one = 0; one < names.size(); one++) {
            for (int other = one + 1; other < names.size(); other++) {
                Pair pair = new Pair(names.get(one), names.get(other));
                sums.byPair().put(pair, Correlation.Sums.of(pair.first(part), pair.second(part)));
            }
        }
        return sums;
    }

    private static PairStatistics<Correlation.Products> products(Table part, PairStatistics<Correlation.Sums> sums) {
        PairStatistics<Correlation.Products> products = PairStatistics.nothing();
        sums.byPair()
                .forEach((pair, all) ->
                        products.byPair().put(pair, Correlation.Products.of(pair.first(part), pair.second(part), all)));
        return products;
    }

    /** The correlation of two columns, in table order; 0 if it is undefined. */
    double correlation(String one, String other) {
        double coefficient =
                Objects.requireNonNull(correlations.get(new Pair(one, other))).coefficient();
        return Double.isNaN(coefficient) ? 0 : coefficient;
    }
}
