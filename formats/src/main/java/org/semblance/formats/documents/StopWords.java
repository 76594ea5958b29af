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
 * The stop words of a recipe. A list contains words separated by white space; text after a number sign is a comment,
 * and a line {@code english} includes the built-in list. The words of the user's own list also match terms, because
 * those are what the user sees in a vocabulary.
 *
 * @param words all stop words
 * @param own those of the user's own list
 */
record StopWords(Set<String> words, Set<String> own) {

    private static final String ENGLISH = "english";
    private static final String NONE = "none";
    private static final String RESOURCE = "stop-words-english.txt";

    /**
     * The words of a list, split like the words of texts.
     *
     * @param files resolves the paths of a recipe
     */
    static StopWords of(Analysis analysis, Function<String, Path> files) {
        return switch (analysis.stopWords()) {
            case NONE -> new StopWords(Set.of(), Set.of());
            case ENGLISH -> new StopWords(cut(english(), analysis), Set.of());
            default -> in(files.apply(analysis.stopWords()), analysis);
        };
    }

    private static Set<String> cut(Set<String> listed, Analysis analysis) {
        if (analysis.tokeniser() != Analysis.Tokenizer.LETTERS) {
            return listed;
        }
        Set<String> pieces = new HashSet<>();
        WordCutter tokens = new WordCutter(analysis.tokeniser());
        for (String word : listed) {
            try {
                tokens.of(new StringReader(word), (chars, length) -> pieces.add(new String(chars, 0, length)));
            } catch (IOException impossible) {
                throw new UncheckedIOException(impossible);
            }
        }
        return pieces;
    }

    /** The built-in list. */
    static Set<String> english() {
        try (InputStream in = StopWords.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException(RESOURCE + " is not on the class path");
            }
            Set<String> words = new HashSet<>();
            read(new InputStreamReader(in, StandardCharsets.UTF_8), words);
            return words;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static StopWords in(Path file, Analysis analysis) {
        Set<String> listed = new HashSet<>();
        boolean english;
        try {
            english = TextFile.at(file).read(null, text -> {
                listed.clear();
                return read(text, listed);
            });
        } catch (Problem problem) {
            throw problem.at("analysis: stop-words");
        }
        Set<String> own = cut(listed, analysis);
        Set<String> words = new HashSet<>(own);
        if (english) {
            words.addAll(cut(english(), analysis));
        }
        return new StopWords(words, own);
    }

    /** Adds the words of a list; returns whether it includes the English one. */
    private static boolean read(Reader text, Set<String> words) throws IOException {
        boolean english = false;
        BufferedReader lines = new BufferedReader(text);
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            int remark = line.indexOf('#');
            String listed =
                    (remark < 0 ? line : line.substring(0, remark)).strip().toLowerCase(Locale.ROOT);
            if (listed.equals(ENGLISH)) {
                english = true;
                continue;
            }
            for (String word : listed.replace('\u2019', '\'').split("\\s+", -1)) {
                if (!word.isEmpty()) {
                    words.add(word);
                }
            }
        }
        return english;
    }
}
