package org.semblance.formats;

import org.jspecify.annotations.Nullable;
import org.semblance.source.CsvLayout.ThousandsSeparator;

/**
 * Parses numbers from characters: {@code [+-]digits[.digits][e[+-]digits]} and nothing else. If a separator of thousands is
 * given, the first digits may be in groups of three, all or none, with the same sign between them and no exponent.
 *
 * <p>Digits up to 2^53 and powers up to 10^22 are exact doubles, and one operation rounds once, so the result is the
 * nearest double; other numbers take the slow path (Clinger, PLDI 1990).
 */
public final class NumberScanner {

    private static final double[] POWERS = {
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22
    };

    private static final int MANY = 18;

    private final char sign;
    private final @Nullable ThousandsSeparator thousands;

    private boolean leadingZero;
    private boolean pointed;
    private boolean grouped;

    /** Reads numbers with this decimal sign. */
    public NumberScanner(char sign) {
        this(sign, null);
    }

    /** Reads numbers with this decimal sign, and perhaps a separator of thousands. */
    NumberScanner(char sign, @Nullable ThousandsSeparator thousands) {
        this.sign = sign;
        this.thousands = thousands;
    }

    /** The nearest double, or NaN when the characters are not a number. */
    public double parse(char[] chars, int from, int to) {
        leadingZero = false;
        grouped = false;
        int i = from;
        boolean negative = i < to && chars[i] == '-';
        if (i < to && (chars[i] == '-' || chars[i] == '+')) {
            i++;
        }
        int whole = i;
        long digits = 0;
        while (i < to && digit(chars[i])) {
            digits = digits * 10 + (chars[i++] - '0');
        }
        int wholeLength = i - whole;
        boolean separated = thousands != null && i < to && thousands.is(chars[i]);
        if (separated) {
            if (wholeLength < 1 || wholeLength > 3 || chars[whole] == '0') {
                return Double.NaN;
            }
            char separator = chars[i];
            while (i < to && chars[i] == separator) {
                if (!threeDigits(chars, i + 1, to)) {
                    return Double.NaN;
                }
                for (int end = i + 4; ++i < end; ) {
                    digits = digits * 10 + (chars[i] - '0');
                }
                wholeLength += 3;
            }
        }
        int fractionLength = 0;
        pointed = i < to && chars[i] == sign;
        if (pointed) {
            int fraction = ++i;
            while (i < to && digit(chars[i])) {
                digits = digits * 10 + (chars[i++] - '0');
            }
            fractionLength = i - fraction;
        }
        if (wholeLength + fractionLength == 0) {
            return Double.NaN;
        }
        boolean many = wholeLength + fractionLength > MANY;
        int mantissaEnd = i;
        long power = 0;
        if (i < to && !separated && (chars[i] == 'e' || chars[i] == 'E')) {
            i++;
            boolean down = i < to && chars[i] == '-';
            if (i < to && (chars[i] == '-' || chars[i] == '+')) {
                i++;
            }
            int exponent = i;
            while (i < to && digit(chars[i])) {
                power = Math.min(power * 10 + (chars[i++] - '0'), Integer.MAX_VALUE);
            }
            if (i == exponent) {
                return Double.NaN;
            }
            power = down ? -power : power;
        }
        if (i < to) {
            return Double.NaN;
        }
        leadingZero = wholeLength > 1 && chars[whole] == '0';
        grouped =
                fractionLength == 3 && wholeLength >= 1 && wholeLength <= 3 && chars[whole] != '0' && mantissaEnd == to;
        power -= fractionLength;
        if (many || digits > 1L << 53 || power < -22 || power > 22) {
            return Double.parseDouble(plain(chars, from, to)) + 0.0;
        }
        // adding to or subtracting from 0 leaves no negative zero
        double value = power < 0 ? digits / POWERS[(int) -power] : digits * POWERS[(int) power];
        return negative ? 0 - value : value;
    }

    /** Whether the last number had a leading zero, like a code. */
    boolean leadingZero() {
        return leadingZero;
    }

    /** Whether the last number had a decimal sign. */
    boolean pointed() {
        return pointed;
    }

    /** Whether the decimal sign of the last number could be a thousands separator, as in 1.234. */
    boolean grouped() {
        return grouped;
    }

    /** The characters as Java writes numbers. */
    private String plain(char[] chars, int from, int to) {
        StringBuilder text = new StringBuilder(to - from);
        for (int i = from; i < to; i++) {
            if (thousands == null || !thousands.is(chars[i])) {
                text.append(chars[i] == sign ? '.' : chars[i]);
            }
        }
        return text.toString();
    }

    private static boolean threeDigits(char[] chars, int from, int to) {
        return from + 3 <= to && digit(chars[from]) && digit(chars[from + 1]) && digit(chars[from + 2]);
    }

    private static boolean digit(char c) {
        return c >= '0' && c <= '9';
    }
}
