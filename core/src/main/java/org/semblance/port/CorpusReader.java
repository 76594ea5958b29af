package org.semblance.port;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.semblance.Watcher;
import org.semblance.domain.documents.Analysis;
import org.semblance.domain.documents.Corpus;

/** Port: reads documents and finds their terms, one document after another: texts are not kept. */
public interface CorpusReader {

    /** What was read, and the form its release has. */
    record Reading(Corpus corpus, MatrixFormat form) {}

    /**
     * Reads documents.
     *
     * @param column what the column of vectors is to be called
     * @param files where the paths of a recipe lead
     * @throws org.semblance.Problem naming the document when something is not as it must be
     */
    Reading read(DocumentSource documents, Analysis analysis, String column, RecipePaths files, Watcher watcher);

    /**
     * The terms of a text, in the order of its words, as an analysis finds them; words that say nothing, are too short or
     * are not known leave none.
     *
     * @param files where the paths of a recipe lead
     */
    List<String> terms(String text, Analysis analysis, Function<String, Path> files);
}
