/**
 * Asks what is left of documents that were released as vectors: how far they were moved, whether searches find the same
 * ones, whether classifiers learn the same labels, whether they fall into the same clusters.
 *
 * <p>Abril, Navarro-Arribas and Torra, Computers &amp; Security 49 (2015), section 5. {@link
 * org.semblance.quality.documents.DistinctVectors} are the different vectors of a column with how many documents hold each;
 * {@link org.semblance.quality.documents.Postings} find those that share a term. Whatever is asked, the answer does not
 * depend on the order of documents whose vectors are equal.
 */
package org.semblance.quality.documents;
