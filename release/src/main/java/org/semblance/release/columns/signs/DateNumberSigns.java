package org.semblance.release.columns.signs;

import java.util.Arrays;
import java.util.List;
import org.semblance.release.columns.numbers.WrittenNumbers;

/** Moments written as numbers: seconds or milliseconds since 1970, and the days of spreadsheets. */
final class DateNumberSigns {

    private static final int LEAST = 20;

    /** Seconds from 1996 to 2036. */
    private static final double FIRST_SECOND = 8.2e8;

    private static final double LAST_SECOND = 2.1e9;

    /** Longer spans are those of other numbers. */
    private static final double SPAN = 1.5;

    /** Days of spreadsheets from 1995 to 2036. */
    private static final double FIRST_DAY = 34_700;

    private static final double LAST_DAY = 50_000;
    private static final double DAYS_SPAN = 1.25;

    /** More are round among amounts. */
    private static final double ROUND = 0.2;

    private DateNumberSigns() {}

    static List<ColumnSign> of(ValueSample sample) {
        ColumnFacts column = sample.column();
        if (!column.numbers() || column.distinct() < LEAST) {
            return List.of();
        }
        double[] numbers = WrittenNumbers.of(sample.values()).values();
        double low = Arrays.stream(numbers).min().orElse(0);
        double high = Arrays.stream(numbers).max().orElse(0);
        if (!(low > 0)) {
            return List.of();
        }
        for (double unit : new double[] {1, 1e3, 1e6}) {
            if (low >= FIRST_SECOND * unit && high <= LAST_SECOND * unit && high / low < SPAN) {
                return List.of(new ColumnSign(
                        ColumnKind.DATE, 0.75, "Its numbers lie in the range of seconds since 1970, of this century."));
            }
        }
        long round = Arrays.stream(numbers).filter(number -> number % 10 == 0).count();
        return low >= FIRST_DAY && high <= LAST_DAY && high / low < DAYS_SPAN && round < ROUND * numbers.length
                ? List.of(new ColumnSign(
                        ColumnKind.DATE, 0.5, "Its numbers lie in the range of days as spreadsheets count them."))
                : List.of();
    }
}
