package org.semblance.testkit.drafts;

import java.math.BigInteger;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Numbers with check digits, verified as their receivers do: over all digits, not by computing the last one again. */
final class CheckDigitVerifier {

    static final Map<String, Predicate<String>> BY_KIND = Map.ofEntries(
            Map.entry("iban", CheckDigitVerifier::iban),
            Map.entry("luhn", CheckDigitVerifier::luhn),
            Map.entry("dni", CheckDigitVerifier::dni),
            Map.entry(
                    "nss",
                    number -> Long.parseLong(number.substring(0, 10)) % 97 == Long.parseLong(number.substring(10))),
            Map.entry("nir", CheckDigitVerifier::nir),
            Map.entry("bsn", number -> number.length() == 9 && sum(number, 9, 8, 7, 6, 5, 4, 3, 2, -1) % 11 == 0),
            Map.entry("nif", CheckDigitVerifier::nif),
            Map.entry("nif-or-cpf", number -> number.contains("-") ? cpf(number) : nif(number)),
            Map.entry("kvnr", CheckDigitVerifier::kvnr),
            Map.entry("vin", CheckDigitVerifier::vin),
            Map.entry("nhs", number -> sum(number, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1) % 11 == 0),
            Map.entry("steuer-id", CheckDigitVerifier::steuerId),
            Map.entry("codice-fiscale", CheckDigitVerifier::codiceFiscale));

    private CheckDigitVerifier() {}

    private static String digits(String text) {
        return text.replaceAll("[^0-9]", "");
    }

    private static int sum(String text, int... weights) {
        String digits = digits(text);
        return IntStream.range(0, weights.length)
                .map(i -> weights[i] * (digits.charAt(i) - '0'))
                .sum();
    }

    /** ISO 13616: the first four signs to the end, letters as two digits, remainder 1. */
    private static boolean iban(String number) {
        String turned = (number.substring(4) + number.substring(0, 4))
                .chars()
                .mapToObj(sign -> Integer.toString(Character.digit(sign, 36)))
                .collect(Collectors.joining());
        return new BigInteger(turned).mod(BigInteger.valueOf(97)).equals(BigInteger.ONE);
    }

    /** The sum of all digits, every second one from the right doubled, ends with 0. */
    private static boolean luhn(String number) {
        int[] doubled = {0, 2, 4, 6, 8, 1, 3, 5, 7, 9};
        String digits = new StringBuilder(digits(number)).reverse().toString();
        return IntStream.range(0, digits.length())
                                .map(i -> i % 2 == 0 ? digits.charAt(i) - '0' : doubled[digits.charAt(i) - '0'])
                                .sum()
                        % 10
                == 0;
    }

    private static boolean dni(String number) {
        String digits = number.replace('X', '0').replaceFirst("^Y", "1").replaceFirst("^Z", "2");
        int rest = Integer.parseInt(digits.substring(0, 8)) % 23;
        return "TRWAGMYFPDXBNJZSQVHLCKE".indexOf(number.charAt(8)) == rest;
    }

    /** Body and key together: body = -key modulo 97. */
    private static boolean nir(String number) {
        String digits = digits(number);
        return digits.length() == 15
                && new BigInteger(digits.substring(0, 13))
                        .add(new BigInteger(digits.substring(13)))
                        .mod(BigInteger.valueOf(97))
                        .equals(BigInteger.ZERO);
    }

    private static boolean nif(String number) {
        int rest = sum(number, 9, 8, 7, 6, 5, 4, 3, 2, 1) % 11;
        return number.length() == 9 && (rest == 0 || (rest == 1 && number.endsWith("0")));
    }

    private static boolean cpf(String number) {
        String digits = digits(number);
        return (sum(digits, 1, 2, 3, 4, 5, 6, 7, 8, 9) % 11) % 10 == digits.charAt(9) - '0'
                && (sum(digits, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9) % 11) % 10 == digits.charAt(10) - '0';
    }

    /** ISO 7064 MOD 11,10 over all digits; of the first ten one occurs twice. */
    private static boolean steuerId(String number) {
        int product = 10;
        for (int i = 0; i < 10; i++) {
            int sum = (number.charAt(i) - '0' + product) % 10;
            product = (sum == 0 ? 10 : sum) * 2 % 11;
        }
        return (product + number.charAt(10) - '0') % 10 == 1
                && number.substring(0, 10).chars().distinct().count() == 9
                && number.charAt(0) != '0';
    }

    /** The decree's table for odd places, written as letters in the order of their counts. */
    private static boolean codiceFiscale(String code) {
        String order = "BAKPLCQDREVOSFTGUHMINJWZYX";
        int sum = 0;
        for (int i = 0; i < 15; i++) {
            char sign = code.charAt(i);
            char letter = sign <= '9' ? (char) (sign - '0' + 'A') : sign;
            sum += i % 2 == 0 ? order.indexOf(letter) : letter - 'A';
        }
        return code.length() == 16 && code.charAt(15) - 'A' == sum % 26;
    }

    /** The letter as two digits, every second digit doubled from the left; the sum ends with the check digit. */
    private static boolean kvnr(String number) {
        int[] doubled = {0, 2, 4, 6, 8, 1, 3, 5, 7, 9};
        int letter = number.charAt(0) - '@';
        int sum = letter / 10 + doubled[letter % 10];
        for (int i = 1; i < 9; i++) {
            int digit = number.charAt(i) - '0';
            sum += i % 2 == 0 ? doubled[digit] : digit;
        }
        return number.length() == 10 && (sum - (number.charAt(9) - '0')) % 10 == 0;
    }

    /** ISO 3779 in North America: the place of a sign in this row, modulo 10, is what it counts. */
    private static boolean vin(String number) {
        String row = "0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ";
        String weights = "8765432X098765432";
        String checks = "0123456789X";
        int sum = IntStream.range(0, 17)
                .map(i -> row.indexOf(number.charAt(i)) % 10 * checks.indexOf(weights.charAt(i)))
                .sum();
        return number.length() == 17 && number.charAt(8) == checks.charAt(sum % 11);
    }
}
