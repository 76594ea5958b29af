/**
 * Unit vectors: documents as weighted terms, or embeddings.
 *
 * <p>{@link org.semblance.domain.vectors.UnitVectors} is the domain and {@link
 * org.semblance.domain.vectors.VectorSpace} its distances. A {@link org.semblance.domain.vectors.Vector} is a point,
 * and a {@link org.semblance.domain.vectors.VectorSum} computes averages. {@link
 * org.semblance.domain.vectors.VectorNormalization} normalises a column to length 1, and {@link
 * org.semblance.domain.vectors.NumberLists} reads vectors written as lists of numbers.
 */
package org.semblance.domain.vectors;
