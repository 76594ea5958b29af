package org.semblance.domain.taxonomy;

import java.io.Serializable;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Maps the words of a column to concepts. Several words may have the same concept. */
public final class ConceptMap implements Serializable {

    private final Map<String, Integer> concepts;
    private final Map<Integer, String> wordOf = new HashMap<>();

    private ConceptMap(Map<String, Integer> concepts) {
        this.concepts = concepts;
        concepts.forEach((word, concept) -> wordOf.putIfAbsent(concept, word));
    }

    /** A mapping from words to concepts of a taxonomy by their numbers. */
    public static ConceptMap of(Map<String, Integer> concepts) {
        return new ConceptMap(new LinkedHashMap<>(concepts));
    }

    /** A mapping from words to concepts by their names, such as football#1. */
    public static ConceptMap of(Taxonomy taxonomy, Map<String, String> references) {
        Map<String, Integer> concepts = new LinkedHashMap<>();
        references.forEach((word, reference) -> concepts.put(word, taxonomy.concept(reference)));
        return new ConceptMap(concepts);
    }

    /** The concept of a word, if it is mapped. */
    public OptionalInt concept(String word) {
        Integer concept = concepts.get(word);
        return concept == null ? OptionalInt.empty() : OptionalInt.of(concept);
    }

    /** The first word of a concept, if there is one. */
    Optional<String> word(int concept) {
        return Optional.ofNullable(wordOf.get(concept));
    }

    public Set<String> words() {
        return new LinkedHashSet<>(concepts.keySet());
    }
}
