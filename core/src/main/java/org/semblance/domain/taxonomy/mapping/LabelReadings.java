package org.semblance.domain.taxonomy.mapping;

import java.util.Comparator;
import java.util.List;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.Vocabulary;

/** Finds the words of the taxonomy that are literally written in a value, as a whole or in part. */
final class LabelReadings {

    // doubts, see ConceptLead
    private static final double FORM = 0.2;
    private static final double POSSESSIVE = 1.5;
    private static final double PART = 2.5;
    private static final double FURTHER_PART = 0.4;
    private static final double SHORTER_END = 0.2;
    private static final double BEGINNING = 0.8;
    private static final double RELATED = 0.4;
    private static final double EARLIER_WORD = 0.3;
    private static final double FURTHER_NOUN = 0.1;

    private final Taxonomy taxonomy;
    private final VocabularyIndex index;
    private final Morphology morphology;
    private final CodeLookup codes;

    LabelReadings(Taxonomy taxonomy, VocabularyIndex index, Morphology morphology) {
        this.taxonomy = taxonomy;
        this.index = index;
        this.morphology = morphology;
        this.codes = new CodeLookup(taxonomy);
    }

    /** The concepts that the whole value names, apart from separators, forms and punctuation. */
    List<ConceptLead> whole(LabelWords label) {
        LeadCollector found = new LeadCollector(taxonomy, index);
        codes.lead(label.value()).ifPresent(found::add);
        if (label.speaks()) {
            String letters = String.join("", label.words());
            String key = Vocabulary.key(label.value());
            // the word as written before its other spellings, such as co-pilot
            index.same(letters, place -> spelt(label, place, index.word(place).equals(key), found));
            index.same(letters, place -> spelt(label, place, true, found));
            forms(label.words(), MappingStep.MORPHOLOGY, FORM, found);
            if (letters.endsWith("s")) {
                index.startingWith(letters, place -> possessive(letters, place, found));
            }
        }
        return found.leads();
    }

    /** Adds degrees and diseases that are often called by the first word of their name alone: masters, Parkinsons. */
    private void possessive(String letters, int place, LeadCollector found) {
        if (WordSpelling.possessive(index.word(place), letters)) {
            found.add(place, MappingStep.ABBREVIATION, POSSESSIVE);
        }
    }

    private void spelt(LabelWords label, int place, boolean now, LeadCollector found) {
        int[] senses = index.senses(place);
        for (int sense = 0; sense < senses.length && now; sense++) {
            found.add(place, sense, step(label, senses[sense], index.word(place)), 0);
        }
    }

    /** The step from a value to a concept by a word of the same letters, as the concept's own words are written. */
    private MappingStep step(LabelWords label, int concept, String word) {
        String letters = LetterKey.of(word);
        return taxonomy.vocabulary().terms(concept).stream()
                .filter(term -> LetterKey.of(term).equals(letters))
                .map(term -> WordSpelling.step(label, term))
                .min(Comparator.naturalOrder())
                .orElseGet(() -> WordSpelling.step(label, word));
    }

    /**
     * The concepts that parts of the value name: the last words of compounds, the words before a preposition, related
     * nouns.
     */
    List<ConceptLead> parts(LabelWords label) {
        LeadCollector found = new LeadCollector(taxonomy, index);
        double doubt = PART;
        for (List<String> part : label.speaks() ? label.parts() : List.<List<String>>of()) {
            List<String> subject = LabelWords.subject(part);
            if (subject.size() < label.words().size()) {
                words(subject, doubt, found);
            }
            for (int from = 1; from < subject.size(); from++) {
                words(subject.subList(from, subject.size()), doubt + SHORTER_END * from, found);
                words(subject.subList(0, from), doubt + BEGINNING, found);
            }
            for (int i = 0; i < subject.size(); i++) {
                related(subject.get(i), doubt + RELATED + EARLIER_WORD * (subject.size() - 1 - i), found);
            }
            doubt += FURTHER_PART;
        }
        return found.leads();
    }

    /** Whether a word is in the taxonomy, a form of such a word, or related to one. */
    boolean known(String word) {
        LeadCollector found = new LeadCollector(taxonomy, index);
        words(List.of(word), 0, found);
        related(word, 0, found);
        return !found.leads().isEmpty();
    }

    private void words(List<String> words, double doubt, LeadCollector found) {
        boolean telling = words.stream().anyMatch(word -> word.length() > 1 && !LabelWords.auxiliary(word));
        if (telling) {
            same(String.join("", words), MappingStep.HEAD_WORD, doubt, found);
            forms(words, MappingStep.HEAD_WORD, doubt + FORM, found);
        }
    }

    /** Adds the base forms of all words, or of the last. */
    private void forms(List<String> words, MappingStep step, double doubt, LeadCollector found) {
        for (String base : morphology.baseForms(String.join(" ", words))) {
            same(LetterKey.of(base), step, doubt, found);
        }
        if (words.size() > 1) {
            String start = String.join("", words.subList(0, words.size() - 1));
            for (String base : morphology.baseForms(words.get(words.size() - 1))) {
                same(start + LetterKey.of(base), step, doubt, found);
            }
        }
    }

    private void related(String word, double doubt, LeadCollector found) {
        if (!LabelWords.auxiliary(word)) {
            double further = 0;
            for (String noun : morphology.relatedNouns(word)) {
                same(LetterKey.of(noun), MappingStep.HEAD_WORD, doubt + further, found);
                further += FURTHER_NOUN;
            }
        }
    }

    private void same(String letters, MappingStep step, double doubt, LeadCollector found) {
        index.same(letters, place -> found.add(place, step, doubt));
    }
}
