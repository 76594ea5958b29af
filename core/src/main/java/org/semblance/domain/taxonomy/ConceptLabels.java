package org.semblance.domain.taxonomy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Gives every concept at hand a text of its own. */
final class ConceptLabels {

    private ConceptLabels() {}

    /**
     * The text of each concept at hand: the words given for the first ones; for the others their label, with that of
     * their parent behind it where two would read the same, and the name files use where even that is not enough.
     */
    static List<String> of(Taxonomy taxonomy, List<String> words, ConceptsAtHand atHand) {
        List<String> texts = new ArrayList<>(words);
        Map<String, Integer> used = new HashMap<>();
        words.forEach(word -> used.put(word, 1));
        for (int place = words.size(); place < atHand.size(); place++) {
            used.merge(taxonomy.label(atHand.concept(place)), 1, Integer::sum);
        }
        Map<String, Integer> given = new HashMap<>();
        words.forEach(word -> given.put(word, 1));
        for (int place = words.size(); place < atHand.size(); place++) {
            int concept = atHand.concept(place);
            String text = taxonomy.label(concept);
            int[] parents = taxonomy.parents(concept);
            if (used.getOrDefault(text, 0) > 1 && parents.length > 0) {
                text += " (" + taxonomy.label(parents[0]) + ")";
            }
            if (given.containsKey(text)) {
                text = taxonomy.reference(concept);
            }
            while (given.putIfAbsent(text, 1) != null) {
                text += "'";
            }
            texts.add(text);
        }
        return texts;
    }
}
