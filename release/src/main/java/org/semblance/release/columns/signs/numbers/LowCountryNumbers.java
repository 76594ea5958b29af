package org.semblance.release.columns.signs.numbers;

import java.util.List;

/** The Netherlands and Belgium. */
final class LowCountryNumbers {

    static final List<NumberSystem> ALL = List.of(
            new NumberSystem("Dutch BSN numbers that pass the test of eleven", 1.0 / 11, LowCountryNumbers::bsn),
            new NumberSystem(
                    "Belgian national register numbers with correct check digits", 0.002, LowCountryNumbers::belgium));

    private LowCountryNumbers() {}

    static boolean bsn(String text) {
        String plain = DigitText.plain(text);
        String number = plain.length() == 8 ? "0" + plain : plain;
        return DigitText.digits(number, 9)
                && !DigitText.same(number)
                && CheckSum.weighted(number, 9, 8, 7, 6, 5, 4, 3, 2, -1) % 11 == 0;
    }

    /** Year, month and day of birth, serial number; born since 2000, a 2 is put before. Months may be raised by 20 or 40. */
    static boolean belgium(String text) {
        String number = DigitText.plain(text);
        if (!DigitText.digits(number, 11) || DigitText.two(number, 2) > 52) {
            return false;
        }
        int month = DigitText.two(number, 2) % 20;
        int day = DigitText.two(number, 4);
        String body = number.substring(0, 9);
        int check = DigitText.two(number, 9);
        return (DigitText.day(month, day) || (month == 0 && day == 0))
                && (97 - CheckSum.remainder(body, 97) == check || 97 - CheckSum.remainder("2" + body, 97) == check);
    }
}
