package org.semblance.release.columns;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One text taken apart as a date.
 *
 * @param first the first number: the year if it has four digits
 * @param month the month, if it is a word; else 0
 * @param digitsOfYear 2 or 4
 */
record DateParts(Shape shape, int first, int second, int year, int month, int digitsOfYear, char sign, boolean time) {

    /** What the parts are. */
    enum Shape {
        YEAR_FIRST,
        COMPACT,
        YEAR_LAST,
        NAMED,
        YEAR_MONTH,
        MONTH_YEAR,
        NAMED_MONTH_YEAR,
        QUARTER
    }

    private static final int LONGEST = 40;
    private static final int EARLIEST = 1800;
    private static final int LATEST = 2200;

    /** Two digits of a year from here on belong to the last century. */
    private static final int CENTURY = 50;

    private static final Map<String, Integer> MONTHS = new HashMap<>();

    static {
        List<String> lines = WordLines.of("months.txt");
        for (int month = 0; month < lines.size(); month++) {
            int number = month + 1;
            WordLines.words(lines.get(month)).map(BareText::of).forEach(word -> MONTHS.put(word, number));
        }
    }

    /** The parts of a text; null if it is no date in any form. */
    static @Nullable DateParts of(String text) {
        int length = text.length();
        if (length < 6 || length > LONGEST) {
            return null;
        }
        char start = text.charAt(0);
        if (!(start >= '0' && start <= '9') && !Character.isLetter(start) && start != '[') {
            return null;
        }
        Fields fields = new Fields(text);
        return fields.date();
    }

    /** Reads numbers and words from left to right. */
    private static final class Fields {
        private final String text;
        private final int[] numbers = new int[3];
        private final int[] digits = new int[3];
        private int count;
        private int month;
        private int monthAt = -1;
        private char sign;
        private boolean time;
        private boolean quarter;

        Fields(String text) {
            this.text = text;
        }

        @Nullable
        DateParts date() {
            int i = 0;
            while (i < text.length() && count + (month > 0 ? 1 : 0) < 3) {
                char c = text.charAt(i);
                if (c >= '0' && c <= '9') {
                    int from = i;
                    while (i < text.length() && text.charAt(i) >= '0' && text.charAt(i) <= '9') {
                        i++;
                    }
                    if (i - from > 8) {
                        return null;
                    }
                    digits[count] = i - from;
                    numbers[count++] = Integer.parseInt(text.substring(from, i));
                    if (i - from == 8 && count == 1) {
                        break;
                    }
                } else if (Character.isLetter(c)) {
                    int from = i;
                    while (i < text.length() && Character.isLetter(text.charAt(i))) {
                        i++;
                    }
                    if (!word(text.substring(from, i))) {
                        return null;
                    }
                } else if ("-./ ,'[".indexOf(c) >= 0) {
                    sign = sign == 0 || sign == ' ' ? c : sign;
                    i++;
                } else {
                    return null;
                }
            }
            time = i < text.length();
            if (time && !clock(text.substring(i))) {
                return null;
            }
            return assembled();
        }

        private boolean word(String word) {
            Integer named = MONTHS.get(BareText.of(word));
            if (named != null && month == 0) {
                month = named;
                monthAt = count;
                return true;
            }
            if ((word.equals("Q") || word.equals("q") || word.equals("T")) && count <= 1) {
                quarter = true;
                return true;
            }
            return count > 0
                    && ("de".equals(word)
                            || "del".equals(word)
                            || "d".equals(word)
                            || "st".equals(word)
                            || "nd".equals(word)
                            || "rd".equals(word)
                            || "th".equals(word)
                            || "er".equals(word)
                            || "of".equals(word));
        }

        /** Whether the rest is a time of day, perhaps with a zone. */
        private static boolean clock(String rest) {
            String time = rest.strip();
            if (time.isEmpty()) {
                return true;
            }
            int from = "T,:".indexOf(time.charAt(0)) >= 0 ? 1 : 0;
            String plain = time.substring(from).strip();
            return plain.length() >= 4
                    && plain.charAt(0) >= '0'
                    && plain.charAt(0) <= '2'
                    && (plain.indexOf(':') > 0 || plain.indexOf('h') > 0 || plain.indexOf('.') > 0 || from == 1);
        }

        private @Nullable DateParts assembled() {
            if (quarter) {
                return count == 2 && month == 0 ? quarter() : null;
            }
            if (month > 0) {
                return named();
            }
            if (count == 1 && digits[0] == 8) {
                int year = numbers[0] / 10_000;
                int second = numbers[0] / 100 % 100;
                int third = numbers[0] % 100;
                return year(year) && month(second) && day(third)
                        ? new DateParts(Shape.COMPACT, third, second, year, 0, 4, ' ', time)
                        : null;
            }
            if (count == 2 && !time) {
                return digits[0] == 4 && year(numbers[0]) && digits[1] <= 2 && month(numbers[1])
                        ? new DateParts(Shape.YEAR_MONTH, numbers[1], 0, numbers[0], 0, 4, sign, false)
                        : digits[1] == 4 && year(numbers[1]) && digits[0] <= 2 && month(numbers[0]) && sign != ' '
                                ? new DateParts(Shape.MONTH_YEAR, numbers[0], 0, numbers[1], 0, 4, sign, false)
                                : null;
            }
            return count == 3 ? three() : null;
        }

        private @Nullable DateParts quarter() {
            int year = Math.max(numbers[0], numbers[1]);
            int part = Math.min(numbers[0], numbers[1]);
            return year(year) && part >= 1 && part <= 4
                    ? new DateParts(Shape.QUARTER, part, 0, year, 0, 4, sign, false)
                    : null;
        }

        private @Nullable DateParts named() {
            if (count == 1 && digits[0] == 4 && year(numbers[0]) && !time) {
                return new DateParts(Shape.NAMED_MONTH_YEAR, 0, 0, numbers[0], month, 4, sign, false);
            }
            if (count != 2 || monthAt > 1) {
                return null;
            }
            int digitsOfIt = digits[1];
            int year = fullYear(numbers[1], digitsOfIt);
            return day(numbers[0]) && (digitsOfIt == 4 || digitsOfIt == 2) && year(year)
                    ? new DateParts(Shape.NAMED, numbers[0], 0, year, month, digitsOfIt, sign, time)
                    : null;
        }

        private @Nullable DateParts three() {
            if (sign == ' ' || sign == ',' || sign == '\'') {
                return null;
            }
            if (digits[0] == 4) {
                return year(numbers[0]) && month(numbers[1]) && day(numbers[2]) && digits[1] <= 2 && digits[2] <= 2
                        ? new DateParts(Shape.YEAR_FIRST, numbers[2], numbers[1], numbers[0], 0, 4, sign, time)
                        : null;
            }
            int year = fullYear(numbers[2], digits[2]);
            boolean fits = digits[0] <= 2 && digits[1] <= 2 && (digits[2] == 4 || digits[2] == 2);
            boolean possible = (day(numbers[0]) && month(numbers[1])) || (month(numbers[0]) && day(numbers[1]));
            return fits && possible && year(year)
                    ? new DateParts(Shape.YEAR_LAST, numbers[0], numbers[1], year, 0, digits[2], sign, time)
                    : null;
        }

        private static int fullYear(int year, int digits) {
            return digits > 2 ? year : year < CENTURY ? 2000 + year : 1900 + year;
        }

        private static boolean year(int year) {
            return year >= EARLIEST && year <= LATEST;
        }

        private static boolean month(int month) {
            return month >= 1 && month <= 12;
        }

        private static boolean day(int day) {
            return day >= 1 && day <= 31;
        }
    }
}
