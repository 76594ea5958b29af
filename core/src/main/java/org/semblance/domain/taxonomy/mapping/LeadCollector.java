package org.semblance.domain.taxonomy.mapping;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.Vocabulary;

/** Collects leads and keeps the least doubtful one for each concept. */
final class LeadCollector {

    /** The doubt of further senses of a word, per logarithm of their number. */
    private static final double SENSE = 1.0;

    private static final double NAMESAKE = 2.0;

    private final Taxonomy taxonomy;
    private final VocabularyIndex index;
    private final Map<Integer, ConceptLead> leads = new LinkedHashMap<>();

    LeadCollector(Taxonomy taxonomy, VocabularyIndex index) {
        this.taxonomy = taxonomy;
        this.index = index;
    }

    /** Adds all senses of the word at a position of the index. */
    void add(int place, MappingStep step, double doubt) {
        int[] senses = index.senses(place);
        for (int sense = 0; sense < senses.length; sense++) {
            add(place, sense, step, doubt);
        }
    }

    /** Adds a sense, counted from 0, of the word at a position of the index. */
    void add(int place, int sense, MappingStep step, double doubt) {
        int concept = index.senses(place)[sense];
        String word = index.word(place);
        boolean namesake = namesake(concept, word);
        double unusual = SENSE * StrictMath.log(sense + 1.0) + (namesake ? NAMESAKE : 0);
        add(new ConceptLead(concept, word, sense + 1, step, doubt + unusual, namesake));
    }

    void add(ConceptLead lead) {
        leads.merge(lead.concept(), lead, (known, other) -> other.doubt() < known.doubt() ? other : known);
    }

    List<ConceptLead> leads() {
        return new ArrayList<>(leads.values());
    }

    /** Whether a word is only the last one of a longer name, such as that of a person, in all terms that contain it. */
    private boolean namesake(int concept, String word) {
        boolean ends = false;
        for (String term : taxonomy.vocabulary().terms(concept)) {
            if (term.length() > word.length() && Vocabulary.key(term).contains(word)) {
                if (!WordSpelling.endsName(term, word)) {
                    return false;
                }
                ends = true;
            }
        }
        return ends;
    }
}
