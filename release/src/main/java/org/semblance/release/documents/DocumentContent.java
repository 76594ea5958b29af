package org.semblance.release.documents;

import org.semblance.release.publication.PublicDocuments;
import org.semblance.release.publication.ReleasedRows;

/**
 * What everybody can read in a release of documents.
 *
 * @param rows a row for each document, with a text that stands for its vector
 * @param figures the figures of the vectors
 */
public record DocumentContent(ReleasedRows rows, PublicDocuments figures) {}
