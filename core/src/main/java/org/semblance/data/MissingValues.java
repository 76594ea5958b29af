package org.semblance.data;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * The values of one column that mean "no value", such as −8 and everything from −99 to −90.
 *
 * @param texts the values, compared as texts without surrounding spaces
 * @param ranges ranges of numbers; a number in one of them is missing
 * @param numbers those of the texts that are numbers and are compared as numbers; none if the column has no numbers
 */
public record MissingValues(List<String> texts, List<Range> ranges, List<Double> numbers) implements Serializable {

    /** Nothing is missing. */
    public static final MissingValues NONE = new MissingValues(List.of(), List.of(), List.of());

    private static final String NUMBER = "[+-]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][+-]?[0-9]{1,3})?";
    private static final Pattern RANGE = Pattern.compile("\\s*(.*?)\\s*\\.\\.\\s*(.*?)\\s*");

    /** A range of numbers, with both ends. */
    public record Range(double from, double to) implements Serializable {}

    public MissingValues {
        texts = List.copyOf(texts);
        ranges = List.copyOf(ranges);
        numbers = List.copyOf(numbers);
    }

    /**
     * The values as a recipe lists them: texts, numbers, and ranges of numbers such as {@code -9..-1}.
     *
     * @param ofNumbers whether the column has numbers, so that numbers are compared as numbers
     * @throws Problem if a range has no numbers as its ends, or is upside down
     */
    public static MissingValues of(List<String> listed, boolean ofNumbers) {
        List<String> texts = new ArrayList<>();
        List<Range> ranges = new ArrayList<>();
        List<Double> numbers = new ArrayList<>();
        for (String one : listed) {
            Matcher range = RANGE.matcher(one);
            if (range.matches() && isRange(range.group(1), range.group(2), ofNumbers)) {
                ranges.add(range(range.group(1), range.group(2)));
            } else {
                texts.add(one.strip());
                if (ofNumbers && one.strip().matches(NUMBER)) {
                    numbers.add(Double.parseDouble(one.strip()));
                }
            }
        }
        return new MissingValues(texts, ranges, numbers);
    }

    /** Whether a text with two dots is a range; in a column of words it may be a text. */
    private static boolean isRange(String from, String to, boolean ofNumbers) {
        return ofNumbers || from.matches(NUMBER) || to.matches(NUMBER);
    }

    private static Range range(String from, String to) {
        if (!from.matches(NUMBER) || !to.matches(NUMBER)) {
            throw Problem.recipe(
                    ProblemCode.E_MISSING,
                    "the ends of a range in missing: are not both numbers",
                    "write a range of numbers such as \"-9..-1\", and list texts one by one");
        }
        Range range = new Range(Double.parseDouble(from), Double.parseDouble(to));
        if (!(range.from <= range.to)) {
            throw Problem.recipe(
                    ProblemCode.E_MISSING,
                    "a range in missing: is upside down: its first number is larger than its second",
                    "write the smaller number first, such as \"-9..-1\"");
        }
        return range;
    }

    /** Whether nothing is missing. */
    public boolean isEmpty() {
        return texts.isEmpty() && ranges.isEmpty();
    }

    /** Whether a text, without surrounding spaces, is listed as such. */
    public boolean lists(String text) {
        return texts.contains(text);
    }

    /** Whether a number is listed, or in one of the ranges. */
    public boolean holds(double number) {
        for (Range range : ranges) {
            if (number >= range.from && number <= range.to) {
                return true;
            }
        }
        for (double one : numbers) {
            if (one == number) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a text is listed, or a number that is.
     *
     * @param sign the decimal sign of numbers
     */
    public boolean declares(String text, char sign) {
        String trimmed = text.strip();
        if (lists(trimmed)) {
            return true;
        }
        if (ranges.isEmpty() && numbers.isEmpty()) {
            return false;
        }
        String number = sign == '.' ? trimmed : trimmed.replace('.', ' ').replace(sign, '.');
        return number.matches(NUMBER) && holds(Double.parseDouble(number));
    }
}
