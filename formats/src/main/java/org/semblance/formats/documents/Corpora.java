package org.semblance.formats.documents;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.domain.documents.Analysis;
import org.semblance.formats.taxonomy.WordNet;
import org.semblance.port.CorpusReader;
import org.semblance.source.DocumentSource;
import org.semblance.source.RecipePaths;

/** Reads documents in all supported formats, which are detected from the content. */
public final class Corpora implements CorpusReader {

    private static final String DICTIONARY = "wordnet-3.1";

    private @Nullable WordNet wordNet;

    @Override
    public Reading read(
            DocumentSource documents, Analysis analysis, String column, RecipePaths files, Watcher watcher) {
        Path data = files.apply(documents.data());
        boolean folder = Files.isDirectory(data);
        if (!folder) {
            Optional<Reading> matrix = MatrixCorpus.read(documents, data, files, column, watcher);
            if (matrix.isPresent()) {
                return matrix.get();
            }
        }
        ofMatrices("vocabulary", documents.vocabulary());
        ofMatrices("about", documents.about());
        if (folder) {
            return new TextFolder(documents, data, files).read(analysing(analysis, files), column, watcher);
        }
        return new TextTable(documents, data).read(analysing(analysis, files), column, watcher);
    }

    @Override
    public List<String> terms(String text, Analysis analysis, Function<String, Path> files) {
        TextAnalysis found = analysing(analysis, files);
        TermFinder finder = found.finder();
        List<String> terms = new ArrayList<>();
        try {
            found.tokens().of(new StringReader(text), (chars, length) -> {
                int term = finder.term(chars, length);
                if (term >= 0) {
                    terms.add(finder.terms().get(term));
                }
            });
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return terms;
    }

    private TextAnalysis analysing(Analysis analysis, Function<String, Path> files) {
        return new TextAnalysis(
                analysis, StopWords.of(analysis, files), word -> dictionary().knows(word));
    }

    private synchronized WordNet dictionary() {
        if (wordNet == null) {
            wordNet = WordNet.named(DICTIONARY);
        }
        return wordNet;
    }

    private static void ofMatrices(String key, @Nullable String given) {
        if (given != null) {
            throw unfit(key, "the documents are texts, not a matrix", "leave it out");
        }
    }

    /** The problem for a key of {@code documents:} that does not apply. */
    static Problem unfit(String key, String what, String advice) {
        return Problem.recipe(ProblemCode.E_DOCUMENTS, "documents: " + key + ": " + what, advice);
    }
}
