package org.semblance.domain.taxonomy.mapping;

import java.util.List;

/** What a language knows of its words, beside a taxonomy's own: which forms they have, which nouns they come from. */
public interface Morphology {

    /** Knows nothing. */
    Morphology NONE = new Morphology() {
        @Override
        public List<String> baseForms(String word) {
            return List.of();
        }

        @Override
        public List<String> relatedNouns(String word) {
            return List.of();
        }
    };

    /** The nouns that a word may be a form of, such as physician for physicians; without the word itself. */
    List<String> baseForms(String word);

    /** The nouns that an adjective or a verb is akin to, such as clerk for clerical; the closest first. */
    List<String> relatedNouns(String word);
}
