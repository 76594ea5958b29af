/**
 * Documents as files have them: texts in a folder or in a column of a table, of which a {@link
 * org.semblance.domain.documents.Corpus} is made.
 *
 * <p>A text is read from its beginning to its end, cut into words by Lucene's tokenisers, and forgotten: what stays is
 * how often the document uses each term. Every distinct word is analysed once.
 */
package org.semblance.formats.documents;
