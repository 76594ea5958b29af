package org.semblance.release.columns.signs.numbers;

/** Sums by which numbers are checked. All take texts of digits, some of digits and capital letters. */
public final class CheckSum {

    /** Multiplication in the dihedral group of order 10 (Verhoeff 1969). */
    private static final String[] DIHEDRAL = {
        "0123456789",
        "1234067895",
        "2340178956",
        "3401289567",
        "4012395678",
        "5987604321",
        "6598710432",
        "7659821043",
        "8765932104",
        "9876543210"
    };

    /** Verhoeff's permutation, applied once for each place from the right. */
    private static final String PERMUTATION = "1576283094";

    private static final int LETTERS = 36;

    private CheckSum() {}

    /** Luhn's sum is a multiple of ten: every second digit from the right doubled (ISO/IEC 7812-1). */
    public static boolean luhn(String digits) {
        int sum = 0;
        boolean twice = false;
        for (int i = digits.length() - 1; i >= 0; i--) {
            int digit = value(digits, i) * (twice ? 2 : 1);
            sum += digit > 9 ? digit - 9 : digit;
            twice = !twice;
        }
        return sum % 10 == 0;
    }

    /** The sum of the first places, each times its weight. */
    public static int weighted(String digits, int... weights) {
        int sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * value(digits, i);
        }
        return sum;
    }

    /** The remainder of a number of any length. */
    public static int remainder(String digits, int divisor) {
        int remainder = 0;
        for (int i = 0; i < digits.length(); i++) {
            int value = value(digits, i);
            remainder = (remainder * (value > 9 ? 100 : 10) + value) % divisor;
        }
        return remainder;
    }

    /** The system MOD 11,10 of ISO 7064: the last digit checks those before it. */
    public static boolean mod11and10(String digits) {
        int product = 10;
        for (int i = 0; i < digits.length() - 1; i++) {
            int sum = (value(digits, i) + product) % 10;
            product = 2 * (sum == 0 ? 10 : sum) % 11;
        }
        return (product + value(digits, digits.length() - 1)) % 10 == 1;
    }

    /** Verhoeff's check by the dihedral group. */
    public static boolean verhoeff(String digits) {
        int check = 0;
        for (int place = 0; place < digits.length(); place++) {
            int digit = value(digits, digits.length() - 1 - place);
            for (int times = place % 8; times > 0; times--) {
                digit = value(PERMUTATION, digit);
            }
            check = value(DIHEDRAL[check], digit);
        }
        return check == 0;
    }

    /** The sum of a European article number is a multiple of ten: weights 1 and 3 in turn, from the right. */
    public static boolean ean(String digits) {
        int sum = 0;
        for (int i = 0; i < digits.length(); i++) {
            sum += value(digits, digits.length() - 1 - i) * (i % 2 == 0 ? 1 : 3);
        }
        return sum % 10 == 0;
    }

    /** A digit counts as itself, a letter from A as 10 to Z as 35. */
    static int value(String text, int place) {
        return Character.digit(text.charAt(place), LETTERS);
    }
}
