package org.semblance.data;

import java.util.OptionalDouble;
import java.util.regex.Pattern;

/**
 * A number as text: digits with one decimal sign, perhaps with a sign before and an exponent behind, and nothing between
 * thousands. No words such as NaN, no letters of programming languages.
 */
public final class NumberText {

    private static final Pattern PLAIN = Pattern.compile("[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]{1,3})?");
    private static final double LARGEST = 1e300;

    private NumberText() {}

    /**
     * The number that a text is, spaces around it aside; none where it is no number, or one beyond all measures.
     *
     * @param decimal the decimal sign; no other is read
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
        double number = Double.parseDouble(written) + 0.0; // −0 is the zero it is
        return Math.abs(number) <= LARGEST ? OptionalDouble.of(number) : OptionalDouble.empty();
    }

    /** The number that a text is, with a point or a comma for its decimal sign. */
    public static OptionalDouble number(String text) {
        return number(text, text.indexOf(',') >= 0 ? ',' : '.');
    }
}
