package org.semblance.release.columns.signs.numbers;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.semblance.testkit.Trials;

/** National numbers: examples that authorities publish, and numbers made by their rules in another way. */
class NumberSystemsTest {

    private static final int TIMES = 200;

    /** The examples in the countries' own documents and in the literature. */
    @ParameterizedTest
    @CsvSource({
        "AmericanNumbers::ssn, 078-05-1120",
        "AmericanNumbers::ssn, 219-09-9999",
        "AmericanNumbers::sin, 046 454 286",
        "AmericanNumbers::cpf, 111.444.777-35",
        "AmericanNumbers::cpf, 529.982.247-25",
        "BritishNumbers::nhs, 943 476 5919",
        "BritishNumbers::nhs, 987 654 3210",
        "BritishNumbers::nhs, 4505577104",
        "BritishNumbers::nino, AB 12 34 56 C",
        "BritishNumbers::pps, 1234567T",
        "BritishNumbers::pps, 1234567FA",
        "GermanSpeakingNumbers::tax, 86095742719",
        "GermanSpeakingNumbers::tax, 47036892816",
        "GermanSpeakingNumbers::tax, 65929970489",
        "GermanSpeakingNumbers::pension, 15 070649 C 103",
        "GermanSpeakingNumbers::pension, 65180539W001",
        "GermanSpeakingNumbers::austria, 1237 010180",
        "GermanSpeakingNumbers::ahv, 756.9217.0769.85",
        "GermanSpeakingNumbers::ahv, 756.1234.5678.97",
        "RomanceNumbers::nir, 2 69 05 49 588 157 80",
        "RomanceNumbers::nir, 1 51 02 46 102 043 25",
        "RomanceNumbers::fiscalCode, RSSMRA85T10A562S",
        "RomanceNumbers::fiscalCode, MRTMTT25D09F205Z",
        "RomanceNumbers::vat, 07643520567",
        "IberianNumbers::dni, 12345678Z",
        "IberianNumbers::dni, X1234567L",
        "IberianNumbers::nif, 123456789",
        "IberianNumbers::card, 00000000 0 ZZ4",
        "LowCountryNumbers::bsn, 111222333",
        "LowCountryNumbers::bsn, 123456782",
        "LowCountryNumbers::belgium, 85.07.30-033 28",
        "LowCountryNumbers::belgium, 17 07 30 033 84",
        "NordicNumbers::sweden, 811218-9876",
        "NordicNumbers::sweden, 19121212-1212",
        "NordicNumbers::finland, 131052-308T",
        "NordicNumbers::denmark, 070761-4285",
        "EasternNumbers::pesel, 44051401359",
        "EasternNumbers::pesel, 02070803628",
        "EasternNumbers::turkey, 10000000146",
        "EasternNumbers::china, 11010519491231002X",
        "EasternNumbers::birthNumber, 736028/5163",
    })
    void publishedExamplesPass(String system, String number) {
        assertThat(test(system)).accepts(number);
    }

    private static Predicate<String> test(String system) {
        return switch (system) {
            case "AmericanNumbers::ssn" -> AmericanNumbers::ssn;
            case "AmericanNumbers::sin" -> AmericanNumbers::sin;
            case "AmericanNumbers::cpf" -> AmericanNumbers::cpf;
            case "BritishNumbers::nhs" -> BritishNumbers::nhs;
            case "BritishNumbers::nino" -> BritishNumbers::nino;
            case "BritishNumbers::pps" -> BritishNumbers::pps;
            case "GermanSpeakingNumbers::tax" -> GermanSpeakingNumbers::tax;
            case "GermanSpeakingNumbers::pension" -> GermanSpeakingNumbers::pension;
            case "GermanSpeakingNumbers::austria" -> GermanSpeakingNumbers::austria;
            case "GermanSpeakingNumbers::ahv" -> GermanSpeakingNumbers::ahv;
            case "RomanceNumbers::nir" -> RomanceNumbers::nir;
            case "RomanceNumbers::fiscalCode" -> RomanceNumbers::fiscalCode;
            case "RomanceNumbers::vat" -> RomanceNumbers::vat;
            case "IberianNumbers::dni" -> IberianNumbers::dni;
            case "IberianNumbers::nif" -> IberianNumbers::nif;
            case "IberianNumbers::card" -> IberianNumbers::card;
            case "LowCountryNumbers::bsn" -> LowCountryNumbers::bsn;
            case "LowCountryNumbers::belgium" -> LowCountryNumbers::belgium;
            case "NordicNumbers::sweden" -> NordicNumbers::sweden;
            case "NordicNumbers::finland" -> NordicNumbers::finland;
            case "NordicNumbers::denmark" -> NordicNumbers::denmark;
            case "EasternNumbers::pesel" -> EasternNumbers::pesel;
            case "EasternNumbers::turkey" -> EasternNumbers::turkey;
            case "EasternNumbers::china" -> EasternNumbers::china;
            case "EasternNumbers::birthNumber" -> EasternNumbers::birthNumber;
            default -> throw new IllegalArgumentException(system);
        };
    }

    @ParameterizedTest
    @CsvSource({
        "AmericanNumbers::ssn, 000-12-3456",
        "AmericanNumbers::ssn, 666-12-3456",
        "AmericanNumbers::ssn, 123-00-4567",
        "AmericanNumbers::ssn, 123456789",
        "AmericanNumbers::cpf, 111.111.111-11",
        "BritishNumbers::nhs, 943 476 5918",
        "BritishNumbers::nino, GB123456A",
        "BritishNumbers::nino, AB123456E",
        "GermanSpeakingNumbers::tax, 01234567890",
        "GermanSpeakingNumbers::tax, 12345678903",
        "RomanceNumbers::fiscalCode, RSSMRA85T10A562T",
        "IberianNumbers::dni, 12345678A",
        "IberianNumbers::dni, 1234",
        "LowCountryNumbers::bsn, 000000000",
        "NordicNumbers::denmark, 320761-4285",
        "EasternNumbers::pesel, 44051401358",
    })
    void wrongOnesFail(String system, String number) {
        assertThat(test(system)).rejects(number);
    }

    /** A key of two digits makes body and key, read as one number, a multiple of 97 when added. */
    @Test
    void frenchNumbersPassWithTheirKeyAndInCorsica() {
        Trials.of(TIMES, random -> {
            String department =
                    random.nextInt(4) == 0 ? random.nextBoolean() ? "2A" : "2B" : two(21 + random.nextInt(75));
            String body = (1 + random.nextInt(2))
                    + two(random.nextInt(100))
                    + two(1 + random.nextInt(12))
                    + department
                    + digits(random, 6);
            // Corsica by subtraction, as the law has it: A from the letter-free number one million, B two millions
            BigInteger number = new BigInteger(body.replace("A", "0").replace("B", "0"))
                    .subtract(BigInteger.valueOf(body.contains("A") ? 1_000_000 : body.contains("B") ? 2_000_000 : 0));
            int key = 97 - number.mod(BigInteger.valueOf(97)).intValue();
            assertThat(RomanceNumbers.nir(body + two(key))).isTrue();
            assertThat(RomanceNumbers.nir(body + two(key == 97 ? 1 : key + 1))).isFalse();
            assertThat(RomanceNumbers.keyless(body)).isTrue();
        });
    }

    /** The remainder by the whole number, not digit by digit. */
    @Test
    void spanishNumbersPassWithTheirCheckDigits() {
        Trials.of(TIMES, random -> {
            int province = 1 + random.nextInt(52);
            int serial = random.nextInt(100_000_000);
            BigInteger body = serial < 10_000_000
                    ? new BigInteger(province + String.format(Locale.ROOT, "%07d", serial))
                    : new BigInteger("" + province + serial);
            int check = body.mod(BigInteger.valueOf(97)).intValue();
            String number = two(province) + String.format(Locale.ROOT, "%08d", serial);
            assertThat(IberianNumbers.nss(number + two(check))).isTrue();
            assertThat(IberianNumbers.nss(number + two((check + 1) % 97))).isFalse();
        });
    }

    /** Of ten last digits exactly one is right, and a single wrong digit is always found. */
    @Test
    void oneOfTenCheckDigitsIsRight() {
        Trials.of(TIMES, random -> {
            String body = (1 + random.nextInt(8)) + digits(random, 10);
            assertThat(right(body, CheckSum::luhn)).isEqualTo(1);
            assertThat(right(body, CheckSum::verhoeff)).isEqualTo(1);
            assertThat(right(body, CheckSum::ean)).isEqualTo(1);
            assertThat(right(body, CheckSum::mod11and10)).isEqualTo(1);
            assertThat(right((1 + random.nextInt(2)) + digits(random, 9), IberianNumbers::niss))
                    .isEqualTo(1);
        });
    }

    /** Verhoeff's code finds neighbours that changed places; Luhn's misses 09 and 90 alone. */
    @Test
    void neighboursThatChangedPlacesAreFound() {
        Trials.of(TIMES, random -> {
            String body = (2 + random.nextInt(8)) + digits(random, 10);
            String number = "";
            for (int last = 0; last < 10; last++) {
                number = CheckSum.verhoeff(body + last) ? body + last : number;
            }
            assertThat(EasternNumbers.aadhaar(number)).isTrue();
            int place = 1 + random.nextInt(10);
            String changed = number.substring(0, place)
                    + number.charAt(place + 1)
                    + number.charAt(place)
                    + number.substring(place + 2);
            assertThat(EasternNumbers.aadhaar(changed)).isEqualTo(changed.equals(number));
        });
    }

    private static long right(String body, Predicate<String> test) {
        return "0123456789"
                .chars()
                .filter(digit -> test.test(body + (char) digit))
                .count();
    }

    /** Norway's check digits by trying all hundred: the sums of the law must both vanish. */
    @Test
    void norwegianNumbersHaveAtMostOnePairOfCheckDigits() {
        Trials.of(TIMES, random -> {
            String body = day(random, "ddMMyy") + digits(random, 3);
            long right = 0;
            for (int check = 0; check < 100; check++) {
                right += NordicNumbers.norway(body + two(check)) ? 1 : 0;
            }
            assertThat(right).isLessThanOrEqualTo(1);
        });
        assertThat(NordicNumbers.norway("01010750160")).isTrue();
    }

    @Test
    void romanianNumbersPassWithTheirCheckDigit() {
        Trials.of(TIMES, random -> {
            String body = "1" + day(random, "yyMMdd") + digits(random, 5);
            assertThat(right(body, EasternNumbers::cnp)).isEqualTo(1);
        });
        assertThat(EasternNumbers.cnp("1800101221144")).isTrue();
    }

    static List<NumberSystem> systems() {
        return NumberSystem.all();
    }

    /** The luck of a system bounds how many random numbers of the lengths in question pass. */
    @ParameterizedTest
    @MethodSource("systems")
    void randomNumbersPassAsRarelyAsIsSaid(NumberSystem system) {
        Random random = new Random(Trials.seed());
        for (String form : List.of(
                "########",
                "#########",
                "##########",
                "###########",
                "############",
                "#############",
                "###############",
                "@#########",
                "########@",
                "@#######@",
                "######-####",
                "#######@",
                "########@###",
                "@@######@",
                "##################",
                "#########@@#")) {
            int passed = 0;
            int of = 20_000;
            for (int i = 0; i < of; i++) {
                passed += system.matches(signs(random, form)) ? 1 : 0;
            }
            assertThat((double) passed / of)
                    .as("%s of %s", form, system.words())
                    .isLessThan(system.luck() * 1.25 + 0.001);
        }
    }

    @Test
    void otherTextsAreNoNumbers() {
        for (NumberSystem system : systems()) {
            for (String text :
                    List.of("", " ", "-", "abc", "12.5", "1e9", "٣٤٥٦٧٨٩٠١", "x".repeat(1_000_000), "1".repeat(70))) {
                assertThat(system.matches(text)).as(system.words()).isFalse();
            }
        }
    }

    private static String signs(Random random, String form) {
        StringBuilder text = new StringBuilder();
        for (char sign : form.toCharArray()) {
            text.append(
                    sign == '#'
                            ? (char) ('0' + random.nextInt(10))
                            : sign == '@' ? (char) ('A' + random.nextInt(26)) : sign);
        }
        return text.toString();
    }

    private static String digits(Random random, int count) {
        return signs(random, "#".repeat(count));
    }

    private static String two(int number) {
        return String.format(Locale.ROOT, "%02d", number);
    }

    private static String day(Random random, String pattern) {
        return LocalDate.of(1920, 1, 1).plusDays(random.nextInt(36_000)).format(DateTimeFormatter.ofPattern(pattern));
    }
}
