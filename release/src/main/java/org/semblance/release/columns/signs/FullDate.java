package org.semblance.release.columns.signs;

import java.time.YearMonth;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.semblance.release.columns.signs.words.CalendarWords;
import org.semblance.release.columns.signs.words.UnaccentedText;

/**
 * A full date as it is written.
 *
 * @param one the month, or the first of two numbers of which one is the month
 * @param two the day, or the second of these numbers
 * @param ordered whether it is clear that the month is the first
 * @param time whether a time of day follows
 */
record FullDate(int year, int one, int two, boolean ordered, boolean time) {

    private static final String TIME = "(?<time>[T ,:]{1,3}\\d{1,2}[:.hH]\\d{2}(?:[:.]\\d{2}(?:[.,]\\d{1,9})?)?"
            + "\\s?(?:[aApP]\\.?[mM]\\.?)?\\s?(?:Z|UTC|GMT|[+-]\\d{2}:?\\d{2})?)?";
    private static final String DAY = "(?<day>\\d{1,2})(?:\\.|st|nd|rd|th|er|º|°)?";
    private static final String MONTH = "(?<month>[\\p{L}]{3,10})\\.?";
    private static final String YEAR = "(?<year>\\d{4}|\\d{2})";

    private static final Pattern YEAR_FIRST =
            Pattern.compile("(?<year>\\d{4})(?<sign>[-/. ])(?<one>\\d{1,2})\\k<sign>(?<two>\\d{1,2})" + TIME);
    private static final Pattern YEAR_LAST =
            Pattern.compile("(?<one>\\d{1,2})(?<sign>[-/ ]|\\. ?)(?<two>\\d{1,2})\\k<sign>" + YEAR + TIME);
    private static final Pattern COMPACT =
            Pattern.compile("(?<year>\\d{4})(?<one>\\d{2})(?<two>\\d{2})(?<time>[T ]?\\d{4}(?:\\d{2})?)?");
    private static final Pattern COMPACT_LAST = Pattern.compile("(?<one>\\d{2})(?<two>\\d{2})(?<year>\\d{4})(?<time>)");
    private static final Pattern NAMED = Pattern.compile("(?:\\p{L}{2,12}[.,]{0,2} )?" + DAY
            + "(?: de |[ /.-]{1,2}| d'|)" + MONTH + "(?: de | del |[ /,.-]{1,2}|)'?" + YEAR + TIME);
    private static final Pattern NAMED_FIRST =
            Pattern.compile("(?:\\p{L}{2,12}[.,]{0,2} )?" + MONTH + " " + DAY + ",? " + YEAR + TIME);

    private static final int LONGEST = 48;

    /** Nobody who is in a table of people was born before, and few tables have dates after. */
    private static final int FIRST_YEAR = 1850;

    private static final int LAST_YEAR = 2099;

    /** Years of two digits from here on belong to the twentieth century. */
    private static final int PIVOT = 35;

    /** The date that a text is; null if it is none. */
    static @Nullable FullDate of(String text) {
        if (text.length() < 6 || text.length() > LONGEST || text.chars().noneMatch(Character::isDigit)) {
            return null;
        }
        FullDate date = numbers(YEAR_FIRST, text, true);
        date = date == null ? numbers(YEAR_LAST, text, false) : date;
        date = date == null ? numbers(COMPACT, text, true) : date;
        date = date == null ? numbers(COMPACT_LAST, text, false) : date;
        date = date == null ? named(NAMED, text) : date;
        return date == null ? named(NAMED_FIRST, text) : date;
    }

    private static @Nullable FullDate numbers(Pattern pattern, String text, boolean ordered) {
        Matcher parts = pattern.matcher(text);
        if (!parts.matches()) {
            return null;
        }
        FullDate date = new FullDate(
                year(parts.group("year")),
                Integer.parseInt(parts.group("one")),
                Integer.parseInt(parts.group("two")),
                ordered,
                timed(parts));
        return date.valid(true) || (!ordered && date.valid(false)) ? date : null;
    }

    private static @Nullable FullDate named(Pattern pattern, String text) {
        Matcher parts = pattern.matcher(text);
        if (!parts.matches()) {
            return null;
        }
        int month = CalendarWords.month(UnaccentedText.of(parts.group("month")));
        FullDate date = new FullDate(
                year(parts.group("year")), month, Integer.parseInt(parts.group("day")), true, timed(parts));
        return date.valid(true) ? date : null;
    }

    private static boolean timed(Matcher parts) {
        String time = parts.group("time");
        return time != null && !time.isEmpty() && !time.matches("[T ]?0?0[:.]00(?:[:.]00(?:[.,]0+)?)?Z?");
    }

    private static int year(String digits) {
        int year = Integer.parseInt(digits);
        return digits.length() > 2 ? year : year < PIVOT ? 2000 + year : 1900 + year;
    }

    /** Whether there is such a day, if the month is the first number or the second. */
    boolean valid(boolean monthFirst) {
        int month = monthFirst ? one : two;
        int day = monthFirst ? two : one;
        return year >= FIRST_YEAR
                && year <= LAST_YEAR
                && month >= 1
                && month <= 12
                && day >= 1
                && day <= YearMonth.of(year, month).lengthOfMonth();
    }
}
