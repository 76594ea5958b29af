package org.semblance.release.columns;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The words in bands such as "less than 5 hours", folded. */
final class BandWords {

    static final Set<String> BELOW = new HashSet<>();
    static final Set<String> ABOVE = new HashSet<>();
    static final Set<String> AFTER_BELOW = new HashSet<>();
    static final Set<String> AFTER_ABOVE = new HashSet<>();
    static final Set<String> BETWEEN = new HashSet<>();
    static final Set<String> OPEN = new HashSet<>();
    static final Set<String> ZERO = new HashSet<>();

    static final Set<String> ORDINAL_NOUNS = new HashSet<>();

    private static final Map<String, Double> FACTORS = new HashMap<>();
    private static final Map<String, Double> NUMBERS = new HashMap<>();
    private static final Map<String, Double> SECONDS = new HashMap<>();

    static {
        for (String line : WordLines.of("band-words.txt")) {
            int space = line.indexOf(' ');
            String rest = line.substring(space + 1);
            switch (line.substring(0, space)) {
                case "below" -> add(rest, BELOW);
                case "above" -> add(rest, ABOVE);
                case "after-below" -> add(rest, AFTER_BELOW);
                case "after-above" -> add(rest, AFTER_ABOVE);
                case "between" -> add(rest, BETWEEN);
                case "open" -> add(rest, OPEN);
                case "zero" -> add(rest, ZERO);
                case "noun" -> add(rest, ORDINAL_NOUNS);
                case "thousand" -> put(rest, 1e3, FACTORS);
                case "million" -> put(rest, 1e6, FACTORS);
                case "number" -> put(rest, NUMBERS);
                case "time" -> put(rest, SECONDS);
                default -> throw new IllegalStateException(line);
            }
        }
    }

    private BandWords() {}

    private static void add(String words, Set<String> all) {
        WordLines.words(words).map(BareText::of).forEach(all::add);
    }

    private static void put(String numberAndWords, Map<String, Double> all) {
        int space = numberAndWords.indexOf(' ');
        put(numberAndWords.substring(space + 1), Double.parseDouble(numberAndWords.substring(0, space)), all);
    }

    private static void put(String words, double value, Map<String, Double> all) {
        WordLines.words(words).map(BareText::of).forEach(word -> all.put(word, value));
    }

    /** 1000 for a word such as thousand. */
    static @Nullable Double factor(String word) {
        return FACTORS.get(word);
    }

    /** The number that a word is. */
    static @Nullable Double number(String word) {
        return NUMBERS.get(word);
    }

    /** The seconds of a unit of time. */
    static @Nullable Double seconds(String word) {
        return SECONDS.get(word);
    }
}
