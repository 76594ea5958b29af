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
        String plain = NumberText.plain(text);
        String number = plain.length() == 8 ? "0" + plain : plain;
        return NumberText.digits(number, 9)
                && !NumberText.same(number)
                && CheckSum.weighted(number, 9, 8, 7, 6, 5, 4, 3, 2, -1) % 11 == 0;
    }

    /** Year, month and day of birth, serial number; born since 2000, a 2 is put before. Months may be raised by 20 or 40. */
    static boolean belgium(String text) {
        String number = NumberText.plain(text);
        if (!NumberText.digits(number, 11) || NumberText.two(number, 2) > 52) {
            return false;
        }
        int month = NumberText.two(number, 2) % 20;
        int day = NumberText.two(number, 4);
        String body = number.substring(0, 9);
        int check = NumberText.two(number, 9);
        return (NumberText.day(month, day) || (month == 0 && day == 0))
                && (97 - CheckSum.remainder(body, 97) == check || 97 - CheckSum.remainder("2" + body, 97) == check);
    }
}
