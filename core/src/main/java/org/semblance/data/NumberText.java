package org.semblance.data;

import java.util.OptionalDouble;
import java.util.regex.Pattern;

/**
 * Parses numbers: digits with one decimal sign, optionally a leading sign and an exponent, and no thousands separator.
 * Words such as NaN and suffixes of programming languages are not numbers.
 */
public final class NumberText {

    private static final Pattern PLAIN = Pattern.compile("[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]{1,3})?");
    private static final double LARGEST = 1e300;

    private NumberText() {}

    /**
     * The number in a text, ignoring surrounding spaces; empty if it is not a number or not finite.
     *
     * @param decimal the decimal sign; no other is accepted
     */
    public static OptionalDouble number(String text, char decimal) {
        String written = text.strip();
        if (decimal != '.') {
            if (written.indexOf('.') >= 0) {
                return OptionalDouble.empty();
            }
            written = written.replace(decimal, '.');
        }
        if (!PLAIN.matcher(written).matches()) {
            return OptionalDouble.empty();
        }
        double number = Double.parseDouble(written) + 0.0; // −0 counts as 0
        return Math.abs(number) <= LARGEST ? OptionalDouble.of(number) : OptionalDouble.empty();
    }

    /** The number in a text, with a point or a comma as decimal sign. */
    public static OptionalDouble number(String text) {
        return number(text, text.indexOf(',') >= 0 ? ',' : '.');
    }
}
