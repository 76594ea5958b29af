package org.semblance.domain.taxonomy.mapping;

/**
 * A concept that a value may mean, as found before its column is looked at.
 *
 * <p>Doubts were set on columns that were mapped by hand: mapping/tuning.tsv in the testkit.
 *
 * @param word the word of the taxonomy that led to it
 * @param sense the place of the concept among the senses of the word, from 1
 * @param doubt 0 for what is written there; it grows with what has to be assumed, like the logarithm of odds
 * @param namesake whether the word is but the last of a fuller name, such as that of a person
 */
record ConceptLead(int concept, String word, int sense, MappingStep step, double doubt, boolean namesake) {

    ConceptLead with(double further) {
        return new ConceptLead(concept, word, sense, step, doubt + further, namesake);
    }

    /** Whether the whole value names the concept, but for separators, forms and punctuation. */
    boolean written() {
        return step.compareTo(MappingStep.CAMEL_CASE) <= 0;
    }
}
