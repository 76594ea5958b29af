/**
 * Readers and writers of documents: texts in a folder or in a column of a table, which become a
 * {@link org.semblance.domain.documents.Corpus}, and ready-made matrices.
 *
 * <p>A text is read once from beginning to end and split into words by Lucene's tokenisers; only the counts of terms
 * are kept. Every distinct word is analysed once.
 *
 * <p>A matrix has documents in rows and terms, or the dimensions of an embedding, in columns. It is read as strictly as
 * tables; a released matrix is verified by code that is independent of how it was written.
 */
package org.semblance.formats.documents;
