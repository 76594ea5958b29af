package org.semblance.testkit.drafts.making;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Numbers that countries give to people, with right check digits. */
public final class NationalNumbers {

    private static final String DNI_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";

    private NationalNumbers() {}

    /** United States: social security number, from the area 900 that is never given to people. */
    public static CellSource ssn() {
        return row -> CellValues.signs(row.random(), "9##-##-####");
    }

    /** England: NHS number, modulus 11. */
    public static CellSource nhs(boolean spaces) {
        return row -> {
            while (true) {
                String body = CellValues.signs(row.random(), "#########");
                int check = 11 - CheckDigits.weighted(body, 10, 9, 8, 7, 6, 5, 4, 3, 2) % 11;
                if (check != 10) {
                    String number = body + check % 11;
                    return spaces ? number.replaceAll("(...)(...)(....)", "$1 $2 $3") : number;
                }
            }
        };
    }

    /** Spain: documento nacional de identidad, eight digits and a letter. */
    public static CellSource dni() {
        return row -> dni("", CellValues.signs(row.random(), "########"));
    }

    /** Spain: número de identidad de extranjero; X, Y, Z count as 0, 1, 2. */
    public static CellSource nie() {
        return row ->
                dni(String.valueOf("XYZ".charAt(row.random().nextInt(3))), CellValues.signs(row.random(), "#######"));
    }

    private static String dni(String letter, String digits) {
        int number = Integer.parseInt((letter.isEmpty() ? "" : "" + "XYZ".indexOf(letter)) + digits);
        return letter + digits + DNI_LETTERS.charAt(number % 23);
    }

    /** Spain: number of social security, province and number modulo 97. */
    public static CellSource nss() {
        return row -> {
            String body = String.format(Locale.ROOT, "%02d", 1 + row.random().nextInt(52))
                    + CellValues.signs(row.random(), "1#######");
            return body + String.format(Locale.ROOT, "%02d", Long.parseLong(body) % 97);
        };
    }

    /** Catalonia: code of the health card, from surnames, sex and date of birth. */
    public static CellSource cip() {
        return row -> {
            MadeUpPerson person = row.person();
            return (PersonCells.plain(person.last()) + "xx").substring(0, 2).toUpperCase(Locale.ROOT)
                    + (PersonCells.plain(person.second()) + "xx")
                            .substring(0, 2)
                            .toUpperCase(Locale.ROOT)
                    + (person.woman() ? 1 : 0)
                    + PersonCells.birth("yyMMdd").value(row)
                    + CellValues.signs(row.random(), "###");
        };
    }

    /** France: numéro d'inscription au répertoire, with its key of two digits. */
    public static CellSource nir(boolean spaces) {
        return row -> {
            String body = (row.person().woman() ? "2" : "1")
                    + PersonCells.birth("yyMM").value(row)
                    + String.format(Locale.ROOT, "%02d", 21 + row.random().nextInt(75))
                    + String.format(Locale.ROOT, "%03d", 1 + row.random().nextInt(400))
                    + String.format(Locale.ROOT, "%03d", 1 + row.random().nextInt(500));
            String number = body + String.format(Locale.ROOT, "%02d", 97 - Long.parseLong(body) % 97);
            return spaces ? number.replaceAll("(.)(..)(..)(..)(...)(...)(..)", "$1 $2 $3 $4 $5 $6 $7") : number;
        };
    }

    /** Italy: codice fiscale, from name, date of birth, sex and place. */
    public static CellSource codiceFiscale() {
        return row -> FiscalCode.of(row.person(), row.random());
    }

    /** The Netherlands: burgerservicenummer, the test of eleven. */
    public static CellSource bsn() {
        return row -> {
            while (true) {
                String body = (1 + row.random().nextInt(9)) + CellValues.signs(row.random(), "#######");
                int check = CheckDigits.weighted(body, 9, 8, 7, 6, 5, 4, 3, 2) % 11;
                if (check < 10) {
                    return body + check;
                }
            }
        };
    }

    /** Brazil: cadastro de pessoas físicas, two check digits. */
    public static CellSource cpf(boolean signs) {
        return row -> {
            String body = CellValues.signs(row.random(), "#########");
            String ten = body + rest11(CheckDigits.weighted(body, 10, 9, 8, 7, 6, 5, 4, 3, 2));
            String number = ten + rest11(CheckDigits.weighted(ten, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2));
            return signs ? number.replaceAll("(...)(...)(...)(..)", "$1.$2.$3-$4") : number;
        };
    }

    /** Portugal: número de identificação fiscal. */
    public static CellSource nif() {
        return row -> {
            String body = (1 + row.random().nextInt(2)) + CellValues.signs(row.random(), "#######");
            return body + rest11(CheckDigits.weighted(body, 9, 8, 7, 6, 5, 4, 3, 2));
        };
    }

    private static int rest11(int sum) {
        return sum % 11 < 2 ? 0 : 11 - sum % 11;
    }

    /** Germany: steuerliche Identifikationsnummer; of the first ten digits one occurs twice and one is missing. */
    public static CellSource steuerId() {
        return row -> {
            String body = "0";
            while (body.startsWith("0")) {
                List<Integer> digits =
                        new ArrayList<>(IntStream.range(0, 10).boxed().toList());
                Collections.shuffle(digits, row.random());
                digits.set(3 + row.random().nextInt(7), digits.get(row.random().nextInt(3)));
                body = digits.stream().map(String::valueOf).collect(Collectors.joining());
            }
            return body + CheckDigits.mod11and10(body);
        };
    }

    /** Germany: number of a health insurance card, a letter, eight digits and Luhn's digit with the letter as two digits. */
    public static CellSource kvnr() {
        return row -> {
            char letter = (char) ('A' + row.random().nextInt(26));
            String digits = CellValues.signs(row.random(), "########");
            String all = String.format(Locale.ROOT, "%02d", letter - 'A' + 1) + digits;
            int sum = 0;
            for (int i = 0; i < all.length(); i++) {
                int product = (all.charAt(i) - '0') * (i % 2 == 0 ? 1 : 2);
                sum += product > 9 ? product - 9 : product;
            }
            return letter + digits + sum % 10;
        };
    }
}
