package org.semblance.release.figures;

/** What people may be shown of a text that comes from elsewhere: a mark stands in place of each character that is not to be shown. */
public final class PrintableText {

    private static final char REPLACEMENT = '\uFFFD';

    private PrintableText() {}

    /** A text in which nothing disturbs its surroundings. */
    public static String of(String text) {
        StringBuilder shown = new StringBuilder();
        text.codePoints().map(PrintableText::of).forEach(shown::appendCodePoint);
        return shown.toString();
    }

    /** The character, or the mark in its place. */
    public static int of(int c) {
        return is(c) ? c : REPLACEMENT;
    }

    /** Not so are controls, halves of surrogate pairs, non-characters, and marks that turn the order of what follows. */
    private static boolean is(int c) {
        boolean control = Character.isISOControl(c) && c != '\n' && c != '\t';
        boolean surrogate = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
        boolean noCharacter = (c & 0xFFFE) == 0xFFFE || (c >= 0xFDD0 && c <= 0xFDEF);
        boolean turns = (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
        boolean endsLine = c == 0x2028 || c == 0x2029;
        return !(control || surrogate || noCharacter || turns || endsLine);
    }
}
