/**
 * Vectors on the unit sphere: documents as words with weights, or embeddings. {@link org.semblance.domain.vectors.UnitVectors}
 * is the domain and {@link org.semblance.domain.vectors.VectorSpace} its distances; a
 * {@link org.semblance.domain.vectors.Vector} is a point, a {@link org.semblance.domain.vectors.VectorSum} what the average of some
 * comes from. {@link org.semblance.domain.vectors.VectorNormalization} brings a column to length 1, and
 * {@link org.semblance.domain.vectors.NumberLists} are vectors that came as lists of numbers.
 */
package org.semblance.domain.vectors;
