package org.semblance.domain.taxonomy.mapping;

import java.util.List;

/** Morphology of a language: base forms of words and related nouns, in addition to what a taxonomy knows. */
public interface Morphology {

    /** No morphology. */
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

    /** The nouns of which a word may be a form, such as physician for physicians; without the word itself. */
    List<String> baseForms(String word);

    /** The nouns related to an adjective or verb, such as clerk for clerical; the closest first. */
    List<String> relatedNouns(String word);
}
