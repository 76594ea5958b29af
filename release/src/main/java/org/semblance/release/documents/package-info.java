/**
 * Documents as the material of a run: their vectors are released, with a vocabulary, a list and an index.
 */
package org.semblance.release.documents;
