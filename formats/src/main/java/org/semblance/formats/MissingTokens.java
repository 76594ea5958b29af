package org.semblance.formats;

import java.util.List;

/** The texts that mean "no value", compared without surrounding spaces. */
final class MissingTokens {

    private static final int LONG = 63;

    private final List<String> tokens;

    /** The tokens that are numbers, for formats that store numbers as such. */
    private final double[] numbers;

    /** A bit for each length of a token, which answers most queries immediately. */
    private final long lengths;

    MissingTokens(List<String> tokens) {
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
