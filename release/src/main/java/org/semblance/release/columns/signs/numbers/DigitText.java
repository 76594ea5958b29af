package org.semblance.release.columns.signs.numbers;

/** Numbers as people write them, in groups. */
public final class DigitText {

    /** Nothing that identifies a person is longer. */
    private static final int LONGEST = 64;

    private DigitText() {}

    /** The text in capitals without blanks, points, hyphens and slashes; empty if it is too long to be a number. */
    public static String plain(String text) {
        if (text.length() > LONGEST) {
            return "";
        }
        StringBuilder plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            if (sign != ' ' && sign != '.' && sign != '-' && sign != '/' && sign != '\u00a0') {
                plain.append(sign >= 'a' && sign <= 'z' ? (char) (sign - 'a' + 'A') : sign);
            }
        }
        return plain.toString();
    }

    /** Whether it consists of so many digits, 0 to 9, and nothing else. */
    public static boolean digits(String text, int count) {
        return text.length() == count && digits(text);
    }

    /** Whether it consists of digits, 0 to 9. */
    public static boolean digits(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return !text.isEmpty();
    }

    /** The number in two places. */
    static int two(String digits, int from) {
        return Integer.parseInt(digits, from, from + 2, 10);
    }

    /** Whether there is such a day in some year. */
    static boolean day(int month, int day) {
        return month >= 1
                && month <= 12
                && day >= 1
                && day <= (month == 2 ? 29 : month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31);
    }

    /** Whether all its signs are the same. */
    static boolean same(String text) {
        return text.chars().allMatch(sign -> sign == text.charAt(0));
    }
}
