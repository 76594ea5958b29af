/** Runs on documents. Their masked vectors are released, with a vocabulary, a list of documents and an index. */
package org.semblance.release.documents;
