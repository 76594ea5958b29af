package org.semblance.release.columns.signs;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Licence plates of seven countries. Codes of products may be written as plates are, but have few different letters: a
 * plate's are drawn for each vehicle.
 */
final class PlateSigns implements ContentRecognizer {

    private static final int LEAST = 5;

    /** Of the values that look like plates, as many must differ in their letters. */
    private static final double LETTERS = 0.2;

    private static final int ENOUGH_LETTERS = 20;

    private static final List<ValueForm> PLATES = List.of(
            plate("UK licence plates", 0.75, "[A-HJ-PR-Y][A-HJ-PR-Y]\\d{2} ?[A-HJ-PR-Z]{3}"),
            plate("older UK licence plates", 0.6, "[A-HJ-NPR-TV-Y]\\d{1,3} ?[A-HJ-PR-Y]{3}"),
            plate("German licence plates", 0.7, "[A-ZÄÖÜ]{1,3}[- ][A-Z]{1,2}[- ]?[1-9]\\d{0,3}[EH]?"),
            plate("French licence plates", 0.75, "[A-HJ-NP-TV-Z]{2}[- ]\\d{3}[- ][A-HJ-NP-TV-Z]{2}"),
            plate("Italian licence plates", 0.65, "[A-HJ-NPR-TV-Z]{2} ?\\d{3} ?[A-HJ-NPR-TV-Z]{2}"),
            plate("Spanish licence plates", 0.7, "\\d{4}[- ]?[BCDFGHJKLMNPRSTVWXYZ]{3}"),
            plate(
                    "Dutch licence plates",
                    0.7,
                    "(?=.{8})(?:[A-Z]{2}-\\d{2}-\\d{2}|\\d{2}-\\d{2}-[A-Z]{2}|\\d{2}-[A-Z]{2}-\\d{2}|[A-Z]{2}-\\d{2}-[A-Z]{2}"
                            + "|[A-Z]{2}-[A-Z]{2}-\\d{2}|\\d{2}-[A-Z]{2}-[A-Z]{2}|\\d{2}-[A-Z]{3}-\\d|\\d-[A-Z]{3}-\\d{2}"
                            + "|[A-Z]{2}-\\d{3}-[A-Z]|[A-Z]-\\d{3}-[A-Z]{2}|[A-Z]{3}-\\d{2}-[A-Z]|\\d-[A-Z]{2}-\\d{3})"),
            plate(
                    "Portuguese licence plates",
                    0.7,
                    "\\d{2}-[A-Z]{2}-\\d{2}|[A-Z]{2}-\\d{2}-\\d{2}|\\d{2}-\\d{2}-[A-Z]{2}|[A-Z]{2}-\\d{2}-[A-Z]{2}"));

    @Override
    public List<ColumnSign> signs(ValueSample sample) {
        return PLATES.stream()
                .filter(form -> varied(form, sample))
                .flatMap(form -> new ValueForms(List.of(form)).signs(sample).stream())
                .toList();
    }

    private static boolean varied(ValueForm form, ValueSample sample) {
        List<String> plates = sample.values().stream().filter(form.test()).toList();
        Set<String> letters = new HashSet<>();
        for (String plate : plates) {
            letters.add(plate.replaceAll("[^A-Z]", ""));
        }
        return plates.size() >= LEAST && letters.size() >= Math.min(ENOUGH_LETTERS, LETTERS * plates.size());
    }

    private static ValueForm plate(String country, double confidence, String pattern) {
        return ValueForm.of(ColumnKind.VEHICLE_NUMBER, "written as " + country + " are", confidence, 0.25, pattern);
    }
}
