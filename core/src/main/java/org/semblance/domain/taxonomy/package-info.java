/**
 * Taxonomies of concepts, and domains of words with concepts.
 *
 * <p>A {@link org.semblance.domain.taxonomy.Taxonomy} is a rooted graph of concepts with is-a links, numbered so that
 * the least common subsumer of two concepts is the largest number among their common ancestors. Its {@link
 * org.semblance.domain.taxonomy.Vocabulary} maps words to concepts and back. A {@link
 * org.semblance.domain.taxonomy.Similarity} measures how alike two concepts are, and {@link
 * org.semblance.domain.taxonomy.Concepts} is the domain of columns whose words are mapped to concepts.
 */
package org.semblance.domain.taxonomy;
