package org.semblance.domain.taxonomy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Gives concepts texts that tell them apart. */
public final class ConceptLabels {

    private ConceptLabels() {}

    /**
     * A text for each concept: the one wanted; with the label of its parent behind it where another concept wants the
     * same, and the name that files use where even that is not enough.
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

    /** The concepts at hand: the words of the first ones as they are, then what tells the others apart. */
    static List<String> of(ConceptsAtHand atHand, List<String> words, Concepts domain) {
        int[] others = new int[atHand.size() - words.size()];
        List<String> wanted = new ArrayList<>();
        for (int i = 0; i < others.length; i++) {
            others[i] = atHand.concept(words.size() + i);
            wanted.add(domain.text(others[i]));
        }
        List<String> texts = new ArrayList<>(words);
        texts.addAll(distinct(domain.taxonomy(), others, wanted, domain.taken(words)));
        return texts;
    }
}
