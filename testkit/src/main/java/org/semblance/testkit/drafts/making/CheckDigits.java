package org.semblance.testkit.drafts.making;

/** Check digits, computed from the digits before them. */
final class CheckDigits {

    private CheckDigits() {}

    /** Luhn's digit: every second digit doubled, from the right (ISO/IEC 7812-1). */
    static int luhn(String digits) {
        int sum = 0;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.charAt(digits.length() - 1 - i) - '0';
            int doubled = i % 2 == 0 ? 2 * digit : digit;
            sum += doubled > 9 ? doubled - 9 : doubled;
        }
        return (10 - sum % 10) % 10;
    }

    /** The sum of the digits, each times its weight. */
    static int weighted(String digits, int... weights) {
        int sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * (digits.charAt(i) - '0');
        }
        return sum;
    }

    /** The remainder of a number with many digits; letters count as 10 to 35 (ISO 7064). */
    static int remainder(String signs, int divisor) {
        int remainder = 0;
        for (int i = 0; i < signs.length(); i++) {
            int value = Character.digit(signs.charAt(i), 36);
            remainder = (remainder * (value > 9 ? 100 : 10) + value) % divisor;
        }
        return remainder;
    }

    /** The hybrid system MOD 11,10 of ISO 7064. */
    static int mod11and10(String digits) {
        int product = 10;
        for (int i = 0; i < digits.length(); i++) {
            int sum = (digits.charAt(i) - '0' + product) % 10;
            product = 2 * (sum == 0 ? 10 : sum) % 11;
        }
        return (11 - product) % 10;
    }
}
