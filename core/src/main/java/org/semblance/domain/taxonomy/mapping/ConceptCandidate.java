package org.semblance.domain.taxonomy.mapping;

/**
 * A concept that a value may mean.
 *
 * @param word the word of the taxonomy that led to it
 * @param sense the place of the concept among the senses of the word, from 1
 * @param score how well it suits the column, for comparing candidates of one value
 */
public record ConceptCandidate(int concept, String word, int sense, MappingStep step, double score) {}
