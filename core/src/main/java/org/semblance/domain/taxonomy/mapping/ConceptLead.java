package org.semblance.domain.taxonomy.mapping;

/**
 * A concept that a value may mean, found before its column is considered.
 *
 * <p>The doubts were tuned on columns mapped by hand: mapping/tuning.tsv in the testkit.
 *
 * @param concept the concept
 * @param word the word of the taxonomy through which it was found
 * @param sense the number of the sense of the word, from 1
 * @param step how the word was found
 * @param doubt 0 for what is literally written; it grows with the assumptions made, like log odds
 * @param namesake whether the word is only the last one of a longer name, such as that of a person
 */
record ConceptLead(int concept, String word, int sense, MappingStep step, double doubt, boolean namesake) {

    ConceptLead with(double further) {
        return new ConceptLead(concept, word, sense, step, doubt + further, namesake);
    }

    /** Whether the whole value names the concept, apart from separators, forms and punctuation. */
    boolean written() {
        return step.compareTo(MappingStep.CAMEL_CASE) <= 0;
    }
}
