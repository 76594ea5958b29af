package org.semblance.domain.taxonomy.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A value of a column split into words.
 *
 * @param value as in the table
 * @param words all its words, without those in brackets unless there are no others
 * @param parts its words split at punctuation and conjunctions, those in brackets last
 */
record LabelWords(String value, List<String> words, List<List<String>> parts) {

    private static final Pattern BRACKETS = Pattern.compile("[(\\[{<]([^)\\]}>]*)[)\\]}>]?");
    private static final Pattern AND = Pattern.compile("\\s*[&+]\\s*");
    private static final Pattern BORDER = Pattern.compile("[,;:/|]+");
    private static final Pattern CAMEL = Pattern.compile(
            "(?<=\\p{Ll})(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})|(?<=\\p{L})(?=\\d)|(?<=\\d)(?=\\p{L}{3})");
    private static final Pattern APOSTROPHE = Pattern.compile("['’`]");
    private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");

    /** The largest number of words; longer values are prose, of which only the beginning is used. */
    private static final int MOST_WORDS = 8;

    private static final int MOST_PARTS = 6;

    private static final Set<String> CONJUNCTIONS = Set.of("and", "or");
    private static final Set<String> PREPOSITIONS =
            Set.of("of", "in", "with", "without", "for", "to", "from", "by", "at", "on", "due", "via", "per", "as");
    private static final Set<String> NEGATIONS = Set.of("not", "no", "non", "never", "without", "un");
    private static final Set<String> SAYING_LITTLE = Set.of("the", "a", "an", "etc", "other", "others", "misc", "any");

    static LabelWords of(String value) {
        String outside = BRACKETS.matcher(value).replaceAll(" ");
        List<String> inBrackets = new ArrayList<>();
        BRACKETS.matcher(value).results().forEach(match -> inBrackets.add(match.group(1)));
        if (words(outside).isEmpty()) {
            outside = String.join(" ", inBrackets);
        }
        List<List<String>> parts = new ArrayList<>(parts(outside));
        inBrackets.forEach(inside -> parts.addAll(parts(inside)));
        return new LabelWords(value, words(AND.matcher(outside).replaceAll(" and ")), List.copyOf(parts));
    }

    /** The words of a text in lower case. */
    static List<String> words(String text) {
        String parted = APOSTROPHE.matcher(CAMEL.matcher(text).replaceAll(" ")).replaceAll("");
        List<String> words = new ArrayList<>();
        for (String word : NO_WORD.split(parted, -1)) {
            String letters = LetterKey.of(word);
            if (!letters.isEmpty()) {
                words.add(letters);
            }
        }
        return words;
    }

    private static List<List<String>> parts(String text) {
        List<List<String>> parts = new ArrayList<>();
        for (String between : BORDER.split(AND.matcher(text).replaceAll(" and "), -1)) {
            List<String> part = new ArrayList<>();
            for (String word : words(between)) {
                if (CONJUNCTIONS.contains(word)) {
                    add(part, parts);
                    part = new ArrayList<>();
                } else if (!SAYING_LITTLE.contains(word)) {
                    part.add(word);
                }
            }
            add(part, parts);
        }
        return parts;
    }

    private static void add(List<String> part, List<List<String>> parts) {
        if (!part.isEmpty() && parts.size() < MOST_PARTS) {
            parts.add(List.copyOf(part.subList(0, Math.min(part.size(), MOST_WORDS))));
        }
    }

    /** The subject of a part: its words before the first preposition, unless it starts with one. */
    static List<String> subject(List<String> part) {
        for (int i = 1; i < part.size(); i++) {
            if (PREPOSITIONS.contains(part.get(i)) || NEGATIONS.contains(part.get(i))) {
                return part.subList(0, i);
            }
        }
        return part;
    }

    /** Whether the value contains a word. */
    boolean speaks() {
        return words.stream().anyMatch(word -> word.chars().anyMatch(Character::isLetter));
    }

    /** Whether digits are mixed with letters, as in codes. */
    boolean code() {
        return words.stream().anyMatch(word -> word.chars().anyMatch(Character::isDigit));
    }

    /** Whether words are separated by capitals only. */
    boolean camelCase() {
        return words.size() > 1 && !NO_WORD.matcher(value.strip()).find();
    }

    /** Whether a word has no meaning of its own. */
    static boolean auxiliary(String word) {
        return CONJUNCTIONS.contains(word)
                || PREPOSITIONS.contains(word)
                || NEGATIONS.contains(word)
                || SAYING_LITTLE.contains(word);
    }

    /** Whether the value is a negation, so that its other words say little. */
    boolean negated() {
        return words.size() > 1 && words.stream().anyMatch(NEGATIONS::contains);
    }
}
