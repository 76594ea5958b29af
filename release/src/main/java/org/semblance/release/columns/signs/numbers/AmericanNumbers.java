package org.semblance.release.columns.signs.numbers;

import java.util.List;
import java.util.regex.Pattern;

/** The United States, Canada, Brazil, Mexico. */
final class AmericanNumbers {

    /** Area, group and serial number are not zero; areas from 900 are of taxpayers without such a number, or made up. */
    private static final Pattern SSN = Pattern.compile("(?!000|666)\\d{3}([- ])(?!00)\\d\\d\\1(?!0000)\\d{4}");

    private static final Pattern CURP =
            Pattern.compile("[A-Z]{4}\\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])[HMX][A-Z]{5}[A-Z0-9]\\d");

    static final List<NumberSystem> ALL = List.of(
            new NumberSystem("US social security numbers in their three groups", 0.02, AmericanNumbers::ssn),
            new NumberSystem("Canadian social insurance numbers with a correct check digit", 0.1, AmericanNumbers::sin),
            new NumberSystem("Brazilian CPF numbers with correct check digits", 0.01, AmericanNumbers::cpf),
            new NumberSystem("Mexican CURP codes", 0.001, AmericanNumbers::curp));

    private AmericanNumbers() {}

    static boolean ssn(String text) {
        return SSN.matcher(text).matches();
    }

    static boolean sin(String text) {
        String number = DigitText.plain(text);
        return DigitText.digits(number, 9) && !DigitText.same(number) && CheckSum.luhn(number);
    }

    static boolean cpf(String text) {
        String number = DigitText.plain(text);
        return DigitText.digits(number, 11)
                && !DigitText.same(number)
                && check(CheckSum.weighted(number, 10, 9, 8, 7, 6, 5, 4, 3, 2)) == CheckSum.value(number, 9)
                && check(CheckSum.weighted(number, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2)) == CheckSum.value(number, 10);
    }

    private static int check(int sum) {
        return sum * 10 % 11 % 10;
    }

    static boolean curp(String text) {
        return CURP.matcher(DigitText.plain(text)).matches();
    }
}
