package org.semblance.release.columns.signs;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.semblance.release.columns.signs.numbers.CheckSum;
import org.semblance.release.columns.signs.numbers.DigitText;

/** Bank accounts and payment cards. */
final class AccountForms {

    private static final Pattern IBAN = Pattern.compile("[A-Z]{2}\\d{2}[A-Z0-9]{11,30}");

    /** Lengths by country, of the registry of ISO 13616; other countries may have any. */
    private static final Map<String, Integer> LENGTHS = Map.ofEntries(
            Map.entry("AT", 20),
            Map.entry("BE", 16),
            Map.entry("BG", 22),
            Map.entry("CH", 21),
            Map.entry("CY", 28),
            Map.entry("CZ", 24),
            Map.entry("DE", 22),
            Map.entry("DK", 18),
            Map.entry("EE", 20),
            Map.entry("ES", 24),
            Map.entry("FI", 18),
            Map.entry("FR", 27),
            Map.entry("GB", 22),
            Map.entry("GR", 27),
            Map.entry("HR", 21),
            Map.entry("HU", 28),
            Map.entry("IE", 22),
            Map.entry("IT", 27),
            Map.entry("LT", 20),
            Map.entry("LU", 20),
            Map.entry("LV", 21),
            Map.entry("MT", 31),
            Map.entry("NL", 18),
            Map.entry("NO", 15),
            Map.entry("PL", 28),
            Map.entry("PT", 25),
            Map.entry("RO", 24),
            Map.entry("SE", 24),
            Map.entry("SI", 19),
            Map.entry("SK", 24),
            Map.entry("TR", 26));

    static final List<ValueForm> ALL = List.of(
            new ValueForm(ColumnKind.BANK_ACCOUNT, "IBANs with a correct check number", 0.98, 1e-3, AccountForms::iban),
            new ValueForm(
                    ColumnKind.PAYMENT_CARD,
                    "payment card numbers of known issuers with a correct check digit",
                    0.95,
                    0.06,
                    AccountForms::card),
            ValueForm.of(
                    ColumnKind.PAYMENT_CARD,
                    "payment card numbers with all but the last digits hidden",
                    0.8,
                    1e-4,
                    "(?:(?:[*xX•#]{4}|\\d{4})[ -]?)?(?:[*xX•#]{4}[ -]?){2}\\d{4}"));

    private AccountForms() {}

    /** The first four signs behind the others, letters as numbers from 10, leave 1 when divided by 97 (ISO 7064). */
    static boolean iban(String text) {
        String number = DigitText.plain(text);
        return IBAN.matcher(number).matches()
                && LENGTHS.getOrDefault(number.substring(0, 2), number.length()) == number.length()
                && CheckSum.remainder(number.substring(4) + number.substring(0, 4), 97) == 1;
    }

    static boolean card(String text) {
        String number = DigitText.plain(text);
        return number.length() >= 13
                && number.length() <= 19
                && DigitText.digits(number)
                && issued(number)
                && CheckSum.luhn(number);
    }

    /** Whether an issuer has numbers that begin so and have this length. */
    private static boolean issued(String number) {
        int four = Integer.parseInt(number, 0, 4, 10);
        int two = four / 100;
        return switch (number.length()) {
            case 13 -> two / 10 == 4;
            case 14 -> two == 36 || two == 38 || two == 39 || (four >= 3000 && four <= 3059);
            case 15 -> two == 34 || two == 37;
            case 16 ->
                two / 10 == 4
                        || (two >= 50 && two <= 58)
                        || (four >= 2200 && four <= 2720)
                        || (two >= 60 && two <= 65)
                        || two == 67
                        || (four >= 3528 && four <= 3589);
            default -> two / 10 == 4 || two == 62 || two == 50 || (two >= 56 && two <= 58) || two == 63 || two == 67;
        };
    }
}
