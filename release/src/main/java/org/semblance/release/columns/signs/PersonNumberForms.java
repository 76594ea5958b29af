package org.semblance.release.columns.signs;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.semblance.release.columns.signs.numbers.CheckSum;
import org.semblance.release.columns.signs.numbers.DigitText;
import org.semblance.release.columns.signs.numbers.NumberSystem;

/** National numbers of people, and numbers of their documents. */
final class PersonNumberForms {

    private static final double CONFIDENCE = 0.93;

    /** Serial numbers of German documents: no vowels, a check digit in the tenth place. */
    private static final Pattern GERMAN_DOCUMENT = Pattern.compile("[CFGHJKLMNPRTVWXYZ][CFGHJKLMNPRTVWXYZ0-9]{8}\\d");

    private static final int[] DOCUMENT_WEIGHTS = {7, 3, 1};

    static final List<ValueForm> ALL = Stream.concat(
                    NumberSystem.all().stream()
                            .map(system -> new ValueForm(
                                    ColumnKind.NATIONAL_NUMBER,
                                    system.words(),
                                    CONFIDENCE,
                                    system.luck(),
                                    system::matches)),
                    Stream.of(
                            new ValueForm(
                                    ColumnKind.LICENCE_NUMBER,
                                    "numbers of German identity documents with a correct check digit",
                                    0.8,
                                    0.1,
                                    PersonNumberForms::germanDocument),
                            ValueForm.of(
                                    ColumnKind.LICENCE_NUMBER,
                                    "written as numbers of passports are, and as much else is",
                                    0.2,
                                    0.1,
                                    "[A-Z]{1,2}\\d{7}|[A-Z]\\d{8}|[A-Z]{3}\\d{6}|\\d{2}[A-Z]{2}\\d{5}")))
            .toList();

    private PersonNumberForms() {}

    static boolean germanDocument(String text) {
        String number = DigitText.plain(text);
        if (!GERMAN_DOCUMENT.matcher(number).matches()) {
            return false;
        }
        int sum = 0;
        for (int i = 0; i < 9; i++) {
            sum += DOCUMENT_WEIGHTS[i % 3] * CheckSum.remainder(number.substring(i, i + 1), 100);
        }
        return sum % 10 == number.charAt(9) - '0';
    }
}
