package org.semblance.formats.taxonomy;

import java.util.function.Supplier;
import org.semblance.Problem;

/** Parses values of OBO files: escapes, and trailing modifiers and comments such as {source="X"} ! its name. */
final class OboText {

    /** A quoted text and its scope, RELATED if there is none. */
    record QuotedText(String text, Synonyms.Scope scope) {}

    private OboText() {}

    /** A value without quotes, without modifiers in braces and without the comment after an exclamation mark. */
    static String plain(String value) {
        int end = remark(value);
        String kept = value.substring(0, end).stripTrailing();
        if (kept.endsWith("}") && !escaped(kept, kept.length() - 1)) {
            int brace = modifiers(kept);
            kept = brace < 0 ? kept : kept.substring(0, brace);
        }
        return unescaped(kept.strip());
    }

    /** A quoted value; {@code flaw} creates the problem if there is none. */
    static QuotedText quoted(String value, Supplier<Problem> flaw) {
        int start = 0;
        while (start < value.length() && value.charAt(start) <= ' ') {
            start++;
        }
        if (start == value.length() || value.charAt(start) != '"') {
            throw flaw.get();
        }
        int end = start + 1;
        while (end < value.length() && value.charAt(end) != '"') {
            end += value.charAt(end) == '\\' ? 2 : 1;
        }
        if (end >= value.length()) {
            throw flaw.get();
        }
        String behind = value.substring(end + 1).stripLeading();
        Synonyms.Scope scope = behind.startsWith("EXACT")
                ? Synonyms.Scope.EXACT
                : behind.startsWith("NARROW")
                        ? Synonyms.Scope.NARROW
                        : behind.startsWith("BROAD") ? Synonyms.Scope.BROAD : Synonyms.Scope.RELATED;
        return new QuotedText(unescaped(value.substring(start + 1, end)).strip(), scope);
    }

    /** The start of the comment: an exclamation mark after a blank. */
    private static int remark(String value) {
        for (int i = 1; i < value.length(); i++) {
            if (value.charAt(i) == '!' && value.charAt(i - 1) <= ' ') {
                return i;
            }
        }
        return value.length();
    }

    /** The start of the trailing modifiers, or −1; braces inside a word are part of it. */
    private static int modifiers(String value) {
        boolean quoted = false;
        int brace = -1;
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (c == '{' && !quoted && i > 0 && value.charAt(i - 1) <= ' ') {
                brace = i;
            }
        }
        return brace;
    }

    private static boolean escaped(String value, int place) {
        int backslashes = 0;
        while (place - 1 - backslashes >= 0 && value.charAt(place - 1 - backslashes) == '\\') {
            backslashes++;
        }
        return backslashes % 2 == 1;
    }

    private static String unescaped(String value) {
        if (value.indexOf('\\') < 0) {
            return value;
        }
        StringBuilder text = new StringBuilder(value.length());
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c != '\\' || i + 1 == value.length()) {
                text.append(c);
                continue;
            }
            char meant = value.charAt(++i);
            text.append(
                    switch (meant) {
                        case 'n' -> '\n';
                        case 'W' -> ' ';
                        case 't' -> '\t';
                        default -> meant;
                    });
        }
        return text.toString();
    }
}
