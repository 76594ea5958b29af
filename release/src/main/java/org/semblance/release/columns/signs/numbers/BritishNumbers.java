package org.semblance.release.columns.signs.numbers;

import java.util.List;
import java.util.regex.Pattern;

/** The United Kingdom and Ireland. */
final class BritishNumbers {

    private static final Pattern NINO =
            Pattern.compile("(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\\d{6}[A-D]");
    private static final Pattern PPS = Pattern.compile("\\d{7}[A-W][A-IW]?");

    static final List<NumberSystem> ALL = List.of(
            new NumberSystem("NHS numbers with a correct check digit", 1.0 / 11, BritishNumbers::nhs),
            new NumberSystem("UK national insurance numbers", 0.1, BritishNumbers::nino),
            new NumberSystem("Irish PPS numbers with a correct check letter", 0.05, BritishNumbers::pps));

    private BritishNumbers() {}

    static boolean nhs(String text) {
        String number = DigitText.plain(text);
        return DigitText.digits(number, 10)
                && !DigitText.same(number)
                && CheckSum.weighted(number, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1) % 11 == 0;
    }

    static boolean nino(String text) {
        return NINO.matcher(DigitText.plain(text)).matches();
    }

    static boolean pps(String text) {
        String number = DigitText.plain(text);
        if (!PPS.matcher(number).matches()) {
            return false;
        }
        int second = number.length() == 9 && number.charAt(8) != 'W' ? number.charAt(8) - 'A' + 1 : 0;
        int check = (CheckSum.weighted(number, 8, 7, 6, 5, 4, 3, 2) + 9 * second) % 23;
        return number.charAt(7) == (check == 0 ? 'W' : 'A' + check - 1);
    }
}
