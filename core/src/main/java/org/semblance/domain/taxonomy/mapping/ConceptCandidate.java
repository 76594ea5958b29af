package org.semblance.domain.taxonomy.mapping;

/**
 * A concept that a value may mean.
 *
 * @param concept the concept
 * @param word the word of the taxonomy through which it was found
 * @param sense the number of the sense of the word, from 1
 * @param step how the word was found
 * @param score how well it fits the column, for comparing candidates of one value
 */
public record ConceptCandidate(int concept, String word, int sense, MappingStep step, double score) {}
