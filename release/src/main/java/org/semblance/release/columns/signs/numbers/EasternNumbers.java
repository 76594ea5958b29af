package org.semblance.release.columns.signs.numbers;

import java.util.List;
import java.util.regex.Pattern;

/** Poland, Romania, Czechia and Slovakia, Turkey, India, China. */
final class EasternNumbers {

    private static final Pattern BIRTH_NUMBER = Pattern.compile("\\d{6}/?\\d{4}");
    private static final Pattern CHINA = Pattern.compile("[1-9]\\d{5}(?:19|20)\\d{9}[0-9X]");
    private static final String CHINESE_SIGNS = "10X98765432";

    static final List<NumberSystem> ALL = List.of(
            new NumberSystem("Polish PESEL numbers with a correct check digit", 0.02, EasternNumbers::pesel),
            new NumberSystem("Romanian CNP numbers with a correct check digit", 0.005, EasternNumbers::cnp),
            new NumberSystem("Czech or Slovak birth numbers divisible by eleven", 0.02, EasternNumbers::birthNumber),
            new NumberSystem("Turkish identity numbers with correct check digits", 0.01, EasternNumbers::turkey),
            new NumberSystem("Aadhaar numbers with a correct check digit", 0.09, EasternNumbers::aadhaar),
            new NumberSystem("Chinese identity numbers with a correct check sign", 0.001, EasternNumbers::china));

    private EasternNumbers() {}

    /** The century is added to the month in steps of 20. */
    static boolean pesel(String text) {
        String number = DigitText.plain(text);
        return DigitText.digits(number, 11)
                && DigitText.day(DigitText.two(number, 2) % 20, DigitText.two(number, 4))
                && CheckSum.weighted(number, 1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1) % 10 == 0;
    }

    static boolean cnp(String text) {
        String number = DigitText.plain(text);
        return DigitText.digits(number, 13)
                && number.charAt(0) != '0'
                && DigitText.day(DigitText.two(number, 3), DigitText.two(number, 5))
                && CheckSum.weighted(number, 2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9) % 11 % 10
                        == CheckSum.value(number, 12);
    }

    /** The month of women is raised by 50; 20 more where a day had no numbers left. */
    static boolean birthNumber(String text) {
        if (!BIRTH_NUMBER.matcher(text).matches()) {
            return false;
        }
        String number = DigitText.plain(text);
        int month = DigitText.two(number, 2) % 50;
        return DigitText.day(month > 20 ? month - 20 : month, DigitText.two(number, 4))
                && CheckSum.remainder(number, 11) == 0;
    }

    static boolean turkey(String text) {
        String number = DigitText.plain(text);
        return DigitText.digits(number, 11)
                && number.charAt(0) != '0'
                && Math.floorMod(CheckSum.weighted(number, 7, -1, 7, -1, 7, -1, 7, -1, 7), 10)
                        == CheckSum.value(number, 9)
                && CheckSum.weighted(number, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1) % 10 == CheckSum.value(number, 10);
    }

    static boolean aadhaar(String text) {
        String number = DigitText.plain(text);
        return DigitText.digits(number, 12) && number.charAt(0) >= '2' && CheckSum.verhoeff(number);
    }

    static boolean china(String text) {
        String number = DigitText.plain(text);
        return CHINA.matcher(number).matches()
                && DigitText.day(DigitText.two(number, 10), DigitText.two(number, 12))
                && CHINESE_SIGNS.charAt(
                                CheckSum.weighted(number, 7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2) % 11)
                        == number.charAt(17);
    }
}
