package org.semblance.domain.hierarchy.build;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.semblance.domain.hierarchy.Hierarchy;

/** Builds hierarchies of dates such as 2024-02-29, or of years, by units of the calendar. */
public final class CalendarLevels {

    /** The units, finest first. */
    private enum Unit {
        MONTH,
        QUARTER,
        YEAR,
        FIVE_YEARS,
        DECADE
    }

    private static final List<Unit> DATES = List.of(Unit.YEAR, Unit.MONTH, Unit.DECADE, Unit.QUARTER);
    private static final List<Unit> YEARS = List.of(Unit.DECADE, Unit.FIVE_YEARS);

    /** Other spellings of dates, with or without a time of day. */
    private static final Pattern ANY_FORM = Pattern.compile("([0-9]{4}[./-][0-9]{1,2}[./-][0-9]{1,2}"
            + "|[0-9]{1,2}[./-][0-9]{1,2}[./-]([0-9]{4}|[0-9]{2})"
            + "|[0-9]{1,2}[. -]+\\p{L}{3,9}[. -]+[0-9]{2,4})([ T].*)?");

    private static final int FIRST_YEAR = 1800;
    private static final int LAST_YEAR = 2100;

    private CalendarLevels() {}

    /** Whether all texts are dates: year, month and day with hyphens. */
    public static boolean dates(List<String> texts) {
        return !texts.isEmpty() && texts.stream().allMatch(CalendarLevels::isDate);
    }

    /** Whether most texts look like dates, in whatever form. */
    public static boolean datesInSomeForm(List<String> texts) {
        return 2
                        * texts.stream()
                                .filter(text -> ANY_FORM.matcher(text.strip()).matches())
                                .count()
                > texts.size();
    }

    /** Whether all texts may be years of our time. */
    public static boolean years(List<String> texts) {
        return !texts.isEmpty()
                && texts.stream()
                        .map(String::strip)
                        .allMatch(text -> text.matches("[0-9]{4}")
                                && Integer.parseInt(text) >= FIRST_YEAR
                                && Integer.parseInt(text) <= LAST_YEAR);
    }

    private static boolean isDate(String text) {
        String plain = text.strip();
        if (!plain.matches("[0-9]{4}-[0-9]{2}-[0-9]{2}")) {
            return false;
        }
        try {
            LocalDate.parse(plain);
            return true;
        } catch (DateTimeParseException noDate) {
            return false;
        }
    }

    /**
     * Builds the hierarchy of dates or years.
     *
     * @param levels the desired number of levels above the values, root included; years are preferred to months,
     *     these to decades and quarters
     */
    public static Hierarchy of(String name, List<String> texts, int levels) {
        List<String> inOrder =
                texts.stream().sorted(Comparator.comparing(String::strip)).toList();
        List<Unit> units = dates(texts) ? DATES : YEARS;
        Set<Unit> chosen = EnumSet.noneOf(Unit.class);
        Set<Long> different = new HashSet<>(Set.of(1L));
        different.add((long) inOrder.size());
        for (Unit unit : units) {
            // units are nested, so an equal number of groups means equal groups
            boolean tells = different.add(
                    inOrder.stream().map(text -> label(text, unit)).distinct().count());
            if (tells && chosen.size() < levels - 1) {
                chosen.add(unit);
            }
        }
        LevelLabels steps = new LevelLabels(inOrder);
        chosen.forEach(unit ->
                steps.add(inOrder.stream().map(text -> label(text, unit)).toList()));
        return steps.hierarchy(name);
    }

    private static String label(String text, Unit unit) {
        String plain = text.strip();
        int year = Integer.parseInt(plain.substring(0, 4));
        return switch (unit) {
            case MONTH -> plain.substring(0, 7);
            case QUARTER -> plain.substring(0, 4) + "-Q" + (Integer.parseInt(plain.substring(5, 7)) + 2) / 3;
            case YEAR -> plain.substring(0, 4);
            case FIVE_YEARS -> year / 5 * 5 + "-" + (year / 5 * 5 + 4);
            case DECADE -> year / 10 * 10 + "s";
        };
    }
}
