/**
 * Measures for documents released as vectors: how far vectors moved, whether searches find the same documents, whether
 * classifiers learn the same labels, and whether the same clusters are found.
 *
 * <p>Abril, Navarro-Arribas and Torra, Computers &amp; Security 49 (2015), section 5; "the paper" in this package.
 * {@link org.semblance.quality.documents.DistinctVectors} holds the distinct vectors of a column with the number of
 * documents of each; {@code Postings} is the inverted index. No result depends on the order of documents with equal
 * vectors.
 */
package org.semblance.quality.documents;
