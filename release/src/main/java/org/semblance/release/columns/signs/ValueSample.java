package org.semblance.release.columns.signs;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.semblance.release.columns.signs.numbers.DigitText;

/**
 * Distinct values spread evenly over those of a column, so that a column of millions is read as fast as one of hundreds.
 *
 * @param values in the order of the column; of long values the beginning; without words that mean "no value"
 */
record ValueSample(ColumnFacts column, List<String> values) {

    /** How many distinct values are looked at. */
    static final int MOST = 400;

    /** How many signs of a value are looked at. */
    static final int LONGEST = 400;

    /** Numbers with more digits are not read as numbers. */
    private static final int MOST_DIGITS = 18;

    /** Numbers of a sequence are nearer to each other than this, on average. */
    private static final double CLOSE = 50;

    /** Where so few values are different, none is left out. */
    private static final int FEW = 12;

    /** If the frequent values make so many of the rows, rare ones do not count. */
    private static final double NEARLY_ALL = 0.85;

    private static final Set<String> NO_VALUE = Set.of(
            "",
            "-",
            "--",
            "?",
            ".",
            "n/a",
            "na",
            "nan",
            "null",
            "nil",
            "none",
            "unknown",
            "missing",
            "-1",
            "-8",
            "-9",
            "-99",
            "-999",
            "n.a.",
            "k.a.",
            "n.d.",
            "n/d",
            "s/d",
            "unbekannt",
            "keine angabe",
            "inconnu",
            "desconocido",
            "sconosciuto",
            "onbekend",
            "desconhecido",
            "desconegut",
            "refused",
            "no consta",
            "not stated");

    static ValueSample of(ColumnFacts column) {
        int[] frequent = frequent(column);
        int looked = Math.min(MOST, frequent.length);
        List<String> values = new ArrayList<>(looked);
        for (long i = 0; i < looked; i++) {
            String word = column.words().get(frequent[(int) (i * frequent.length / looked)]);
            String value = word.length() > LONGEST ? word.substring(0, LONGEST) : word;
            if (!NO_VALUE.contains(value.toLowerCase(Locale.ROOT))) {
                values.add(value);
            }
        }
        return new ValueSample(column, values);
    }

    /** Places of the distinct values, without rare ones if these are in few rows: typing errors are many, and rare. */
    private static int[] frequent(ColumnFacts column) {
        int[] all = IntStream.range(0, column.distinct()).toArray();
        if (all.length < FEW) {
            return all;
        }
        for (double least = 0.5 * column.present() / all.length; least > 1; least /= 2) {
            double rows = least;
            int[] frequent = IntStream.of(all)
                    .filter(index -> column.count(index) >= rows)
                    .toArray();
            if (IntStream.of(frequent).mapToLong(column::count).sum() >= NEARLY_ALL * column.present()) {
                return frequent;
            }
        }
        return all;
    }

    int size() {
        return values.size();
    }

    boolean isEmpty() {
        return values.isEmpty();
    }

    int count(Predicate<String> test) {
        int count = 0;
        for (String value : values) {
            if (test.test(value)) {
                count++;
            }
        }
        return count;
    }

    /** The share of values that pass; 0 if there are none. */
    double share(Predicate<String> test) {
        return isEmpty() ? 0 : (double) count(test) / size();
    }

    /** Whether most values are whole numbers that follow each other so closely that they were counted. */
    boolean consecutive() {
        long[] numbers = values.stream()
                .filter(value -> value.length() <= MOST_DIGITS && DigitText.digits(value))
                .mapToLong(Long::parseLong)
                .sorted()
                .toArray();
        return 2 * numbers.length > size()
                && numbers[numbers.length - 1 - numbers.length / 20] - numbers[numbers.length / 20]
                        < CLOSE * column.distinct();
    }

    /** The beginning of a sentence about a share: "All values looked at" or "97 % of the values looked at". */
    static String part(double share) {
        return share >= 1 ? "All values looked at" : (int) Math.floor(100 * share) + " % of the values looked at";
    }
}
