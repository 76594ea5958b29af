package org.semblance.release.columns;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Lists of words that come with the program: one list a line, synonyms between bars, and endings in braces, so that
 * {@code satisfait{,e}} is two words.
 */
final class WordLines {

    private WordLines() {}

    /** The lines of a file that are no comments. */
    static List<String> of(String file) {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(WordLines.class.getResourceAsStream(file), file), StandardCharsets.UTF_8))) {
            return lines.lines()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The words of a list of synonyms, with every ending. */
    static Stream<String> words(String synonyms) {
        return Arrays.stream(synonyms.split(" \\| ", -1)).map(String::strip).flatMap(word -> spelled(word).stream());
    }

    private static List<String> spelled(String word) {
        int open = word.indexOf('{');
        if (open < 0) {
            return List.of(word);
        }
        int close = word.indexOf('}', open);
        List<String> all = new ArrayList<>();
        for (String ending : word.substring(open + 1, close).split(",", -1)) {
            all.addAll(spelled(word.substring(0, open) + ending + word.substring(close + 1)));
        }
        return all;
    }
}
