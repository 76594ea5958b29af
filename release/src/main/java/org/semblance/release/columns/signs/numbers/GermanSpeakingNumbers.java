package org.semblance.release.columns.signs.numbers;

import java.util.List;
import java.util.regex.Pattern;

/** Germany, Austria, Switzerland. */
final class GermanSpeakingNumbers {

    private static final Pattern PENSION = Pattern.compile("\\d{8}[A-Z]\\d{3}");

    /** The day of birth of a second series of numbers is raised by 50. */
    private static final int SECOND_SERIES = 50;

    static final List<NumberSystem> ALL = List.of(
            new NumberSystem(
                    "German tax identification numbers with a correct check digit", 0.004, GermanSpeakingNumbers::tax),
            new NumberSystem(
                    "German social insurance numbers with a correct check digit",
                    0.008,
                    GermanSpeakingNumbers::pension),
            new NumberSystem(
                    "Austrian social insurance numbers with a correct check digit",
                    0.007,
                    GermanSpeakingNumbers::austria),
            new NumberSystem("Swiss AHV numbers with a correct check digit", 0.0001, GermanSpeakingNumbers::ahv));

    private GermanSpeakingNumbers() {}

    /** Of the first ten digits one occurs twice or three times, and no other more than once. */
    static boolean tax(String text) {
        String number = DigitText.plain(text);
        if (!DigitText.digits(number, 11) || number.charAt(0) == '0') {
            return false;
        }
        int[] counts = new int[10];
        for (int i = 0; i < 10; i++) {
            counts[CheckSum.value(number, i)]++;
        }
        int repeated = 0;
        for (int count : counts) {
            if (count > 3) {
                return false;
            }
            repeated += count > 1 ? 1 : 0;
        }
        return repeated == 1 && CheckSum.mod11and10(number);
    }

    /** Area, date of birth, initial of the name of birth, serial number; the letter counts as two digits. */
    static boolean pension(String text) {
        String number = DigitText.plain(text);
        if (!PENSION.matcher(number).matches()) {
            return false;
        }
        int day = DigitText.two(number, 2);
        if (!DigitText.day(DigitText.two(number, 4), day > SECOND_SERIES ? day - SECOND_SERIES : day)) {
            return false;
        }
        int letter = number.charAt(8) - 'A' + 1;
        String digits = number.substring(0, 8) + letter / 10 + letter % 10 + number.substring(9, 11);
        int[] weights = {2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1};
        int sum = 0;
        for (int i = 0; i < weights.length; i++) {
            int product = weights[i] * CheckSum.value(digits, i);
            sum += product / 10 + product % 10;
        }
        return sum % 10 == CheckSum.value(number, 11);
    }

    /** Serial number, check digit, date of birth; the months 13 to 15 are for dates that are not known. */
    static boolean austria(String text) {
        String number = DigitText.plain(text);
        return DigitText.digits(number, 10)
                && number.charAt(0) != '0'
                && (DigitText.day(DigitText.two(number, 6), DigitText.two(number, 4))
                        || (DigitText.two(number, 6) >= 13 && DigitText.two(number, 6) <= 15))
                && CheckSum.weighted(number, 3, 7, 9, 0, 5, 8, 4, 2, 1, 6) % 11 == CheckSum.value(number, 3);
    }

    static boolean ahv(String text) {
        String number = DigitText.plain(text);
        return DigitText.digits(number, 13) && number.startsWith("756") && CheckSum.ean(number);
    }
}
