package org.semblance.release.columns.signs.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Folded words from a resource, in sections: each a line with its name and a colon, and lines of words between commas.
 */
public final class WordList {

    private final Map<String, List<String>> sections = new LinkedHashMap<>();

    private WordList() {}

    /** The resource with this name. */
    static WordList of(String name) {
        String file = name + ".txt";
        try (InputStream in = WordList.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("no words in " + file);
            }
            return read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static WordList read(String text) {
        WordList list = new WordList();
        List<String> words = new ArrayList<>();
        for (String line : text.lines().filter(each -> !each.startsWith("#")).toList()) {
            int colon = line.indexOf(':');
            if (colon > 0) {
                words = list.sections.computeIfAbsent(line.substring(0, colon), section -> new ArrayList<>());
            }
            Arrays.stream(line.substring(colon + 1).split(",", -1))
                    .map(String::strip)
                    .filter(word -> !word.isEmpty())
                    .forEach(words::add);
        }
        return list;
    }

    /** The words of a section in their order. */
    List<String> section(String name) {
        List<String> words = sections.get(name);
        if (words == null) {
            throw new IllegalArgumentException("no section " + name);
        }
        return List.copyOf(words);
    }

    /** The names of the sections. */
    Set<String> sections() {
        return Set.copyOf(sections.keySet());
    }

    /** All words, or those of the sections whose names begin so. */
    Set<String> all(String beginning) {
        Set<String> words = new HashSet<>();
        sections.forEach((section, ofSection) -> {
            if (section.startsWith(beginning)) {
                words.addAll(ofSection);
            }
        });
        return Set.copyOf(words);
    }
}
