package org.semblance.formats;

import java.util.List;
import org.semblance.Count;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.MissingValues;

/**
 * The texts that mean "no value", compared without surrounding spaces: those of the whole table, and those that are declared
 * for one column.
 */
final class MissingTokens {

    private static final int LONG = 63;

    private final List<String> tokens;

    /** The tokens that are numbers, for formats that store numbers as such. */
    private final double[] numbers;

    /** A bit for each length of a token, which answers most queries immediately. */
    private final long lengths;

    /** What is declared for this column. */
    private final MissingValues own;

    /** The decimal sign of numbers in words. */
    private final char sign;

    MissingTokens(List<String> tokens) {
        this(tokens, MissingValues.NONE, '.');
    }

    /**
     * @param own what is declared for one column
     * @param sign the decimal sign of its numbers
     */
    MissingTokens(List<String> tokens, MissingValues own, char sign) {
        this.own = own;
        this.sign = sign;
        this.tokens = tokens.stream().map(FieldSpaces::trim).distinct().toList();
        this.numbers = this.tokens.stream()
                .mapToDouble(MissingTokens::number)
                .filter(number -> !Double.isNaN(number))
                .toArray();
        this.lengths = this.tokens.stream()
                .mapToLong(token -> 1L << Math.min(token.length(), LONG))
                .reduce(0, (a, b) -> a | b);
    }

    /** Whether these characters, already trimmed, are a token. */
    boolean contains(char[] chars, int from, int to) {
        if (((lengths >> Math.min(to - from, LONG)) & 1) == 0) {
            return false;
        }
        for (String token : tokens) {
            if (token.length() == to - from && matches(token, chars, from)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a token is this number. */
    boolean contains(double number) {
        for (double token : numbers) {
            if (token == number) {
                return true;
            }
        }
        return false;
    }

    boolean contains(String word) {
        return tokens.contains(FieldSpaces.trim(word));
    }

    /** Whether anything is declared for this column. */
    boolean declares() {
        return !own.isEmpty();
    }

    /** Whether a text is declared for this column. */
    boolean declares(String word) {
        return !own.isEmpty() && own.declares(FieldSpaces.trim(word), sign);
    }

    /** Whether a number is declared for this column. */
    boolean declares(double number) {
        return own.holds(number);
    }

    /** Warns of values that were missing because they are declared for this column. */
    static void warn(String column, long count, Watcher watcher) {
        if (count > 0) {
            watcher.warn(
                    WarningCode.W_DECLARED_MISSING,
                    "column '" + column + "': " + Count.of(count, "value") + (count == 1 ? " is" : " are")
                            + " missing, as missing: of the attribute declares");
        }
    }

    private static double number(String token) {
        return new NumberScanner('.').parse(token.toCharArray(), 0, token.length());
    }

    private static boolean matches(String token, char[] chars, int from) {
        for (int i = 0; i < token.length(); i++) {
            if (token.charAt(i) != chars[from + i]) {
                return false;
            }
        }
        return true;
    }
}
