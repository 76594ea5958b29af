package org.semblance.release.columns.signs;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.semblance.release.columns.numbers.WrittenNumbers;

/**
 * Whole numbers that nobody measures: none repeats although chance would make some equal, or they have many digits, or a
 * spreadsheet has cut them.
 */
final class LongNumberSigns {

    private static final int LEAST = 20;

    /** So many pairs of equal numbers would be expected if they were drawn. */
    private static final double EXPECTED_PAIRS = 6;

    /** Amounts with so many digits are rounded, or have a heading that says what they are. */
    private static final double LONG = 1e7;

    private static final double LEAST_SHARE = 0.9;
    private static final double NEARLY_UNIQUE = 0.9;
    private static final double ROUND = 0.25;

    private static final Pattern CUT = Pattern.compile("[1-9](?:[.,]\\d{1,5})?[eE]\\+?(?:0?[89]|1\\d|20)");
    private static final double CUT_SHARE = 0.6;

    private LongNumberSigns() {}

    /** The signs of a column; its spread is that of the values looked at. */
    static List<ColumnSign> of(ValueSample sample) {
        ColumnFacts column = sample.column();
        double cut = sample.share(value -> CUT.matcher(value).matches());
        if (cut >= CUT_SHARE) {
            return List.of(
                    new ColumnSign(
                            ColumnKind.RECORD_NUMBER,
                            0.7,
                            ValueSample.part(cut)
                                    + " are long numbers in powers of ten, as spreadsheets write telephone or account numbers."));
        }
        if (!column.numbers() || column.decimals() > 0 || column.distinct() < LEAST) {
            return List.of();
        }
        double[] numbers = WrittenNumbers.of(sample.values()).values();
        if (numbers.length < LEAST || !Arrays.stream(numbers).allMatch(number -> number == Math.rint(number))) {
            return List.of();
        }
        if (neverEqual(column, numbers)) {
            return List.of(
                    new ColumnSign(
                            ColumnKind.RECORD_NUMBER,
                            0.9,
                            "None of its whole numbers repeats, although chance would make some equal: they count or name rows."));
        }
        boolean large = Arrays.stream(numbers).filter(number -> number >= LONG).count() >= LEAST_SHARE * numbers.length;
        long round = Arrays.stream(numbers).filter(number -> number % 10 == 0).count();
        return large && column.variety() > NEARLY_UNIQUE && round < ROUND * numbers.length
                ? List.of(new ColumnSign(
                        ColumnKind.RECORD_NUMBER,
                        0.6,
                        "Its whole numbers have eight digits or more and hardly repeat."))
                : List.of();
    }

    /** Numbers that were drawn from a range are equal now and then, as birthdays are. */
    private static boolean neverEqual(ColumnFacts column, double[] numbers) {
        if (column.distinct() < column.present()) {
            return false;
        }
        double[] sorted = numbers.clone();
        Arrays.sort(sorted);
        int end = sorted.length / 20;
        double inner = 0.9 * column.present();
        double range = sorted[sorted.length - 1 - end] - sorted[end] + 1;
        return inner * inner / (2 * range) >= EXPECTED_PAIRS;
    }
}
