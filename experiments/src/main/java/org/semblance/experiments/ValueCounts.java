package org.semblance.experiments;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.taxonomy.Taxonomy;

/** The values of an attribute, what they mean, and how many rows hold each. */
record ValueCounts(String dataset, String attribute, Map<String, String> meanings, Map<String, Integer> counts) {

    ValueCounts {
        meanings = Map.copyOf(meanings);
        counts = Map.copyOf(counts);
    }

    static ValueCounts of(String dataset, Table table, String attribute, Map<String, String> meanings) {
        Words column = (Words) table.column(attribute);
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (int row = 0; row < column.size(); row++) {
            counts.merge(column.text(row), 1, Integer::sum);
        }
        return new ValueCounts(dataset, attribute, meanings, counts);
    }

    /** What names it on a page. */
    String title() {
        return dataset + " " + attribute;
    }

    /** The values in alphabetical order, so that nothing depends on the order of the rows. */
    List<String> values() {
        return counts.keySet().stream().sorted().toList();
    }

    /** How many rows the leaves of a hierarchy have. */
    int[] of(Hierarchy hierarchy) {
        return hierarchy.labels(0).stream()
                .mapToInt(value -> Objects.requireNonNull(counts.get(value)))
                .toArray();
    }

    int rows() {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** How many rows the rarest value has: a larger k forces every hierarchy to level 1 or more. */
    int rarest() {
        return counts.values().stream().mapToInt(Integer::intValue).min().orElseThrow();
    }

    /** What the values mean, as numbers of concepts. */
    int[] concepts(Taxonomy taxonomy) {
        return values().stream()
                .mapToInt(value -> taxonomy.concept(Objects.requireNonNull(meanings.get(value), value)))
                .toArray();
    }

    /** Those of the k that force a generalisation. */
    int[] forcing(int[] ks) {
        return Arrays.stream(ks).filter(k -> k > rarest()).toArray();
    }
}
