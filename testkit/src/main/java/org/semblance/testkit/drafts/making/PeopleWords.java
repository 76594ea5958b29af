package org.semblance.testkit.drafts.making;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * First names, surnames, streets, towns and the like of one language, from a file with a line for each.
 *
 * @param language the name of the file, such as de
 * @param lists the words by kind
 */
public record PeopleWords(String language, Map<String, List<String>> lists) {

    public PeopleWords {
        lists = Map.copyOf(lists);
    }

    /** Reads a file in the package of a class. */
    public static PeopleWords of(Class<?> beside, String file) {
        Map<String, List<String>> lists = new HashMap<>();
        try (InputStream in = beside.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalArgumentException("no file " + file + " beside " + beside.getName());
            }
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList()) {
                int colon = line.indexOf(':');
                if (!line.startsWith("#") && colon > 0) {
                    lists.put(
                            line.substring(0, colon),
                            Arrays.stream(line.substring(colon + 1).split(","))
                                    .map(String::strip)
                                    .toList());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new PeopleWords(file.replaceAll("^.*/|\\..*$", ""), lists);
    }

    /** The words of a kind, such as women, men, surnames, streets, towns, mail or phone. */
    public List<String> list(String kind) {
        List<String> words = lists.get(kind);
        if (words == null) {
            throw new IllegalArgumentException("no words of kind " + kind);
        }
        return words;
    }
}
