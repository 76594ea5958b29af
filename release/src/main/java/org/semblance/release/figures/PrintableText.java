package org.semblance.release.figures;

/** Makes foreign text safe to display: characters that could disturb the surroundings become replacement characters. */
public final class PrintableText {

    private static final char REPLACEMENT = '\uFFFD';

    private PrintableText() {}

    /** The text with every unsafe character replaced. */
    public static String of(String text) {
        StringBuilder shown = new StringBuilder();
        text.codePoints().map(PrintableText::of).forEach(shown::appendCodePoint);
        return shown.toString();
    }

    /** The character, or the replacement character if it is unsafe. */
    public static int of(int c) {
        return is(c) ? c : REPLACEMENT;
    }

    /**
     * Whether a character is safe. Control characters (except line feed and tab), unpaired surrogates,
     * non-characters, bidirectional controls and Unicode line separators are not.
     */
    private static boolean is(int c) {
        boolean control = Character.isISOControl(c) && c != '\n' && c != '\t';
        boolean surrogate = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
        boolean noCharacter = (c & 0xFFFE) == 0xFFFE || (c >= 0xFDD0 && c <= 0xFDEF);
        boolean turns = (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
        boolean endsLine = c == 0x2028 || c == 0x2029;
        return !(control || surrogate || noCharacter || turns || endsLine);
    }
}
