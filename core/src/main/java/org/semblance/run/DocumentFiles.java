package org.semblance.run;

/** The ports that a run on documents needs: where they come from, and where their vectors go. */
public record DocumentFiles(CorpusReader corpora, MatrixWriter writer, MatrixReader reader) {}
