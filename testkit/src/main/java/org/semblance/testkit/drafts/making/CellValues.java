package org.semblance.testkit.drafts.making;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.StringJoiner;

/** Values that are about nobody in particular: categories, numbers, dates, texts. */
public final class CellValues {

    private static final int SECONDS_OF_A_DAY = 86_400;

    private CellValues() {}

    /** One of some values, such as {@code "yes=3|no"}, where "yes" is three times as frequent. */
    public static CellSource choice(String values) {
        String[] parts = values.split("\\|", -1);
        String[] texts = new String[parts.length];
        double[] upTo = new double[parts.length];
        double sum = 0;
        for (int i = 0; i < parts.length; i++) {
            int sign = parts[i].lastIndexOf('=');
            texts[i] = sign < 0 ? parts[i] : parts[i].substring(0, sign);
            sum += sign < 0 ? 1 : Double.parseDouble(parts[i].substring(sign + 1));
            upTo[i] = sum;
        }
        double whole = sum;
        return row -> {
            double draw = row.random().nextDouble() * whole;
            int i = 0;
            while (i < upTo.length - 1 && draw >= upTo[i]) {
                i++;
            }
            return texts[i];
        };
    }

    /** One of some values, the first of them most frequent. */
    public static CellSource skewed(String values) {
        List<String> list = List.of(values.split("\\|"));
        return row -> MadeUpPerson.frequent(row.random(), list);
    }

    /** The same value everywhere. */
    public static CellSource constant(String value) {
        return row -> value;
    }

    /** Whole numbers, equally frequent. */
    public static CellSource whole(int from, int to) {
        return row -> Integer.toString(from + row.random().nextInt(to - from + 1));
    }

    /** Normal numbers, written with a decimal point. */
    public static CellSource normal(double mean, double deviation, int decimals) {
        return row -> fixed(mean + deviation * row.random().nextGaussian(), decimals);
    }

    /** Positive numbers with a long tail. */
    public static CellSource tailed(double median, double sigma, int decimals) {
        return row -> fixed(median * Math.exp(sigma * row.random().nextGaussian()), decimals);
    }

    /** Counts of rare events. */
    public static CellSource count(double mean) {
        return row -> {
            double limit = Math.exp(-mean);
            double product = row.random().nextDouble();
            int count = 0;
            while (product > limit) {
                product *= row.random().nextDouble();
                count++;
            }
            return Integer.toString(count);
        };
    }

    private static String fixed(double value, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", value);
    }

    /** A decimal comma for a decimal point. */
    public static String comma(String number) {
        return number.replace('.', ',');
    }

    /** Thousands by a point and a decimal comma, as in 1.234,50. */
    public static String thousands(String number) {
        int point = number.indexOf('.');
        StringBuilder text = new StringBuilder(point < 0 ? number : number.substring(0, point));
        for (int i = text.length() - 3; i > 0; i -= 3) {
            text.insert(i, '.');
        }
        return point < 0 ? text.toString() : text + "," + number.substring(point + 1);
    }

    /** The number of the row or unit, such as "P%05d". */
    public static CellSource serial(String format) {
        return row -> String.format(Locale.ROOT, format, row.index() + 1);
    }

    /** How many rows belong to the unit of the row, such as persons to a household. */
    public static CellSource size(String unit) {
        return row -> Integer.toString(row.size(unit));
    }

    /** Random signs: # a digit, @ a capital letter, everything else as it is. */
    public static CellSource signs(String pattern) {
        return row -> signs(row.random(), pattern);
    }

    static String signs(Random random, String pattern) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < pattern.length(); i++) {
            switch (pattern.charAt(i)) {
                case '#' -> text.append(random.nextInt(10));
                case '@' -> text.append((char) ('A' + random.nextInt(26)));
                default -> text.append(pattern.charAt(i));
            }
        }
        return text.toString();
    }

    /** Days between two days, written as a pattern says. */
    public static CellSource date(String from, String to, String pattern) {
        DateTimeFormatter form = DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH);
        LocalDate first = LocalDate.parse(from);
        int days = (int) ChronoUnit.DAYS.between(first, LocalDate.parse(to)) + 1;
        return row -> form.format(first.plusDays(row.random().nextInt(days)));
    }

    /** Moments between two days, to the second. */
    public static CellSource moment(String from, String to, String pattern) {
        DateTimeFormatter form = DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH);
        LocalDate first = LocalDate.parse(from);
        int days = (int) ChronoUnit.DAYS.between(first, LocalDate.parse(to)) + 1;
        return row -> form.format(first.plusDays(row.random().nextInt(days))
                .atStartOfDay()
                .plusSeconds(row.random().nextInt(SECONDS_OF_A_DAY)));
    }

    /** Two to four of some sentences, in which # is a digit and %s somebody's surname. */
    public static CellSource sentences(String phrases) {
        List<String> list = List.of(phrases.split("\\|"));
        return row -> {
            StringJoiner text = new StringJoiner(" ");
            for (int left = 2 + row.random().nextInt(3); left > 0; left--) {
                text.add(signs(row.random(), list.get(row.random().nextInt(list.size())))
                        .replace("%s", row.person().last()));
            }
            return text.toString();
        };
    }
}
