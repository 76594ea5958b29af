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

/** The values of an attribute, their concepts, and the number of rows with each value. */
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

    /** The name of the attribute on a page. */
    String title() {
        return dataset + " " + attribute;
    }

    /** The values in alphabetical order, so that nothing depends on the order of rows. */
    List<String> values() {
        return counts.keySet().stream().sorted().toList();
    }

    /** The number of rows of each leaf of a hierarchy. */
    int[] of(Hierarchy hierarchy) {
        return hierarchy.labels(0).stream()
                .mapToInt(value -> Objects.requireNonNull(counts.get(value)))
                .toArray();
    }

    int rows() {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** The number of rows of the rarest value; a larger k forces level 1 or higher in every hierarchy. */
    int rarest() {
        return counts.values().stream().mapToInt(Integer::intValue).min().orElseThrow();
    }

    /** The concepts of the values. */
    int[] concepts(Taxonomy taxonomy) {
        return values().stream()
                .mapToInt(value -> taxonomy.concept(Objects.requireNonNull(meanings.get(value), value)))
                .toArray();
    }

    /** The k that force a generalisation. */
    int[] forcing(int[] ks) {
        return Arrays.stream(ks).filter(k -> k > rarest()).toArray();
    }
}
