package org.semblance.release.columns;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How the dates of a column are written.
 *
 * @param time whether there is a time of day
 * @param shortYears whether years have two digits, so that the century is a guess
 * @param share of the values that are looked at, how many are such dates
 * @param years about how many years lie between the first and the last
 */
public record DateStyle(DateForm form, boolean time, boolean shortYears, double share, int years) {

    private static final double ENOUGH = 0.9;
    private static final int FEWEST = 2;
    private static final int MONTHS = 12;

    /** The style of a column, if nearly all values are dates in one form. */
    public static Optional<DateStyle> of(ColumnProfile column) {
        List<String> tried = column.sample();
        Map<DateParts.Shape, List<DateParts>> dates = new EnumMap<>(DateParts.Shape.class);
        for (int i = 0; i < tried.size(); i++) {
            DateParts date = DateParts.of(tried.get(i));
            if (date != null) {
                dates.computeIfAbsent(date.shape(), none -> new ArrayList<>()).add(date);
            } else if (i > tried.size() * (1 - ENOUGH) + 10 && dates.isEmpty()) {
                return Optional.empty();
            }
        }
        for (List<DateParts> alike : dates.values()) {
            double share = (double) alike.size() / tried.size();
            if (share >= ENOUGH && alike.size() >= FEWEST) {
                return form(alike).filter(form -> believable(form, alike)).map(form -> style(form, alike, share));
            }
        }
        return Optional.empty();
    }

    private static DateStyle style(DateForm form, List<DateParts> dates, double share) {
        int first = dates.stream().mapToInt(DateParts::year).min().orElse(0);
        int last = dates.stream().mapToInt(DateParts::year).max().orElse(0);
        return new DateStyle(
                form,
                dates.stream().anyMatch(DateParts::time),
                dates.stream().anyMatch(date -> date.digitsOfYear() == 2),
                share,
                last - first);
    }

    private static Optional<DateForm> form(List<DateParts> dates) {
        DateParts one = dates.get(0);
        return Optional.ofNullable(
                switch (one.shape()) {
                    case YEAR_FIRST ->
                        dates.stream().allMatch(date -> date.sign() == '-') ? DateForm.ISO : DateForm.YEAR_MONTH_DAY;
                    case COMPACT -> DateForm.COMPACT;
                    case NAMED -> DateForm.NAMED_MONTH;
                    case YEAR_MONTH -> DateForm.YEAR_MONTH;
                    case MONTH_YEAR -> DateForm.MONTH_YEAR;
                    case NAMED_MONTH_YEAR -> DateForm.NAMED_MONTH_YEAR;
                    case QUARTER -> DateForm.YEAR_QUARTER;
                    case YEAR_LAST -> {
                        boolean dayFirst = dates.stream().anyMatch(date -> date.first() > MONTHS);
                        boolean monthFirst = dates.stream().anyMatch(date -> date.second() > MONTHS);
                        boolean points = dates.stream().allMatch(date -> date.sign() == '.');
                        yield dayFirst && monthFirst
                                ? null
                                : dayFirst || (points && !monthFirst)
                                        ? DateForm.DAY_MONTH_YEAR
                                        : monthFirst ? DateForm.MONTH_DAY_YEAR : DateForm.DAY_OR_MONTH_FIRST;
                    }
                });
    }

    /** Eight digits and numbers such as 5.2019 may be something else, unless they are many or of our time. */
    private static boolean believable(DateForm form, List<DateParts> dates) {
        return switch (form) {
            case COMPACT -> dates.stream().allMatch(date -> date.year() >= 1880 && date.year() <= 2100);
            case MONTH_YEAR, YEAR_MONTH ->
                dates.stream().allMatch(date -> date.sign() != '.' && date.sign() != ',')
                        || dates.stream().allMatch(date -> date.year() >= 1900 && date.year() <= 2100);
            default -> true;
        };
    }

    /** The span in words, such as "about 40 years". */
    public String span() {
        return years == 0 ? "within a year" : years == 1 ? "about a year" : "about " + years + " years";
    }

    /** The style in words. */
    public String words() {
        return form.words() + (time ? ", with the time of day" : "") + (shortYears ? ", two digits of the year" : "");
    }

    /** Whether a hierarchy of months and years can be built of the column as it is. */
    public boolean ready() {
        return form == DateForm.ISO && !time && share == 1;
    }

    /** What to do so that the column can be generalised to months or years. */
    public String advice() {
        if (ready()) {
            return "build a hierarchy of months and years with: semblance hierarchy build";
        }
        String how = switch (form) {
            case DAY_OR_MONTH_FIRST -> "find out whether the day or the month is first, and write";
            case YEAR_MONTH, MONTH_YEAR, NAMED_MONTH_YEAR, YEAR_QUARTER ->
                "put the year alone into a column, or write the first day of each as";
            default -> time ? "leave out the time of day and write" : "write";
        };
        boolean days = how.endsWith("as");
        return how + (days ? " an ISO date" : " all as ISO dates")
                + ", year-month-day; then build a hierarchy of months and" + " years with: semblance hierarchy build";
    }
}
