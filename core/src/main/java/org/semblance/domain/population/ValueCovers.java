package org.semblance.domain.population;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.semblance.data.NumberText;
import org.semblance.domain.Domain;
import org.semblance.domain.hierarchy.Generalizable;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Taxonomy;

/** Creates the {@link ValueCover} that suits a domain. */
final class ValueCovers {

    private ValueCovers() {}

    /** The cover for an attribute with these values in the population. */
    static ValueCover of(Domain domain, List<String> values) {
        if (domain instanceof Concepts concepts) {
            return concepts(concepts, values);
        }
        if (domain instanceof Generalizable generalizable) {
            return labels(generalizable.hierarchy(), values);
        }
        return domain.ofNumbers() ? numbers(values) : texts(values);
    }

    private static ValueCover texts(List<String> values) {
        Map<String, List<Integer>> valuesOf = new HashMap<>();
        for (int value = 0; value < values.size(); value++) {
            add(values.get(value), value, valuesOf);
        }
        return looked(valuesOf, anything(values));
    }

    /** Numbers are compared by value, however they are written; a release may have decimal commas. */
    private static ValueCover numbers(List<String> values) {
        Map<Double, List<Integer>> valuesOf = new HashMap<>();
        for (int value = 0; value < values.size(); value++) {
            OptionalDouble number = NumberText.number(values.get(value));
            if (number.isPresent()) {
                add(number.getAsDouble(), value, valuesOf);
            }
        }
        Set<String> everything = anything(values);
        return text -> {
            if (everything.contains(text)) {
                return Optional.empty();
            }
            OptionalDouble number = NumberText.number(text);
            return Optional.of(number.isEmpty() ? new int[0] : found(number.getAsDouble(), valuesOf));
        };
    }

    /**
     * A label covers the values at or below it, on every level that has it; a value that is not in the hierarchy covers
     * itself.
     */
    private static ValueCover labels(Hierarchy hierarchy, List<String> values) {
        Map<String, List<Integer>> valuesOf = new HashMap<>();
        for (int value = 0; value < values.size(); value++) {
            OptionalInt leaf = hierarchy.leaf(values.get(value));
            Set<String> labels = new LinkedHashSet<>(Set.of(values.get(value)));
            for (int level = 0; leaf.isPresent() && level <= hierarchy.height(); level++) {
                labels.add(hierarchy.label(level, leaf.getAsInt()));
            }
            for (String label : labels) {
                add(label, value, valuesOf);
            }
        }
        Set<String> everything = anything(hierarchy.labels(0));
        everything.add(hierarchy.root());
        return looked(valuesOf, everything);
    }

    /**
     * A concept covers its kinds. A text without a concept covers nobody; a value without one is covered by the root
     * alone.
     */
    private static ValueCover concepts(Concepts domain, List<String> values) {
        Taxonomy taxonomy = domain.taxonomy();
        int[] meant = values.stream()
                .mapToInt(value -> domain.meant(value).orElse(Concepts.NONE))
                .toArray();
        return text -> {
            OptionalInt concept = domain.meant(text);
            if (concept.isEmpty()) {
                return text.equals(Hierarchy.ANYTHING) ? Optional.empty() : Optional.of(new int[0]);
            }
            int shown = concept.getAsInt();
            return shown == Taxonomy.ROOT
                    ? Optional.empty()
                    : Optional.of(IntStream.range(0, meant.length)
                            .filter(value -> meant[value] != Concepts.NONE && taxonomy.subsumes(shown, meant[value]))
                            .toArray());
        };
    }

    /** The texts of suppressed values, unless somebody has them as a value. */
    private static Set<String> anything(List<String> values) {
        Set<String> everything = new LinkedHashSet<>();
        if (!values.contains(Hierarchy.ANYTHING)) {
            everything.add(Hierarchy.ANYTHING);
        }
        return everything;
    }

    private static ValueCover looked(Map<String, List<Integer>> valuesOf, Set<String> everything) {
        return text -> everything.contains(text) ? Optional.empty() : Optional.of(found(text, valuesOf));
    }

    private static <T> void add(T key, int value, Map<T, List<Integer>> valuesOf) {
        valuesOf.computeIfAbsent(key, unseen -> new ArrayList<>()).add(value);
    }

    private static <T> int[] found(T key, Map<T, List<Integer>> valuesOf) {
        return valuesOf.getOrDefault(key, List.of()).stream()
                .mapToInt(Integer::intValue)
                .toArray();
    }
}
