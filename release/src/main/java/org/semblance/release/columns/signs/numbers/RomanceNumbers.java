package org.semblance.release.columns.signs.numbers;

import java.util.List;
import java.util.regex.Pattern;

/** France and Italy. */
final class RomanceNumbers {

    private static final Pattern NIR =
            Pattern.compile("[1-478]\\d{2}(0[1-9]|1[0-2]|[2-9]\\d)(\\d{2}|2[AB])\\d{6}(\\d{2})?");

    /** Letters may stand for digits, where two people would have the same code. */
    private static final String DIGIT = "[0-9LMNPQRSTUV]";

    private static final Pattern FISCAL_CODE =
            Pattern.compile("[A-Z]{6}" + DIGIT + "{2}[ABCDEHLMPRST]" + DIGIT + "{2}[A-Z]" + DIGIT + "{3}[A-Z]");

    /** What 0 to 9 and A to Z count in the first, third, fifth and so on of the places (decree of 23 December 1976). */
    private static final int[] UNEVEN = {
        1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10,
        22, 25, 24, 23
    };

    static final List<NumberSystem> ALL = List.of(
            new NumberSystem("French social security numbers with a correct key", 0.006, RomanceNumbers::nir),
            new NumberSystem("French social security numbers without their key", 0.05, RomanceNumbers::keyless),
            new NumberSystem("Italian fiscal codes with a correct check letter", 0.001, RomanceNumbers::fiscalCode),
            new NumberSystem("Italian VAT numbers with a correct check digit", 0.1, RomanceNumbers::vat));

    private RomanceNumbers() {}

    /** The key is 97 less the remainder; the departments of Corsica count as 19 and 18. */
    static boolean nir(String text) {
        String number = DigitText.plain(text);
        if (number.length() != 15 || !NIR.matcher(number).matches()) {
            return false;
        }
        String body = number.substring(0, 13).replace("2A", "19").replace("2B", "18");
        return 97 - CheckSum.remainder(body, 97) == DigitText.two(number, 13);
    }

    static boolean keyless(String text) {
        String number = DigitText.plain(text);
        return number.length() == 13
                && number.charAt(0) <= '2'
                && NIR.matcher(number).matches()
                && number.charAt(3) <= '1';
    }

    static boolean fiscalCode(String text) {
        String code = DigitText.plain(text);
        if (!FISCAL_CODE.matcher(code).matches()) {
            return false;
        }
        int sum = 0;
        for (int i = 0; i < 15; i++) {
            int value = CheckSum.value(code, i);
            sum += i % 2 == 0 ? UNEVEN[value] : value < 10 ? value : value - 10;
        }
        return sum % 26 == code.charAt(15) - 'A';
    }

    static boolean vat(String text) {
        String plain = DigitText.plain(text);
        String number = plain.startsWith("IT") ? plain.substring(2) : plain;
        return DigitText.digits(number, 11) && !DigitText.same(number) && CheckSum.luhn(number);
    }
}
