/**
 * The files that go with a released matrix of documents: what its columns mean, which vector and label each of its rows
 * has, and an index from terms to vectors.
 */
package org.semblance.release.documents;
