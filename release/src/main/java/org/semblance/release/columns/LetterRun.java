package org.semblance.release.columns;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Runs of letters such as A to E, also with signs as in A+ and A-, and of Roman numerals. */
final class LetterRun {

    /** Letters that a run may leave out, such as E among grades. */
    private static final int MOST_GAPS = 1;

    private static final int LONG_RUN = 4;
    private static final int SIGNS = 10;
    private static final int LAST_NUMERAL = 20;

    private LetterRun() {}

    static Optional<List<String>> order(List<String> categories) {
        return letters(categories).or(() -> numerals(categories));
    }

    private static Optional<List<String>> letters(List<String> categories) {
        List<@Nullable Integer> places = new ArrayList<>();
        boolean[] seen = new boolean['Z' + 1];
        boolean capitals = Character.isUpperCase(categories.get(0).charAt(0));
        for (String category : categories) {
            Integer place = letter(category, capitals);
            if (place == null) {
                return Optional.empty();
            }
            seen[category.toUpperCase(Locale.ROOT).charAt(0)] = true;
            places.add(place);
        }
        int different = 0;
        int last = 'A';
        for (char c = 'A'; c <= 'Z'; c++) {
            if (seen[c]) {
                different++;
                last = c;
            }
        }
        int gaps = last - 'A' + 1 - different;
        boolean run = seen['A'] && gaps <= (different >= LONG_RUN ? MOST_GAPS : 0) && different >= 2;
        return run ? KnownScales.order(categories, places) : Optional.empty();
    }

    /** The place of a letter with signs: A++, A+, A, A-, B. */
    private static @Nullable Integer letter(String category, boolean capitals) {
        char letter = category.charAt(0);
        if (capitals ? letter < 'A' || letter > 'Z' : letter < 'a' || letter > 'z') {
            return null;
        }
        int signs = 0;
        for (int i = 1; i < category.length(); i++) {
            char sign = category.charAt(i);
            if (sign != '+' && sign != '-' && sign != '−') {
                return null;
            }
            signs += sign == '+' ? -1 : 1;
        }
        return (letter - (capitals ? 'A' : 'a')) * SIGNS + signs;
    }

    private static Optional<List<String>> numerals(List<String> categories) {
        List<@Nullable Integer> places = new ArrayList<>();
        int highest = 0;
        for (String category : categories) {
            int space = category.lastIndexOf(' ');
            Integer number = numeral(category.substring(space + 1));
            if (number == null
                    || (space > 0 && !OrdinalNouns.is(category.substring(0, space)))
                    || (space > 0) != (categories.get(0).indexOf(' ') > 0)) {
                return Optional.empty();
            }
            highest = Math.max(highest, number);
            places.add(number);
        }
        return highest <= LAST_NUMERAL && highest - categories.size() <= MOST_GAPS
                ? KnownScales.order(categories, places)
                : Optional.empty();
    }

    /** The value of a Roman numeral of capitals, if it is written as usual. */
    static @Nullable Integer numeral(String text) {
        for (int number = 1; number <= LAST_NUMERAL; number++) {
            if (text.equals(roman(number))) {
                return number;
            }
        }
        return null;
    }

    private static String roman(int number) {
        String ones = List.of("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
                .get(number % 10);
        return "X".repeat(number / 10) + ones;
    }
}
