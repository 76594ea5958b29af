package org.semblance.formats;

/** Finds spaces and tabs around a field; line breaks and no-break spaces do not count. */
final class FieldSpaces {

    private FieldSpaces() {}

    static String trim(String text) {
        int start = 0;
        int end = text.length();
        while (start < end && space(text.charAt(start))) {
            start++;
        }
        while (end > start && space(text.charAt(end - 1))) {
            end--;
        }
        return text.substring(start, end);
    }

    /** The position of the first character that is not a space, or {@code to}. */
    static int start(char[] chars, int from, int to) {
        int start = from;
        while (start < to && space(chars[start])) {
            start++;
        }
        return start;
    }

    /** The position after the last character that is not a space, or {@code from}. */
    static int end(char[] chars, int from, int to) {
        int end = to;
        while (end > from && space(chars[end - 1])) {
            end--;
        }
        return end;
    }

    private static boolean space(char c) {
        return c == ' ' || c == '\t';
    }
}
