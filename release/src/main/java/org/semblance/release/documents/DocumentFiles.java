package org.semblance.release.documents;

import org.semblance.port.CorpusReader;
import org.semblance.port.MatrixReader;
import org.semblance.port.MatrixWriter;

/** The ports that a run on documents needs: where they come from, and where their vectors go. */
public record DocumentFiles(CorpusReader corpora, MatrixWriter writer, MatrixReader reader) {}
