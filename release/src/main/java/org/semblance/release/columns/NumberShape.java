package org.semblance.release.columns;

import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.semblance.release.columns.NumberCharacter.Verdict;

/** What the values and frequencies of numbers say about their character: gaps, digits, falling off, heaps. */
final class NumberShape {

    private static final int MOST_CODES = 20;
    private static final int OTHERWISE = 88;
    private static final int FEW = 10;
    private static final int FIRST_YEAR = 1850;
    private static final int LAST_YEAR = 2100;
    private static final int DIGITS_OF_CODE = 3;
    private static final int LONG_RUN = 6;
    private static final int BINS = 16;
    private static final double NEARLY_ALL = 0.98;
    private static final int MANY = 500;
    private static final int SORTED = 5000;

    private final ColumnProfile column;
    private final double[] values;
    private final int[] counts;
    private final long rows;
    private final double low;
    private final double high;

    NumberShape(ColumnProfile column) {
        this.column = column;
        double[] all =
                column.numbers() && column.decimals() == 0 && !column.leadingZeros() ? column.values() : new double[0];
        // of very many only those figures are used for which the order does not matter
        int[] order = all.length <= SORTED
                ? new ExtremePlaces(all).ascending()
                : IntStream.range(0, all.length).toArray();
        values = IntStream.of(order).mapToDouble(i -> all[i]).toArray();
        counts = IntStream.of(order).map(column::count).toArray();
        rows = IntStream.of(counts).asLongStream().sum();
        low = DoubleStream.of(values).min().orElse(0);
        high = DoubleStream.of(values).max().orElse(0);
    }

    NumberCharacter character() {
        int distinct = column.distinct();
        if (!column.numbers()) {
            return uncertain(0, "no numbers");
        }
        if (column.leadingZeros()) {
            return code(0.95, "leading zeros");
        }
        if (column.decimals() > 0) {
            return quantity(distinct <= 3 ? 0.7 : 0.95, "numbers with decimals");
        }
        if (distinct <= 2) {
            return high <= 2 && low >= 0
                    ? code(0.95, "two numbers from 0 to 2, as for yes and no")
                    : code(0.7, "two numbers only");
        }
        if (low >= FIRST_YEAR && high <= LAST_YEAR && distinct >= DIGITS_OF_CODE && density() >= 0.3) {
            return quantity(0.85, "whole numbers that look like years");
        }
        if (low < 0) {
            return quantity(distinct > FEW ? 0.85 : 0.6, "some are negative");
        }
        if (low <= 1 && high <= MOST_CODES && (density() >= 0.75 || (low == 0 && runFromTheLeast() >= NEARLY_ALL))) {
            return small();
        }
        if (low <= 1 && high >= OTHERWISE && high <= 99 && codesAndOtherwise()) {
            return code(0.8, "consecutive numbers, and one near 99 for anything else");
        }
        if (distinct <= FEW && density() >= 0.9) {
            return quantity(0.55, "consecutive numbers that begin neither at 0 nor at 1");
        }
        if (distinct <= FEW) {
            return evenly()
                    ? quantity(0.6, "few numbers at equal, round distances")
                    : code(0.7, "few numbers with gaps");
        }
        return density() >= 0.5 ? dense() : sparse();
    }

    /** Whether there are numbers from 0 or 1 without gaps, and besides one to three that codes for "other" have. */
    private boolean codesAndOtherwise() {
        int others = 0;
        while (others < values.length && values[values.length - 1 - others] >= OTHERWISE) {
            others++;
        }
        int rest = values.length - others;
        return others >= 1 && others <= 3 && rest >= 3 && rest <= MOST_CODES && values[rest - 1] - low + 1 == rest;
    }

    /** The share of the whole numbers between the ends that occur. */
    private double density() {
        return values.length / (high - low + 1);
    }

    /** The share of the rows in the run of whole numbers that begins at the least: a large count may stand apart. */
    private double runFromTheLeast() {
        long run = counts[0];
        for (int i = 1; i < values.length && values[i] == values[i - 1] + 1; i++) {
            run += counts[i];
        }
        return (double) run / rows;
    }

    /** From 0 or 1 to at most 20: answers, categories or counts. */
    private NumberCharacter small() {
        boolean many = values.length >= LONG_RUN;
        boolean peak = onePeak();
        double end = (double) counts[counts.length - 1] / most();
        if (low == 0 && peak && end < 0.15) {
            return quantity(many ? 0.85 : 0.7, "numbers from 0 that fall off, as counts do");
        }
        if (low == 1 && many && peak && end < 0.1 && mode() > 0) {
            return quantity(0.65, "numbers from 1 with one peak that fall off, as counts do");
        }
        if (peak && end < 0.1 && many) {
            return uncertain(0.4, "numbers from 1 that fall off, as counts do and frequent codes");
        }
        if (low == 0 && values.length > 12) {
            return quantity(0.55, "consecutive numbers from 0, too many for most codes");
        }
        if (low == 0 && high >= 7) {
            return uncertain(0.4, "consecutive numbers from 0, as on a rating scale");
        }
        return code(peak ? 0.6 : 0.75, low == 1 ? "consecutive numbers from 1" : "consecutive numbers from 0");
    }

    /** Most whole numbers between the ends occur, and there are many. */
    private NumberCharacter dense() {
        double spread = dispersion();
        boolean smooth = values.length > SORTED || roughness() < 0.5;
        if (heaped(5) > 0.35 || heaped(10) > 0.25) {
            return quantity(0.85, "many values that are round");
        }
        if (low == 1 && spread < 2.5 && density() > 0.95) {
            return code(0.65, "consecutive numbers from 1, all about as frequent");
        }
        if (values.length > MANY && spread < 2.5) {
            return code(0.6, "many consecutive numbers, all about as frequent, as running numbers are");
        }
        if (smooth || spread < 2.5) {
            return quantity(low == 1 || high > 200 ? 0.75 : 0.9, "neighbouring numbers are about as frequent");
        }
        if (most() > 0.3 * rows) {
            return quantity(0.6, "one number is far more frequent, and most others occur");
        }
        return low == 1
                ? code(0.6, "consecutive numbers from 1 of very different frequencies")
                : uncertain(0.4, "most numbers between the ends occur, some far more often than their neighbours");
    }

    /** Many numbers with gaps between them. */
    private NumberCharacter sparse() {
        int digits = digits(low);
        boolean constant = digits == digits(high);
        double repeats = (double) rows / values.length;
        if (!constant) {
            return heaped(10) > 0.9 && repeats > 20
                    ? uncertain(0.4, "multiples of ten with gaps that repeat often")
                    : quantity(high / Math.max(1, low) > 5 ? 0.85 : 0.7, "numbers of different length with gaps");
        }
        if (digits < DIGITS_OF_CODE) {
            return repeats > 20
                    ? uncertain(0.4, "numbers with gaps that repeat often")
                    : quantity(0.6, "spread numbers");
        }
        if (oneHill()) {
            return quantity(0.7, "numbers that are most frequent in the middle of their range");
        }
        if (heaped(100) > 0.3 && digits >= 4 && values.length > 50) {
            return quantity(0.65, "many values that are round");
        }
        return repeats > 1.5
                ? code(0.8, "all have " + digits + " digits, with gaps, and repeat")
                : uncertain(0.4, "all have " + digits + " digits and hardly repeat");
    }

    private static int digits(double value) {
        return Long.toString((long) value).length();
    }

    private int most() {
        return IntStream.of(counts).max().orElse(1);
    }

    private int mode() {
        int mode = 0;
        for (int i = 1; i < counts.length; i++) {
            if (counts[i] > counts[mode]) {
                mode = i;
            }
        }
        return mode;
    }

    /** Whether frequencies rise to one peak and fall from there, but for chance. */
    private boolean onePeak() {
        int mode = mode();
        for (int i = 1; i < counts.length; i++) {
            int nearer = i <= mode ? counts[i] : counts[i - 1];
            int farther = i <= mode ? counts[i - 1] : counts[i];
            if (farther > nearer + 2.5 * Math.sqrt(nearer + 1.0)) {
                return false;
            }
        }
        return true;
    }

    /** The variance of the frequencies by their mean: about 1 if all values are equally likely. */
    private double dispersion() {
        double mean = (double) rows / counts.length;
        double sum = 0;
        for (int count : counts) {
            sum += (count - mean) * (count - mean);
        }
        return sum / counts.length / mean;
    }

    /** Squared differences of neighbouring frequencies by their variance: near 0 if smooth, near 1 if in no order. */
    private double roughness() {
        double mean = (double) rows / counts.length;
        double steps = 0;
        double sum = 0;
        for (int i = 0; i < counts.length; i++) {
            sum += (counts[i] - mean) * (counts[i] - mean);
            if (i > 0) {
                double step = (double) counts[i] - counts[i - 1];
                steps += step * step;
            }
        }
        return sum == 0 ? 1 : steps / 2 / sum;
    }

    /** The share of rows whose value is a multiple, beyond what chance gives. */
    private double heaped(int of) {
        long round = 0;
        for (int i = 0; i < values.length; i++) {
            round += values[i] % of == 0 ? counts[i] : 0;
        }
        return (double) round / rows;
    }

    private boolean evenly() {
        double step = values[1] - values[0];
        for (int i = 2; i < values.length; i++) {
            if (values[i] - values[i - 1] != step) {
                return false;
            }
        }
        return step % 5 == 0 && low % 5 == 0;
    }

    /** Whether the rows, in bins of equal width, rise to one peak and fall on both sides of it. */
    private boolean oneHill() {
        long[] bins = new long[BINS];
        double width = (high - low + 1) / BINS;
        for (int i = 0; i < values.length; i++) {
            bins[(int) Math.min(BINS - 1, (values[i] - low) / width)] += counts[i];
        }
        int mode = 0;
        for (int i = 1; i < BINS; i++) {
            mode = bins[i] > bins[mode] ? i : mode;
        }
        for (int i = 1; i < BINS; i++) {
            long nearer = i <= mode ? bins[i] : bins[i - 1];
            long farther = i <= mode ? bins[i - 1] : bins[i];
            if (farther > nearer + 3 * Math.sqrt(nearer + 1.0)) {
                return false;
            }
        }
        return bins[BINS - 1] < 0.5 * bins[mode] && values.length > 4 * BINS;
    }

    private static NumberCharacter quantity(double confidence, String why) {
        return new NumberCharacter(Verdict.QUANTITY, confidence, why);
    }

    private static NumberCharacter code(double confidence, String why) {
        return new NumberCharacter(Verdict.CODE, confidence, why);
    }

    private static NumberCharacter uncertain(double confidence, String why) {
        return new NumberCharacter(Verdict.UNCERTAIN, confidence, why);
    }
}
