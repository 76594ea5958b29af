package org.semblance.run.documents;

import org.semblance.run.port.CorpusReader;
import org.semblance.run.port.MatrixReader;
import org.semblance.run.port.MatrixWriter;

/** The ports that a run on documents needs: where they come from, and where their vectors go. */
public record DocumentFiles(CorpusReader corpora, MatrixWriter writer, MatrixReader reader) {}
