package org.semblance.formats.documents;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import org.semblance.Problem;
import org.semblance.domain.documents.Analysis;
import org.semblance.formats.TextFile;

/**
 * Words that say nothing: those of the list that a recipe names. A list is words with white space between; what follows
 * a number sign is a remark.
 */
final class StopWords {

    private static final String ENGLISH = "english";
    private static final String NONE = "none";
    private static final String RESOURCE = "stop-words-english.txt";

    private StopWords() {}

    /**
     * The words of a list, cut as the words of texts are.
     *
     * @param files where the paths of a recipe lead
     */
    static Set<String> of(Analysis analysis, Function<String, Path> files) {
        Set<String> listed = switch (analysis.stopWords()) {
            case NONE -> Set.of();
            case ENGLISH -> english();
            default -> in(files.apply(analysis.stopWords()));
        };
        if (analysis.tokeniser() != Analysis.Tokeniser.LETTERS) {
            return listed;
        }
        Set<String> pieces = new HashSet<>();
        Tokens tokens = new Tokens(analysis.tokeniser());
        for (String word : listed) {
            try {
                tokens.of(new StringReader(word), (chars, length) -> pieces.add(new String(chars, 0, length)));
            } catch (IOException impossible) {
                throw new UncheckedIOException(impossible);
            }
        }
        return pieces;
    }

    /** The list that comes with the program. */
    static Set<String> english() {
        try (InputStream in = StopWords.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException(RESOURCE + " is not on the class path");
            }
            return read(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Set<String> in(Path file) {
        try {
            return TextFile.at(file).read(null, StopWords::read);
        } catch (Problem problem) {
            throw problem.at("analysis: stop-words");
        }
    }

    private static Set<String> read(Reader text) throws IOException {
        Set<String> words = new HashSet<>();
        BufferedReader lines = new BufferedReader(text);
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            int remark = line.indexOf('#');
            String listed = (remark < 0 ? line : line.substring(0, remark)).strip();
            for (String word :
                    listed.toLowerCase(Locale.ROOT).replace('\u2019', '\'').split("\\s+", -1)) {
                if (!word.isEmpty()) {
                    words.add(word);
                }
            }
        }
        return words;
    }
}
