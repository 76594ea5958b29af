package org.semblance.release.columns.signs.numbers;

import java.util.List;
import java.util.regex.Pattern;

/** Spain and Portugal. */
final class IberianNumbers {

    private static final Pattern DNI = Pattern.compile("[XYZ]?\\d{7,8}[A-Z]");
    private static final String DNI_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";
    private static final Pattern CITIZEN_CARD = Pattern.compile("\\d{9}[A-Z0-9]{2}\\d");

    /** Shorter numbers of a Spanish province are not filled with zeros before the check. */
    private static final long SHORT = 10_000_000;

    private static final int LAST_PROVINCE = 66;

    static final List<NumberSystem> ALL = List.of(
            new NumberSystem("Spanish identity numbers (DNI, NIE) with a correct letter", 0.04, IberianNumbers::dni),
            new NumberSystem("Spanish social security numbers with correct check digits", 0.006, IberianNumbers::nss),
            new NumberSystem("Portuguese tax numbers with a correct check digit", 0.09, IberianNumbers::nif),
            new NumberSystem(
                    "Portuguese social security numbers with a correct check digit", 0.02, IberianNumbers::niss),
            new NumberSystem(
                    "numbers of Portuguese citizen cards with a correct check digit", 0.1, IberianNumbers::card));

    private IberianNumbers() {}

    /** X, Y and Z of foreigners count as 0, 1 and 2. */
    static boolean dni(String text) {
        String number = DigitText.plain(text);
        if (!DNI.matcher(number).matches()) {
            return false;
        }
        int foreign = "XYZ".indexOf(number.charAt(0));
        if (foreign >= 0 && number.length() != 9) {
            return false;
        }
        String digits = foreign < 0 ? number : foreign + number.substring(1);
        int value = Integer.parseInt(digits, 0, digits.length() - 1, 10);
        return DNI_LETTERS.charAt(value % DNI_LETTERS.length()) == number.charAt(number.length() - 1);
    }

    static boolean nss(String text) {
        String number = DigitText.plain(text);
        if (!DigitText.digits(number, 12)) {
            return false;
        }
        int province = DigitText.two(number, 0);
        long serial = Long.parseLong(number, 2, 10, 10);
        long body = province * (serial < SHORT ? SHORT : 10 * SHORT) + serial;
        return province >= 1 && province <= LAST_PROVINCE && body % 97 == DigitText.two(number, 10);
    }

    static boolean nif(String text) {
        String plain = DigitText.plain(text);
        String number = plain.startsWith("PT") ? plain.substring(2) : plain;
        if (!DigitText.digits(number, 9)
                || number.charAt(0) == '0'
                || (number.charAt(0) == '4' && number.charAt(1) != '5')) {
            return false;
        }
        int rest = CheckSum.weighted(number, 9, 8, 7, 6, 5, 4, 3, 2) % 11;
        return CheckSum.value(number, 8) == (rest < 2 ? 0 : 11 - rest);
    }

    static boolean niss(String text) {
        String number = DigitText.plain(text);
        return DigitText.digits(number, 11)
                && (number.charAt(0) == '1' || number.charAt(0) == '2')
                && 9 - CheckSum.weighted(number, 29, 23, 19, 17, 13, 11, 7, 5, 3, 2) % 10 == CheckSum.value(number, 10);
    }

    /** Luhn's sum over digits and letters, which count from 10. */
    static boolean card(String text) {
        String number = DigitText.plain(text);
        if (!CITIZEN_CARD.matcher(number).matches() || DigitText.digits(number)) {
            return false;
        }
        int sum = 0;
        for (int i = 0; i < number.length(); i++) {
            int value = CheckSum.value(number, i) * (i % 2 == 0 ? 2 : 1);
            sum += i % 2 == 0 && value > 9 ? value - 9 : value;
        }
        return sum % 10 == 0;
    }
}
