/**
 * Documents as files have them: texts in a folder or in a column of a table, of which a {@link
 * org.semblance.domain.documents.Corpus} is made, and ready-made matrices, in and out.
 *
 * <p>A text is read from its beginning to its end, cut into words by Lucene's tokenisers, and forgotten: what stays is
 * how often the document uses each term. Every distinct word is analysed once.
 *
 * <p>A matrix has documents in rows and terms, or the dimensions of an embedding, in columns. It is read strictly, as
 * tables are; what a judge reads of a released one is read by code that does not know how it was written.
 */
package org.semblance.formats.documents;
