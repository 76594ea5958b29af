package org.semblance.release.columns.signs;

import java.util.List;
import java.util.regex.Pattern;
import org.semblance.release.columns.signs.numbers.CheckSum;
import org.semblance.release.columns.signs.numbers.DigitText;

/** Numbers of people in health insurances, and codes of drugs and findings with a form of their own. */
final class HealthForms {

    private static final Pattern GERMAN_CARD = Pattern.compile("[A-Z]\\d{9}");
    private static final Pattern CONCEPT = Pattern.compile("[1-9]\\d{3,15}(?:00|10)\\d");

    /** A place of a Medicare number that holds a letter, or a letter or digit: never S, L, O, I, B, Z. */
    private static final String MEDICARE_LETTER = "[AC-HJKMNP-RT-Y]";

    private static final String MEDICARE_SIGN = "[0-9AC-HJKMNP-RT-Y]";

    /** Anatomical main groups, each with the therapeutic groups in use. */
    private static final String ATC_GROUP =
            "(?:A(?:0[1-9]|1[0-6])|B0[1-6]|C(?:0[1-9]|10)|D(?:0[1-9]|1[01])|G0[1-4]|H0[1-5]"
                    + "|J0[1-7]|L0[1-4]|M0[1-9]|N0[1-7]|P0[1-3]|R0[1-7]|S0[1-3]|V(?:0[1-9]|10|20))";

    static final List<ValueForm> ALL = List.of(
            new ValueForm(
                    ColumnKind.HEALTH_PLAN,
                    "German health insurance numbers with a correct check digit",
                    0.93,
                    0.1,
                    HealthForms::germanCard),
            ValueForm.of(
                    ColumnKind.HEALTH_PLAN,
                    "US Medicare numbers",
                    0.9,
                    0.01,
                    "[1-9]" + MEDICARE_LETTER + MEDICARE_SIGN + "\\d-?" + MEDICARE_LETTER + MEDICARE_SIGN + "\\d-?"
                            + MEDICARE_LETTER + "{2}\\d{2}"),
            ValueForm.of(
                    ColumnKind.HEALTH_PLAN,
                    "codes of Catalan health cards: letters of two surnames, sex and date of birth",
                    0.93,
                    0.01,
                    "(?i)[A-Z]{4}[ -]?[0-2][ -]?\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[1-2]\\d|3[01])[ -]?\\d{3}"),
            ValueForm.of(
                    ColumnKind.HEALTH_PLAN,
                    "codes of Spanish health cards",
                    0.7,
                    0.02,
                    "(?i)[A-Z]{10}\\d{6}|[A-Z]{4}\\d{12}"),
            ValueForm.of(ColumnKind.DRUG, "ATC codes of drugs", 0.92, 0.04, ATC_GROUP + "[A-Z]{2}\\d{2}"),
            ValueForm.of(
                    ColumnKind.DRUG, "ATC codes of groups of drugs", 0.75, 0.04, ATC_GROUP + "[A-Z]{1,2}(?:\\d{2})?"),
            new ValueForm(
                    ColumnKind.DIAGNOSIS,
                    "SNOMED CT identifiers with a correct check digit",
                    0.7,
                    0.003,
                    HealthForms::concept));

    private HealthForms() {}

    /** The letter counts as two digits; the weights 1 and 2 in turn from the left. */
    static boolean germanCard(String text) {
        String number = DigitText.plain(text);
        if (!GERMAN_CARD.matcher(number).matches()) {
            return false;
        }
        int letter = number.charAt(0) - 'A' + 1;
        String digits = "" + letter / 10 + letter % 10 + number.substring(1, 9);
        int sum = 0;
        for (int i = 0; i < digits.length(); i++) {
            int product = (digits.charAt(i) - '0') * (1 + i % 2);
            sum += product / 10 + product % 10;
        }
        return sum % 10 == number.charAt(9) - '0';
    }

    /** The two digits before the last say what is identified: 00 and 10 a concept. */
    static boolean concept(String text) {
        return CONCEPT.matcher(text).matches() && CheckSum.verhoeff(DigitText.plain(text));
    }
}
