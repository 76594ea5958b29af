/**
 * From texts to vectors: a {@link org.semblance.domain.documents.Corpus} holds documents as term counts, an {@link
 * org.semblance.domain.documents.Analysis} says how terms are found and weighted, and a {@link
 * org.semblance.domain.documents.VectorSpaceModel} is the result.
 */
package org.semblance.domain.documents;
