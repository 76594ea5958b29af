package org.semblance.release.columns.signs;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A heading in small letters without accents, as words between separators, changes of case, and letters next to digits.
 */
record HeadingText(List<String> words) {

    private static final int LONGEST = 240;
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern IN_BRACKETS = Pattern.compile("[(\\[{][^)\\]}]*[)\\]}]?");
    private static final Pattern DECODED_TWICE = Pattern.compile("[ÃÅ][\\x{80}-\\x{BF}]");

    static HeadingText of(String heading) {
        String start = heading.length() > LONGEST ? heading.substring(0, LONGEST) : heading;
        return new HeadingText(split(decodedOnce(start)));
    }

    /** The heading without what is in brackets, or all of it if nothing else is left. */
    static HeadingText outsideBrackets(String heading) {
        HeadingText outside = of(IN_BRACKETS.matcher(shortened(heading)).replaceAll(" "));
        return outside.words.isEmpty() ? of(heading) : outside;
    }

    /** What is in the brackets of a heading, which is often a unit. */
    static HeadingText inBrackets(String heading) {
        StringBuilder inside = new StringBuilder();
        IN_BRACKETS
                .matcher(shortened(heading))
                .results()
                .forEach(match -> inside.append(' ').append(match.group()));
        return of(inside.toString());
    }

    /** A word without accents: sécu, Straße and año become secu, strasse and ano. */
    static String folded(String word) {
        return MARKS.matcher(Normalizer.normalize(word, Normalizer.Form.NFKD))
                .replaceAll("")
                .toLowerCase(Locale.ROOT)
                .replace("ß", "ss")
                .replace("ø", "o")
                .replace("æ", "ae")
                .replace("œ", "oe")
                .replace("ł", "l")
                .replace("đ", "d")
                .replace("ı", "i");
    }

    String joined() {
        return String.join("", words);
    }

    private static String shortened(String heading) {
        return heading.length() > LONGEST ? heading.substring(0, LONGEST) : heading;
    }

    /** UTF-8 that was read as Latin 1, as in many exports: prÃ©nom. */
    private static String decodedOnce(String heading) {
        if (!DECODED_TWICE.matcher(heading).find() || heading.chars().anyMatch(sign -> sign > 0xFF)) {
            return heading;
        }
        return new String(heading.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    }

    private static List<String> split(String heading) {
        // the degree sign of n° would otherwise become the letter o
        String composed = Normalizer.normalize(heading.replace('°', ' ').replace('º', ' '), Normalizer.Form.NFC);
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        int[] signs = composed.codePoints().toArray();
        for (int place = 0; place < signs.length; place++) {
            if (!Character.isLetterOrDigit(signs[place])) {
                end(word, words);
            } else {
                if (word.length() > 0 && border(signs, place)) {
                    end(word, words);
                }
                word.appendCodePoint(signs[place]);
            }
        }
        end(word, words);
        return List.copyOf(words);
    }

    private static void end(StringBuilder word, List<String> words) {
        String folded = folded(word.toString()).replaceAll("[^\\p{L}\\p{N}]", "");
        if (!folded.isEmpty()) {
            words.add(folded);
        }
        word.setLength(0);
    }

    /** Whether a word begins here: a capital after a small letter, the last capital before small ones, or a digit. */
    private static boolean border(int[] signs, int place) {
        int before = signs[place - 1];
        int sign = signs[place];
        if (Character.isDigit(before) != Character.isDigit(sign)) {
            return true;
        }
        if (!Character.isUpperCase(sign)) {
            return false;
        }
        boolean smallNext = place + 1 < signs.length && Character.isLowerCase(signs[place + 1]);
        boolean onlyPlural = smallNext
                && signs[place + 1] == 's'
                && (place + 2 == signs.length || !Character.isLowerCase(signs[place + 2]));
        return Character.isLowerCase(before) || (Character.isUpperCase(before) && smallNext && !onlyPlural);
    }
}
