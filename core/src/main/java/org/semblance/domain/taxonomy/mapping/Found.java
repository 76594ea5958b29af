package org.semblance.domain.taxonomy.mapping;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.semblance.domain.taxonomy.Taxonomy;

/** Collects leads: of several to one concept the least doubtful. */
final class Found {

    /** How doubtful the further senses of a word are, by the logarithm of their place. */
    private static final double SENSE = 1.0;

    private static final double NAMESAKE = 1.0;

    private final Taxonomy taxonomy;
    private final WordIndex index;
    private final Map<Integer, Lead> leads = new LinkedHashMap<>();

    Found(Taxonomy taxonomy, WordIndex index) {
        this.taxonomy = taxonomy;
        this.index = index;
    }

    /** Adds all senses of the word at a place of the index. */
    void add(int place, Step step, double doubt) {
        int[] senses = index.senses(place);
        for (int sense = 0; sense < senses.length; sense++) {
            add(place, sense, step, doubt);
        }
    }

    /** Adds a sense, counted from 0, of the word at a place of the index. */
    void add(int place, int sense, Step step, double doubt) {
        int concept = index.senses(place)[sense];
        String word = index.word(place);
        boolean namesake = namesake(concept, word);
        double unusual = SENSE * Math.log(sense + 1.0) + (namesake ? NAMESAKE : 0);
        add(new Lead(concept, word, sense + 1, step, doubt + unusual, namesake));
    }

    void add(Lead lead) {
        leads.merge(lead.concept(), lead, (known, other) -> other.doubt() < known.doubt() ? other : known);
    }

    List<Lead> leads() {
        return new ArrayList<>(leads.values());
    }

    /** Whether a word is but the last of a fuller name, such as that of a person. */
    private boolean namesake(int concept, String word) {
        return taxonomy.vocabulary().terms(concept).stream().anyMatch(term -> Writing.endsName(term, word));
    }
}
