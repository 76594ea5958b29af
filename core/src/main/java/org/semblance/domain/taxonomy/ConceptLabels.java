package org.semblance.domain.taxonomy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Assigns unambiguous texts to concepts. */
public final class ConceptLabels {

    private final Map<Integer, String> textOf = new HashMap<>();
    private final Map<String, Integer> conceptOf = new HashMap<>();

    private ConceptLabels() {}

    /**
     * A text for each concept: the wanted one; with the label of its parent appended if another concept wants the same;
     * the name used in files if even that is ambiguous.
     *
     * @param taken texts that mean something else
     */
    public static List<String> distinct(Taxonomy taxonomy, int[] concepts, List<String> wanted, Set<String> taken) {
        Map<String, Integer> wishes = new HashMap<>();
        wanted.forEach(text -> wishes.merge(text, 1, Integer::sum));
        taken.forEach(text -> wishes.merge(text, 1, Integer::sum));
        Set<String> given = new HashSet<>(taken);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < concepts.length; i++) {
            String text = wanted.get(i);
            int[] parents = taxonomy.parents(concepts[i]);
            if (wishes.getOrDefault(text, 0) > 1 && parents.length > 0) {
                text += " (" + taxonomy.label(parents[0]) + ")";
            }
            if (given.contains(text)) {
                text = taxonomy.reference(concepts[i]);
            }
            while (!given.add(text)) {
                text += "'";
            }
            texts.add(text);
        }
        return texts;
    }

    /** Texts for all concepts that may be an average in a domain and that no word of it means. */
    static ConceptLabels of(Concepts domain, ConceptNaming naming) {
        Taxonomy taxonomy = domain.taxonomy();
        Set<Integer> meant = new LinkedHashSet<>();
        domain.map()
                .words()
                .forEach(word -> meant.add(domain.map().concept(word).orElseThrow()));
        Set<Integer> others = new LinkedHashSet<>();
        for (int concept : meant) {
            for (int ancestor : taxonomy.ancestors(concept)) {
                others.add(ancestor);
            }
        }
        if (domain.average() == Concepts.Average.MEAN && !meant.isEmpty()) {
            int top = domain.top(meant.stream().mapToInt(Integer::intValue).toArray());
            for (int concept : taxonomy.descendants(top)) {
                others.add(concept);
            }
        }
        others.removeAll(meant);
        Set<String> taken = new HashSet<>(naming.reserved());
        taken.addAll(domain.map().words());
        int[] concepts = others.stream().mapToInt(Integer::intValue).toArray();
        List<String> wanted =
                others.stream().map(concept -> naming.text(taxonomy, concept)).toList();
        List<String> texts = distinct(taxonomy, concepts, wanted, taken);
        ConceptLabels labels = new ConceptLabels();
        for (int i = 0; i < concepts.length; i++) {
            labels.textOf.put(concepts[i], texts.get(i));
            labels.conceptOf.put(texts.get(i), concepts[i]);
        }
        return labels;
    }

    String text(int concept) {
        return Objects.requireNonNull(textOf.get(concept));
    }

    /** The text of a concept, if it has one. */
    Optional<String> known(int concept) {
        return Optional.ofNullable(textOf.get(concept));
    }

    /** The concept of a text, or −1. */
    int concept(String text) {
        return conceptOf.getOrDefault(text, -1);
    }
}
