/**
 * What words mean: concepts, and how they stand below each other.
 *
 * <p>A {@link org.semblance.domain.taxonomy.Taxonomy} is a rooted graph of concepts with is-a links, numbered so that
 * the least common subsumer of two concepts is the greatest number among the ancestors they share. Its
 * {@link org.semblance.domain.taxonomy.Vocabulary} leads from words to concepts and back. A
 * {@link org.semblance.domain.taxonomy.Similarity} tells how alike two concepts are, and
 * {@link org.semblance.domain.taxonomy.Concepts} is the domain of columns whose words are bound to concepts.
 */
package org.semblance.domain.taxonomy;
