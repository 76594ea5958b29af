package org.semblance.domain.taxonomy.mapping;

import java.util.List;

/** Decides whether a short form abbreviates a word. */
final class Abbreviations {

    private static final double NONE = 2;

    private Abbreviations() {}

    /**
     * The share of letters that a short form omits if it may abbreviate the word: as its beginning, possibly with its
     * last letter, or as a skeleton of its letters in order, starting with the first. Above 1 if it may not.
     */
    static double leftOut(String brief, String word) {
        if (brief.equals(word)) {
            return 0;
        }
        // nobody abbreviates by one letter: sea is not seal
        boolean maybe = brief.length() >= 2 && brief.length() + 2 <= word.length() && brief.charAt(0) == word.charAt(0);
        return maybe && (word.startsWith(brief) || contraction(brief, word) || skeleton(brief, word))
                ? 1 - (double) brief.length() / word.length()
                : NONE;
    }

    /** The mean share omitted if each word may abbreviate the one at its position; otherwise above 1. */
    static double leftOut(List<String> briefs, List<String> words) {
        if (briefs.size() != words.size()) {
            return NONE;
        }
        double sum = 0;
        for (int i = 0; i < briefs.size(); i++) {
            double leftOut = leftOut(briefs.get(i), words.get(i));
            if (leftOut > 1) {
                return NONE;
            }
            sum += leftOut;
        }
        return sum / briefs.size();
    }

    /** A contraction: the beginning and the last letter. */
    private static boolean contraction(String brief, String word) {
        int last = brief.length() - 1;
        return last > 1
                && brief.charAt(last) == word.charAt(word.length() - 1)
                && word.startsWith(brief.substring(0, last));
    }

    /**
     * A skeleton: three or more letters in order, mostly consonants; between the first and the last, no more consonants
     * than vowels are skipped.
     */
    private static boolean skeleton(String brief, String word) {
        int place = 0;
        int balance = 0;
        int vowels = 0;
        for (int i = 0; i < brief.length(); i++) {
            int next = word.indexOf(brief.charAt(i), place);
            if (next < 0) {
                return false;
            }
            for (int skipped = place; skipped < next; skipped++) {
                balance += vowel(word.charAt(skipped)) ? 1 : -1;
            }
            vowels += vowel(brief.charAt(i)) ? 1 : 0;
            place = next + 1;
        }
        return brief.length() > 2 && balance >= 0 && 3 * vowels < brief.length();
    }

    private static boolean vowel(char letter) {
        return "aeiouy".indexOf(letter) >= 0;
    }
}
