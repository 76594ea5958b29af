package org.semblance.release.columns.signs.words;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Names of months and of days of the week, whole or shortened to three letters or more. */
public final class CalendarWords {

    private static final int SHORTEST = 3;

    /** Months 1 to 12 by name and by beginning; 0 where a beginning is that of different months. */
    private static final Map<String, Integer> MONTHS = byBeginning("month-");

    private static final Map<String, Integer> WEEKDAYS = byBeginning("day-");

    private CalendarWords() {}

    /** The number of a month, from 1; 0 if it is none. */
    public static int month(String folded) {
        return MONTHS.getOrDefault(folded, 0);
    }

    public static boolean weekday(String folded) {
        return WEEKDAYS.getOrDefault(folded, 0) > 0;
    }

    private static Map<String, Integer> byBeginning(String sections) {
        WordList list = WordList.of("calendar");
        Map<String, Integer> places = new HashMap<>();
        Map<String, Integer> names = new HashMap<>();
        for (String section : list.sections()) {
            List<String> words = section.startsWith(sections) ? list.section(section) : List.of();
            for (int i = 0; i < words.size(); i++) {
                int place = i + 1;
                names.put(words.get(i), place);
                for (int length = SHORTEST; length < words.get(i).length(); length++) {
                    places.merge(
                            words.get(i).substring(0, length),
                            place,
                            (one, other) -> Objects.equals(one, other) ? one : 0);
                }
            }
        }
        places.putAll(names);
        return Map.copyOf(places);
    }
}
