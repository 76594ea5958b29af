package org.semblance.release.columns.signs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.semblance.release.columns.signs.numbers.DigitText;

/**
 * Full dates. What is born differs from what happens by its years: they reach back for decades, and the latest are not
 * today's.
 */
final class DateSigns implements ContentRecognizer {

    private static final double LEAST_SHARE = 0.75;

    /** Of numbers of eight digits, so many are days of these centuries by accident. */
    private static final double LUCK = 0.003;

    /** Of texts with signs between day, month and year. */
    private static final double WRITTEN_LUCK = 1e-6;

    /** Fewer different days say nothing about their span. */
    private static final int LEAST_DAYS = 10;

    private static final Pattern YEAR_FIRST = Pattern.compile("\\d\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])");
    private static final Pattern YEAR_LAST = Pattern.compile("(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])\\d\\d");
    private static final double NEARLY_ALL = 0.98;
    private static final int MANY_DAYS = 30;

    private static final int OLDEST_BIRTH = 1900;

    /** Where the earliest are from before this year, people of all ages were born; events are seldom kept so long. */
    private static final int LONG_AGO = 1966;

    private static final int MIDDLE_AT_LATEST = 1996;

    /** Where the latest are from before this year, they are those of adults. */
    private static final int ADULTS = 2009;

    private static final int GENERATION = 20;

    @Override
    public List<ColumnSign> signs(ValueSample sample) {
        List<FullDate> dates = sample.values().stream()
                .map(FullDate::of)
                .filter(Objects::nonNull)
                .toList();
        double share = sample.isEmpty() ? 0 : (double) dates.size() / sample.size();
        if (share < LEAST_SHARE || !agree(dates)) {
            return shortDays(sample);
        }
        List<ColumnSign> signs = new ArrayList<>();
        boolean digits = sample.share(DigitText::digits) > 0.5;
        double luck = digits ? LUCK : WRITTEN_LUCK;
        double sure = Math.min(1, share + 0.1) * Surprise.certainty(dates.size(), sample.size(), luck);
        double born = birth(dates);
        if (born > 0) {
            signs.add(new ColumnSign(
                    ColumnKind.BIRTH_DATE, born * sure, "Its dates span the years in which living people were born."));
        }
        String part = ValueSample.part(share);
        signs.add(new ColumnSign(ColumnKind.DATE, (born > 0 ? 0.45 : 0.9) * sure, part + " are full dates."));
        return signs;
    }

    /** Days in six digits, in one of two orders: of other numbers, one in thirty looks so. */
    private static List<ColumnSign> shortDays(ValueSample sample) {
        double days = Math.max(
                sample.share(value -> YEAR_FIRST.matcher(value).matches()),
                sample.share(value -> YEAR_LAST.matcher(value).matches()));
        return days >= NEARLY_ALL && sample.size() >= MANY_DAYS
                ? List.of(new ColumnSign(ColumnKind.DATE, 0.7, ValueSample.part(days) + " are days in six digits."))
                : List.of();
    }

    /** Whether nearly all have day and month in the same order. */
    private static boolean agree(List<FullDate> dates) {
        long unordered = dates.stream().filter(date -> !date.ordered()).count();
        long most = Math.max(
                dates.stream()
                        .filter(date -> !date.ordered() && date.valid(true))
                        .count(),
                dates.stream()
                        .filter(date -> !date.ordered() && date.valid(false))
                        .count());
        return most >= 0.95 * unordered;
    }

    /** How much speaks for dates of birth; 0 if nothing does. */
    private static double birth(List<FullDate> dates) {
        int[] years = dates.stream().mapToInt(FullDate::year).sorted().toArray();
        long timed = dates.stream().filter(FullDate::time).count();
        if (years.length < LEAST_DAYS || 2 * timed > years.length) {
            return 0;
        }
        int early = years[years.length / 20];
        int middle = years[years.length / 2];
        int late = years[years.length - 1 - years.length / 20];
        long decades = Arrays.stream(years).map(year -> year / 10).distinct().count();
        if (early < OLDEST_BIRTH || middle > MIDDLE_AT_LATEST || late - early < GENERATION || decades < 3) {
            return 0;
        }
        return early < LONG_AGO ? 0.7 : late < ADULTS ? 0.6 : 0;
    }
}
