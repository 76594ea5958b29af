package org.semblance.formats;

/** Spaces and tabs round a field; a line break or a no-break space is not one of them. */
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

    /** Where the first character that is no space stands, or {@code to}. */
    static int start(char[] chars, int from, int to) {
        int start = from;
        while (start < to && space(chars[start])) {
            start++;
        }
        return start;
    }

    /** Behind the last character that is no space, or {@code from}. */
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
