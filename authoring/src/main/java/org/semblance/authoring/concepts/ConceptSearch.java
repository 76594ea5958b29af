package org.semblance.authoring.concepts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.semblance.catalog.Spelling;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.Vocabulary;
import org.semblance.domain.taxonomy.mapping.Morphology;

/**
 * Finds the concepts that a word may mean. If there are none, it suggests words with a similar spelling or the same
 * beginning.
 */
public final class ConceptSearch {

    private static final int ABOVE = 4;
    private static final int SUGGESTED = 10;

    /**
     * A concept that a word may mean.
     *
     * @param word the word in the taxonomy: the requested one, or its base form or a related noun
     * @param name the name of the concept, referring to it by that word
     * @param above the labels of its nearest ancestors, nearest first
     */
    public record Sense(String word, ConceptView.Name name, String gloss, List<String> above) {}

    /**
     * The result of a search.
     *
     * @param near words with a similar spelling, if there are no senses
     * @param starting words with the same beginning, if there are no senses
     */
    public record Answer(String word, List<Sense> senses, List<String> near, List<String> starting) {

        public boolean empty() {
            return senses.isEmpty() && near.isEmpty() && starting.isEmpty();
        }
    }

    private final Taxonomy taxonomy;
    private final Morphology morphology;

    public ConceptSearch(Taxonomy taxonomy, Morphology morphology) {
        this.taxonomy = taxonomy;
        this.morphology = morphology;
    }

    public Answer find(String word) {
        Set<String> forms = new LinkedHashSet<>();
        forms.add(word);
        forms.addAll(morphology.baseForms(word));
        forms.addAll(morphology.relatedNouns(word));
        Set<Integer> seen = new LinkedHashSet<>();
        List<Sense> senses = new ArrayList<>();
        for (String form : forms) {
            for (int concept : taxonomy.vocabulary().senses(form)) {
                if (seen.add(concept)) {
                    senses.add(sense(concept, form));
                }
            }
        }
        if (senses.isEmpty()) {
            OptionalInt named = taxonomy.find(word);
            named.ifPresent(concept -> senses.add(sense(concept, taxonomy.label(concept))));
        }
        return senses.isEmpty() && !Vocabulary.key(word).isEmpty()
                ? new Answer(word, List.of(), near(word), starting(word))
                : new Answer(word, senses, List.of(), List.of());
    }

    private Sense sense(int concept, String word) {
        List<String> above = new ArrayList<>();
        int[] parents = taxonomy.parents(concept);
        while (parents.length > 0 && above.size() < ABOVE) {
            above.add(taxonomy.label(parents[0]));
            parents = taxonomy.parents(parents[0]);
        }
        return new Sense(
                word,
                new ConceptView.Name(taxonomy.label(concept), taxonomy.reference(concept, word)),
                taxonomy.gloss(concept),
                above);
    }

    private List<String> near(String word) {
        return Spelling.near(Vocabulary.key(word), words(), SUGGESTED);
    }

    private List<String> starting(String word) {
        String start = Vocabulary.key(word);
        return words().filter(other -> other.startsWith(start))
                .sorted(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()))
                .limit(SUGGESTED)
                .toList();
    }

    private Stream<String> words() {
        Vocabulary vocabulary = taxonomy.vocabulary();
        return IntStream.range(0, vocabulary.size()).mapToObj(vocabulary::word);
    }
}
