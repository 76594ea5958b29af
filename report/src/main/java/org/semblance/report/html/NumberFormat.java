package org.semblance.report.html;

import java.util.Locale;
import org.semblance.data.Decimal;
import org.semblance.release.figures.MinimumCount;

/** Numbers for people: the same in every locale, with narrow spaces between thousands from 10 000 on. */
public final class NumberFormat {

    private static final char NARROW = '\u202F';

    private NumberFormat() {}

    public static String count(long count) {
        return grouped(Long.toString(Math.abs(count)), count < 0);
    }

    /** A count with what was counted. */
    public static String count(long count, String one, String many) {
        return count(count) + "\u00A0" + (count == 1 ? one : many);
    }

    /** A count of original rows, which is not told where there are a few only. */
    public static String fewest(long count, int least) {
        MinimumCount fewest = new MinimumCount(least);
        return fewest.tells(count) ? count(count) : fewest.text(count);
    }

    /** A change, always with its sign. */
    public static String change(long change) {
        return change > 0 ? "+" + count(change) : count(change);
    }

    /** Two decimals; what would wrongly look like nothing, or like everything, is said in words. */
    public static String percentage(double value) {
        if (value > 0 && value < 0.005) {
            return "under 0.01" + NARROW + "%";
        }
        if (value > 99.995 && value < 100) {
            return "over 99.99" + NARROW + "%";
        }
        return Double.isFinite(value) ? decimals(value, 2) + NARROW + "%" : decimal(value);
    }

    /** A bare number: two decimals, more for small ones, powers of ten for the very large and small. */
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

    /** What a judge found, already rounded: four digits are few enough to be shown as they are. */
    public static String found(double shown) {
        return shown == Math.rint(shown) ? decimal(shown) : parameter(shown);
    }

    public static String withUnit(double value, String unit) {
        if (unit.equals("%")) {
            return percentage(value);
        }
        return unit.isEmpty() ? decimal(value) : decimal(value) + "\u00A0" + unit;
    }

    /** How long something took: seconds, minutes from one on, hours from one on. */
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

    /** A parameter as a recipe would write it. */
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

    /** Four digits that count, without zeros at the end. */
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
