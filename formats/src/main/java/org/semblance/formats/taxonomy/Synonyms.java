package org.semblance.formats.taxonomy;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.semblance.domain.taxonomy.TaxonomyBuilder;

/**
 * Synonyms of concepts. They are added after all names, exact ones first, so that a word that names a concept leads to
 * it before concepts to which it is only related.
 */
final class Synonyms {

    /** How closely a word matches its concept, the best first. */
    enum Scope {
        EXACT,
        NARROW,
        RELATED,
        BROAD,
        /** For searching only, such as a common misspelling. */
        HIDDEN
    }

    private record Synonym(int concept, String word) {}

    private final Map<Scope, List<Synonym>> synonyms = new EnumMap<>(Scope.class);

    void add(int concept, Scope scope, String word) {
        synonyms.computeIfAbsent(scope, first -> new ArrayList<>()).add(new Synonym(concept, word));
    }

    void into(TaxonomyBuilder builder) {
        synonyms.forEach((scope, words) -> {
            for (Synonym synonym : words) {
                if (scope == Scope.HIDDEN) {
                    builder.senses(synonym.word, synonym.concept);
                } else {
                    builder.word(synonym.concept, synonym.word);
                }
            }
        });
    }
}
