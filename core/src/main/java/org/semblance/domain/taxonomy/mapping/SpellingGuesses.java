package org.semblance.domain.taxonomy.mapping;

import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.semblance.domain.taxonomy.Taxonomy;

/** Finds the words of the taxonomy that a value may misspell, abbreviate or begin. */
final class SpellingGuesses {

    private static final int MOST = 60;

    // doubts, see ConceptLead
    private static final double SHORTENED = 0.8;
    private static final double STARTED = 1.2;
    private static final double INSIDE_A_WORD = 0.5;
    private static final double SKELETON = 2.0;
    private static final double LEFT_OUT = 2.0;
    private static final double OTHER_END = 1.0;
    private static final double FURTHER_WORD = 0.3;
    private static final double MISSPELT = 0.5;
    private static final double PART = 2.3;
    private static final double EARLIER_WORD = 0.3;
    private static final double WORD_ITSELF = 1.0;

    /** The reduction of doubt per logarithm of the number of kinds of a concept. */
    private static final double KINDS = 0.8;

    private final Taxonomy taxonomy;
    private final VocabularyIndex index;
    private final int[] kinds;

    SpellingGuesses(Taxonomy taxonomy, VocabularyIndex index) {
        this.taxonomy = taxonomy;
        this.index = index;
        this.kinds = taxonomy.descendantCounts();
    }

    /** The wanted concepts that the whole value misspells, or abbreviates word by word. */
    List<ConceptLead> respelt(LabelWords label, int slips, IntPredicate wanted) {
        LeadCollector found = new LeadCollector(taxonomy, index);
        shortened(label.words(), found, wanted);
        misspelt(String.join("", label.words()), slips, MappingStep.SPELLING, MISSPELT, found, wanted);
        return best(found);
    }

    /** The wanted concepts that the value or one of its words abbreviates, begins or misspells. */
    List<ConceptLead> completed(LabelWords label, Predicate<String> known, IntPredicate wanted) {
        LeadCollector found = new LeadCollector(taxonomy, index);
        started(String.join("", label.words()), MappingStep.ABBREVIATION, STARTED, found, wanted);
        if (label.words().size() > 1) {
            for (List<String> part : label.parts()) {
                for (int i = 0; i < part.size(); i++) {
                    double doubt = PART + EARLIER_WORD * (part.size() - 1 - i);
                    if (!LabelWords.auxiliary(part.get(i))) {
                        doubt += known.test(part.get(i)) ? WORD_ITSELF : 0;
                        started(part.get(i), MappingStep.HEAD_WORD, doubt + STARTED, found, wanted);
                        int slips = known.test(part.get(i)) ? 0 : SpellingDistance.MOST;
                        misspelt(part.get(i), slips, MappingStep.HEAD_WORD, doubt + MISSPELT, found, wanted);
                    }
                }
            }
        }
        return best(found);
    }

    private static List<ConceptLead> best(LeadCollector found) {
        List<ConceptLead> leads = found.leads();
        leads.sort(Comparator.comparingDouble(ConceptLead::doubt));
        return leads.size() > MOST ? leads.subList(0, MOST) : leads;
    }

    /** Adds words that start with these letters, preferably where a word ends, or have them as skeleton. */
    private void started(String letters, MappingStep step, double doubt, LeadCollector found, IntPredicate wanted) {
        if (letters.length() < 2 || !Character.isLetter(letters.charAt(0))) {
            return;
        }
        index.maybeSkeleton(letters, place -> {
            String word = index.letters(place);
            double leftOut = Abbreviations.leftOut(letters, word);
            if (leftOut > 0 && leftOut <= 1) {
                int furtherWords = WordSpelling.wordsAfter(index.word(place), letters.length());
                boolean start = word.startsWith(letters);
                if (start && furtherWords > 0) {
                    add(place, step, doubt + FURTHER_WORD * (furtherWords - 1), 0, found, wanted);
                } else if (WordSpelling.oneWord(index.word(place))) {
                    boolean sameEnd = letters.length() > 4
                            || word.charAt(word.length() - 1) == letters.charAt(letters.length() - 1);
                    double cut = start ? INSIDE_A_WORD : SKELETON + (sameEnd ? 0 : OTHER_END);
                    add(place, step, doubt + cut + LEFT_OUT * leftOut, KINDS, found, wanted);
                }
            }
        });
    }

    /** Adds terms with the same number of words, each equal to the written one or longer. */
    private void shortened(List<String> words, LeadCollector found, IntPredicate wanted) {
        if (words.size() < 2) {
            return;
        }
        index.ofWords(words.size(), words.get(0).substring(0, 1), place -> {
            double leftOut = Abbreviations.leftOut(words, WordSpelling.words(index.word(place)));
            if (leftOut > 0 && leftOut <= 1) {
                add(place, MappingStep.ABBREVIATION, SHORTENED + LEFT_OUT * leftOut, 0, found, wanted);
            }
        });
    }

    private void misspelt(
            String letters, int most, MappingStep step, double doubt, LeadCollector found, IntPredicate wanted) {
        int believable = Math.min(most, SpellingDistance.believable(letters));
        if (believable == 0) {
            return;
        }
        index.maybeNear(letters, believable, place -> {
            int slips = SpellingDistance.slips(letters, index.letters(place), believable);
            if (slips > 0 && slips <= believable) {
                add(
                        place,
                        step,
                        doubt + SpellingDistance.doubt(letters, index.letters(place), slips),
                        0,
                        found,
                        wanted);
            }
        });
    }

    /** Adds a guess. Concepts with many kinds are more often meant, which reduces its doubt. */
    private void add(int place, MappingStep step, double doubt, double help, LeadCollector found, IntPredicate wanted) {
        int[] senses = index.senses(place);
        for (int sense = 0; sense < senses.length; sense++) {
            if (wanted.test(senses[sense])) {
                found.add(place, sense, step, Math.max(0, doubt - help * StrictMath.log(1.0 + kinds[senses[sense]])));
            }
        }
    }
}
