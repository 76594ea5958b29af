package org.semblance.method.noise;

import java.io.Serializable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Correlation;

/** How the numbers of a table vary together, pair by pair. */
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

    private final Map<Pair, Correlation> correlations = new HashMap<>();

    private NumberPairs() {}

    /** Looks at the columns of attributes, which are all of numbers. */
    static NumberPairs of(Reference reference, List<Attribute> attributes) {
        NumberPairs found = new NumberPairs();
        if (attributes.size() < 2) {
            return found;
        }
        List<String> names = attributes.stream().map(Attribute::name).toList();
        HashMap<Pair, Correlation.Sums> sums = new HashMap<>();
        reference.each(
                part -> sums(part, names),
                ofPart -> ofPart.forEach((pair, more) -> sums.merge(pair, more, Correlation.Sums::and)));
        Map<Pair, Correlation.Products> products = new HashMap<>();
        reference.each(
                part -> products(part, sums),
                ofPart -> ofPart.forEach((pair, more) -> products.merge(pair, more, Correlation.Products::and)));
        products.forEach(
                (pair, all) -> found.correlations.put(pair, all.correlation(Objects.requireNonNull(sums.get(pair)))));
        return found;
    }

    private static HashMap<Pair, Correlation.Sums> sums(Table part, List<String> names) {
        HashMap<Pair, Correlation.Sums> sums = new HashMap<>();
        for (int one = 0; one < names.size(); one++) {
            for (int other = one + 1; other < names.size(); other++) {
                Pair pair = new Pair(names.get(one), names.get(other));
                sums.put(pair, Correlation.Sums.of(pair.first(part), pair.second(part)));
            }
        }
        return sums;
    }

    private static HashMap<Pair, Correlation.Products> products(Table part, Map<Pair, Correlation.Sums> sums) {
        HashMap<Pair, Correlation.Products> products = new HashMap<>();
        sums.forEach(
                (pair, all) -> products.put(pair, Correlation.Products.of(pair.first(part), pair.second(part), all)));
        return products;
    }

    /** The correlation of two columns, in the order of the table; 0 where there is none to be told. */
    double correlation(String one, String other) {
        double coefficient =
                Objects.requireNonNull(correlations.get(new Pair(one, other))).coefficient();
        return Double.isNaN(coefficient) ? 0 : coefficient;
    }
}
