package org.semblance.release.columns.signs.numbers;

import java.util.List;
import java.util.regex.Pattern;

/** Sweden, Norway, Denmark, Finland. */
final class NordicNumbers {

    private static final Pattern SWEDEN = Pattern.compile("(?:19|20)?(\\d{6})[-+]?(\\d{4})");
    private static final Pattern DENMARK = Pattern.compile("\\d{6}[- ]?\\d{4}");
    private static final Pattern FINLAND = Pattern.compile("\\d{6}[-+A-FU-Y]\\d{3}[0-9A-Y]");
    private static final String FINNISH_SIGNS = "0123456789ABCDEFHJKLMNPRSTUVWXY";

    /** The day of people without a personal number is raised by 60 in Sweden and by 40 in Norway. */
    private static final int SWEDISH_RAISE = 60;

    private static final int NORWEGIAN_RAISE = 40;

    static final List<NumberSystem> ALL = List.of(
            new NumberSystem("Swedish personal numbers with a correct check digit", 0.01, NordicNumbers::sweden),
            new NumberSystem("Norwegian birth numbers with correct check digits", 0.002, NordicNumbers::norway),
            new NumberSystem("Danish CPR numbers with a valid day", 0.04, NordicNumbers::denmark),
            new NumberSystem("Finnish identity codes with a correct check sign", 0.001, NordicNumbers::finland));

    private NordicNumbers() {}

    static boolean sweden(String text) {
        var parts = SWEDEN.matcher(text);
        if (!parts.matches()) {
            return false;
        }
        String number = parts.group(1) + parts.group(2);
        int day = DigitText.two(number, 4);
        return DigitText.day(DigitText.two(number, 2), day > SWEDISH_RAISE ? day - SWEDISH_RAISE : day)
                && CheckSum.luhn(number);
    }

    static boolean norway(String text) {
        String number = DigitText.plain(text);
        if (!DigitText.digits(number, 11)) {
            return false;
        }
        int day = DigitText.two(number, 0);
        return DigitText.day(DigitText.two(number, 2) % 40, day > NORWEGIAN_RAISE ? day - NORWEGIAN_RAISE : day)
                && CheckSum.weighted(number, 3, 7, 6, 1, 8, 9, 4, 5, 2, 1) % 11 == 0
                && CheckSum.weighted(number, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1) % 11 == 0;
    }

    /** Day, month and year of birth and four digits; since 2007 no check digit can be relied on. */
    static boolean denmark(String text) {
        return DENMARK.matcher(text).matches() && DigitText.day(DigitText.two(text, 2), DigitText.two(text, 0));
    }

    static boolean finland(String text) {
        if (!FINLAND.matcher(text).matches() || !DigitText.day(DigitText.two(text, 2), DigitText.two(text, 0))) {
            return false;
        }
        int value = Integer.parseInt(text.substring(0, 6) + text.substring(7, 10));
        return FINNISH_SIGNS.charAt(value % FINNISH_SIGNS.length()) == text.charAt(10);
    }
}
