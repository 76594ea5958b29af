package org.semblance.domain.taxonomy.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Compares spellings of the same letters: where words are separated, and what else differs. */
final class WordSpelling {

    private static final Pattern SEPARATORS = Pattern.compile("[\\s_./\\-]+");

    private WordSpelling() {}

    /**
     * The step from a label to a word with the same letters; punctuation if nothing simpler explains the difference.
     */
    static MappingStep step(LabelWords label, String word) {
        String value = label.value();
        if (value.equals(word)) {
            return MappingStep.EXACT;
        }
        if (value.equalsIgnoreCase(word)) {
            return MappingStep.CASE;
        }
        if (bare(value).equals(bare(word))) {
            return label.camelCase() ? MappingStep.CAMEL_CASE : MappingStep.SEPARATORS;
        }
        return MappingStep.PUNCTUATION;
    }

    private static String bare(String text) {
        return SEPARATORS.matcher(text).replaceAll("").toLowerCase(Locale.ROOT);
    }

    /** The number of words after some letters of a term; none if the letters end inside a word. */
    static int wordsAfter(String word, int letters) {
        int seen = 0;
        for (int i = 0; i < word.length(); i++) {
            if (Character.isLetterOrDigit(word.charAt(i))) {
                if (seen == letters) {
                    return 0;
                }
                seen++;
            } else if (seen == letters) {
                return word.charAt(i) == '\'' ? 0 : words(word.substring(i)).size();
            }
        }
        return 0;
    }

    /** Whether a word is only the last one of a name whose words are all capitalised. */
    static boolean endsName(String name, String word) {
        int start = name.length() - word.length();
        if (start < 2 || name.charAt(start - 1) != ' ' || !name.regionMatches(true, start, word, 0, word.length())) {
            return false;
        }
        for (int i = 0; i <= start; i++) {
            if ((i == 0 || name.charAt(i - 1) == ' ') && !Character.isUpperCase(name.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether a word of the taxonomy starts with a possessive of these letters, such as master's degree. */
    static boolean possessive(String word, String letters) {
        int mark = letters.length() - 1;
        return word.startsWith("'s ", mark) && word.startsWith(letters.substring(0, mark));
    }

    static boolean oneWord(String word) {
        return word.chars().allMatch(Character::isLetterOrDigit);
    }

    /** The words of a term of the taxonomy. */
    static List<String> words(String word) {
        List<String> words = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= word.length(); i++) {
            boolean letter = i < word.length() && (Character.isLetterOrDigit(word.charAt(i)) || word.charAt(i) == '\'');
            if (!letter) {
                if (i > start) {
                    words.add(word.substring(start, i).replace("'", ""));
                }
                start = i + 1;
            }
        }
        return words;
    }
}
