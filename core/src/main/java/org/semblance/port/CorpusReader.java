package org.semblance.port;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.semblance.Watcher;
import org.semblance.domain.documents.Analysis;
import org.semblance.domain.documents.Corpus;
import org.semblance.source.DocumentSource;
import org.semblance.source.MatrixFormat;
import org.semblance.source.RecipePaths;

/** Port: reads documents and extracts their terms, one document after another, without keeping the texts. */
public interface CorpusReader {

    /** The corpus and the format of its release. */
    record Reading(Corpus corpus, MatrixFormat form) {}

    /**
     * Reads documents.
     *
     * @param column the name of the column of vectors
     * @param files resolves the paths of a recipe
     * @throws org.semblance.Problem naming the document if something is invalid
     */
    Reading read(DocumentSource documents, Analysis analysis, String column, RecipePaths files, Watcher watcher);

    /**
     * The terms of a text in the order of its words; stop words, short words and unknown words give none.
     *
     * @param files resolves the paths of a recipe
     */
    List<String> terms(String text, Analysis analysis, Function<String, Path> files);
}
