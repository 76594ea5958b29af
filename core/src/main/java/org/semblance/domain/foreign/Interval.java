package org.semblance.domain.foreign;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.semblance.data.NumberText;

/**
 * An interval of numbers; each end is included or excluded.
 *
 * <p>Accepted spellings: brackets, as {@code [20, 30[}, {@code [20,30)} or {@code (20;30]}; {@code 20-29}, with both
 * ends included; one end, as {@code >=65}, {@code <18} or {@code 65+}; an end may be {@code Inf}. A comma may be the
 * decimal sign if no comma separates the ends.
 */
public record Interval(double low, boolean lowIn, double high, boolean highIn) implements ForeignLabel {

    private static final String DIGITS = "(?:\\d+(?:[.,]\\d+)?|\\.\\d+)(?:[eE][+-]?\\d{1,3})?";
    private static final String NUMBER = "[+-]?" + DIGITS;
    private static final String END = "([+-]?(?:" + DIGITS + "|Inf|inf|∞))";

    private static final Pattern BRACKETS =
            Pattern.compile("([\\[(\\]])\\s*" + END + "\\s*(?:;|\\.\\.)\\s*" + END + "\\s*([\\])\\[])");
    private static final String PLAIN_END = END.replace("[.,]", "\\.");
    private static final Pattern COMMA =
            Pattern.compile("([\\[(\\]])\\s*" + PLAIN_END + "\\s*,\\s*" + PLAIN_END + "\\s*([\\])\\[])");
    private static final Pattern DASH = Pattern.compile("(" + NUMBER + ")\\s*(?:[-–—]|to)\\s*(" + NUMBER + ")");
    private static final Pattern SIDE = Pattern.compile("(>=|=>|≥|>|<=|=<|≤|<)\\s*(" + NUMBER + ")");
    private static final Pattern UPWARDS = Pattern.compile("(" + NUMBER + ")\\s*\\+");

    /** The interval in a text; empty for a single number. */
    public static Optional<Interval> of(String text) {
        String written = text.strip().replace('−', '-');
        Matcher commas = COMMA.matcher(written);
        Matcher brackets = commas.matches() ? commas : BRACKETS.matcher(written);
        if (brackets.matches()) {
            double low = number(brackets.group(2));
            double high = number(brackets.group(3));
            return ordered(new Interval(
                    low, brackets.group(1).equals("["), high, brackets.group(4).equals("]")));
        }
        Matcher dash = DASH.matcher(written);
        if (dash.matches()) {
            return ordered(new Interval(number(dash.group(1)), true, number(dash.group(2)), true));
        }
        Matcher side = SIDE.matcher(written);
        if (side.matches()) {
            return Optional.of(beyond(side.group(1), number(side.group(2))));
        }
        Matcher upwards = UPWARDS.matcher(written);
        return upwards.matches() ? Optional.of(beyond(">=", number(upwards.group(1)))) : Optional.empty();
    }

    /** The interval of a single number, if the text is one. */
    public static Optional<Interval> point(String text) {
        OptionalDouble number = NumberText.number(text);
        return number.isEmpty()
                ? Optional.empty()
                : Optional.of(new Interval(number.getAsDouble(), true, number.getAsDouble(), true));
    }

    private static Interval beyond(String sign, double end) {
        boolean in = sign.contains("=") || sign.equals("≥") || sign.equals("≤");
        return sign.contains(">") || sign.equals("≥")
                ? new Interval(end, in, Double.POSITIVE_INFINITY, false)
                : new Interval(Double.NEGATIVE_INFINITY, false, end, in);
    }

    private static Optional<Interval> ordered(Interval interval) {
        return interval.low <= interval.high ? Optional.of(interval) : Optional.empty();
    }

    private static double number(String text) {
        String sign = text.startsWith("-") ? "-" : "";
        String rest = text.replaceFirst("^[+-]", "");
        boolean endless = rest.equalsIgnoreCase("inf") || rest.equals("∞");
        return Double.parseDouble(sign + (endless ? "Infinity" : rest.replace(',', '.'))) + 0.0;
    }

    public boolean contains(double number) {
        return (number > low || (lowIn && number == low)) && (number < high || (highIn && number == high));
    }

    /** Whether this interval contains another one. */
    public boolean contains(Interval other) {
        boolean fromLow = other.low > low || (other.low == low && (lowIn || !other.lowIn));
        boolean toHigh = other.high < high || (other.high == high && (highIn || !other.highIn));
        return fromLow && toHigh;
    }

    @Override
    public boolean covers(Value value) {
        return value.interval().filter(this::contains).isPresent();
    }

    /** The midpoint; an infinite end counts as the smallest or largest number given. */
    public double middle(double least, double most) {
        double from = Double.isInfinite(low) ? Math.min(least, high) : low;
        double to = Double.isInfinite(high) ? Math.max(most, low) : high;
        return from / 2 + to / 2;
    }
}
