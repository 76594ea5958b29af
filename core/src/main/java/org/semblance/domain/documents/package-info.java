/**
 * From texts to vectors: a {@link org.semblance.domain.documents.Corpus} is documents as the terms they use, an {@link
 * org.semblance.domain.documents.Analysis} says how terms are found and weighed, and a {@link
 * org.semblance.domain.documents.VectorSpaceModel} is what comes of both.
 */
package org.semblance.domain.documents;
