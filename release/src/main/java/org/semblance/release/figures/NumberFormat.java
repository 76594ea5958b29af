package org.semblance.release.figures;

import java.util.Locale;
import org.semblance.data.Decimal;

/** Formats numbers for readers, independently of the locale, with narrow spaces between thousands from 10 000. */
public final class NumberFormat {

    private static final char NARROW = '\u202F';

    private NumberFormat() {}

    public static String count(long count) {
        return grouped(Long.toString(Math.abs(count)), count < 0);
    }

    /** A count with its noun. */
    public static String count(long count, String one, String many) {
        return count(count) + "\u00A0" + (count == 1 ? one : many);
    }

    /** A count of original rows; not disclosed if it is below the minimum. */
    public static String fewest(long count, int least) {
        MinimumCount fewest = new MinimumCount(least);
        return fewest.tells(count) ? count(count) : fewest.text(count);
    }

    /** A change, always with its sign. */
    public static String change(long change) {
        return change > 0 ? "+" + count(change) : count(change);
    }

    /** A percentage with two decimals; a value that would wrongly be rounded to 0 or 100 is given as a bound. */
    public static String percentage(double value) {
        if (value > 0 && value < 0.005) {
            return "under 0.01" + NARROW + "%";
        }
        if (value > 99.995 && value < 100) {
            return "over 99.99" + NARROW + "%";
        }
        return Double.isFinite(value) ? decimals(value, 2) + NARROW + "%" : decimal(value);
    }

    /** A number without a unit: two decimals, more if it is small, and powers of ten if it is very large or small. */
    public static String decimal(double value) {
        double size = Math.abs(value);
        if (Double.isNaN(value)) {
            return "not defined";
        }
        if (Double.isInfinite(value)) {
            return value > 0 ? "unbounded" : "\u2212unbounded";
        }
        if (size >= 1e15 || (size > 0 && size < 1e-6)) {
            return power(value);
        }
        if (value == Math.rint(value)) {
            return count((long) value);
        }
        return size >= 1 ? decimals(value, 2) : small(value);
    }

    /** The value a verdict found, which is already rounded to few digits and is shown as it is. */
    public static String found(double shown) {
        return shown == Math.rint(shown) ? decimal(shown) : parameter(shown);
    }

    public static String withUnit(double value, String unit) {
        if (unit.equals("%")) {
            return percentage(value);
        }
        return unit.isEmpty() ? decimal(value) : decimal(value) + "\u00A0" + unit;
    }

    /** A duration in seconds, in minutes from one minute, or in hours from one hour. */
    public static String duration(double seconds) {
        if (seconds < 60) {
            return seconds(seconds);
        }
        long minutes = Math.round(seconds) / 60;
        return minutes < 60
                ? minutes + "\u00A0min\u00A0" + Math.round(seconds) % 60 + "\u00A0s"
                : count(minutes / 60) + "\u00A0h\u00A0" + minutes % 60 + "\u00A0min";
    }

    public static String seconds(double seconds) {
        return seconds >= 0 && seconds < 0.005 ? "under 0.01\u00A0s" : decimals(seconds, 2) + "\u00A0s";
    }

    /** A parameter as written in a recipe. */
    public static String parameter(Object value) {
        return value instanceof Double number && Double.isFinite(number) ? Decimal.text(number) : String.valueOf(value);
    }

    /** A length in a drawing. */
    public static String length(double length) {
        return Decimal.text(Decimal.round(length, 2));
    }

    public static String percent(double length) {
        return length(length) + "%";
    }

    /** Four significant digits, without trailing zeros. */
    private static String small(double value) {
        String text = decimals(value, 3 - (int) Math.floor(Math.log10(Math.abs(value))));
        int end = text.length();
        while (text.charAt(end - 1) == '0') {
            end--;
        }
        return text.substring(0, end);
    }

    private static String decimals(double value, int decimals) {
        String text = String.format(Locale.ROOT, "%." + decimals + "f", Math.abs(value));
        int point = text.indexOf('.');
        boolean zero = text.chars().allMatch(c -> c == '0' || c == '.');
        return grouped(text.substring(0, point), value < 0 && !zero) + text.substring(point);
    }

    private static String power(double value) {
        String[] parts = String.format(Locale.ROOT, "%.3e", Math.abs(value)).split("e", -1);
        int exponent = Integer.parseInt(parts[1]);
        return (value < 0 ? "\u2212" : "") + parts[0] + "\u00A0×\u00A010^" + exponent;
    }

    private static String grouped(String digits, boolean negative) {
        StringBuilder text = new StringBuilder(negative ? "\u2212" : "");
        for (int i = 0; i < digits.length(); i++) {
            if (i > 0 && digits.length() > 4 && (digits.length() - i) % 3 == 0) {
                text.append(NARROW);
            }
            text.append(digits.charAt(i));
        }
        return text.toString();
    }
}
