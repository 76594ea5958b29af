package org.semblance.release.documents;

import org.semblance.port.CorpusReader;
import org.semblance.port.MatrixReader;
import org.semblance.port.MatrixWriter;

/** The ports that a run on documents needs: a reader of corpora, and a writer and a reader of matrices. */
public record DocumentFiles(CorpusReader corpora, MatrixWriter writer, MatrixReader reader) {}
