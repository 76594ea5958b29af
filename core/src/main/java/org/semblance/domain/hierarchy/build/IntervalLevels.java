package org.semblance.domain.hierarchy.build;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.hierarchy.Hierarchy;

/**
 * Builds hierarchies of numbers in intervals, each level by merging intervals of the level below: {@code 20-29} if all
 * numbers are whole and none is negative, otherwise {@code [20, 30[}.
 */
public final class IntervalLevels {

    /** The number of intervals on the last level below the root, or a few more. */
    private static final int LAST = 3;

    /** The largest number of levels: each level at least halves the intervals, so there cannot be more. */
    private static final int MOST = 40;

    private static final int DIGITS = 300;

    private static final BigDecimal TWO = BigDecimal.valueOf(2);

    private final List<String> texts;
    private final List<BigDecimal> numbers;
    private final boolean whole;

    private IntervalLevels(List<String> texts, List<BigDecimal> numbers) {
        this.texts = texts;
        this.numbers = numbers;
        this.whole = numbers.stream().allMatch(IntervalLevels::isWhole);
    }

    /** Reads the numbers in texts; a comma may be the decimal sign. */
    public static IntervalLevels of(List<String> texts) {
        List<String> inOrder = texts.stream()
                .sorted(Comparator.comparing(IntervalLevels::number).thenComparing(Comparator.naturalOrder()))
                .toList();
        return new IntervalLevels(
                inOrder, inOrder.stream().map(IntervalLevels::number).toList());
    }

    private static BigDecimal number(String text) {
        BigDecimal number = new BigDecimal(text.strip().replace(',', '.'));
        if (Math.abs((long) number.precision() - number.scale()) > DIGITS || Math.abs((long) number.scale()) > DIGITS) {
            throw Problem.data(
                    ProblemCode.E_NUMBER,
                    "a number with more than " + DIGITS + " digits before or after the decimal sign",
                    "correct it, or build by the first signs with ‹cuts prefix›");
        }
        return number;
    }

    private static boolean isWhole(BigDecimal number) {
        return number.signum() == 0 || number.stripTrailingZeros().scale() <= 0;
    }

    /**
     * Intervals of equal width that doubles from level to level, starting with a power of ten or five times one: 5, 10,
     * 20, 40. They begin at multiples of their width.
     *
     * @param levels the desired number of levels above the values, root included
     */
    public Hierarchy equalWidth(String name, int levels) {
        BigDecimal span = last().subtract(first());
        int inner = inner(levels);
        LevelLabels steps = new LevelLabels(texts);
        if (inner > 0 && span.signum() > 0) {
            BigDecimal width =
                    round(span.divide(TWO.pow(inner - 1).multiply(BigDecimal.valueOf(LAST)), MathContext.DECIMAL64));
            boolean ends = whole && first().signum() >= 0;
            // intervals with one value each merge nothing: the next width is used instead
            while (steps.size() < inner && width.compareTo(span.multiply(TWO)) <= 0) {
                BigDecimal at = width;
                steps.add(numbers.stream()
                        .map(number -> {
                            BigDecimal from =
                                    number.divide(at, 0, RoundingMode.FLOOR).multiply(at);
                            return label(from, from.add(at), ends);
                        })
                        .toList());
                width = width.multiply(TWO);
            }
        }
        return steps.hierarchy(name);
    }

    /**
     * The nearest power of ten or five times one, but at least five units of the last digit of the numbers; whole
     * numbers start with 5. Only if two such intervals do not fit, one unit of that digit.
     */
    private BigDecimal round(BigDecimal wished) {
        int decimals = numbers.stream()
                .mapToInt(number -> number.stripTrailingZeros().scale())
                .map(scale -> Math.max(0, scale))
                .max()
                .orElse(0);
        BigDecimal unit = BigDecimal.ONE.movePointLeft(decimals);
        BigDecimal five = unit.multiply(BigDecimal.valueOf(5));
        if (last().subtract(first()).add(unit).compareTo(five.multiply(TWO)) < 0) {
            return unit;
        }
        BigDecimal best = five;
        for (BigDecimal width = five; width.compareTo(wished.multiply(BigDecimal.TEN)) <= 0; width = next(width)) {
            if (off(width, wished) < off(best, wished)) {
                best = width;
            }
        }
        return best;
    }

    /** After 5 comes 10, then 50. */
    private static BigDecimal next(BigDecimal width) {
        return width.multiply(width.unscaledValue().toString().startsWith("5") ? TWO : BigDecimal.valueOf(5));
    }

    private static double off(BigDecimal width, BigDecimal wished) {
        return Math.abs(Math.log(width.doubleValue() / wished.doubleValue()));
    }

    /**
     * Intervals with about equal numbers of rows, at least {@code atLeast}; two neighbours merge on the next level. The
     * outermost are open, so that no label reveals the smallest or largest value. All boundaries lie between two
     * values, or at a value that at least {@code atLeast} rows have, so that no label reveals a rare value.
     *
     * @param given the texts
     * @param counts the number of rows of each
     * @param atLeast the minimum number of rows of an interval, if there are as many
     */
    public Hierarchy equalFrequency(String name, int levels, List<String> given, int[] counts, int atLeast) {
        int inner = inner(levels);
        Map<String, Integer> rowsOf = new HashMap<>();
        long rows = 0;
        for (int i = 0; i < counts.length; i++) {
            rowsOf.put(given.get(i), counts[i]);
            rows += counts[i];
        }
        Map<BigDecimal, Integer> held = new HashMap<>();
        for (int i = 0; i < texts.size(); i++) {
            held.merge(numbers.get(i).stripTrailingZeros(), rowsOf.getOrDefault(texts.get(i), 0), Integer::sum);
        }
        long wished = Math.max(1, (long) LAST << Math.max(0, inner - 1));
        long share = Math.max(atLeast, (rows + wished - 1) / wished);
        List<BigDecimal> cuts = new ArrayList<>();
        long open = 0;
        long left = rows;
        for (int i = 0; i < texts.size(); i++) {
            boolean same = i > 0 && numbers.get(i).compareTo(numbers.get(i - 1)) == 0;
            if (open >= share && left >= Math.max(1, atLeast) && !same) {
                BigDecimal between = between(numbers.get(i - 1), numbers.get(i));
                boolean frequent = held.getOrDefault(numbers.get(i).stripTrailingZeros(), 0) >= Math.max(2, atLeast);
                if (between != null || frequent) {
                    cuts.add(between == null ? numbers.get(i) : between);
                    open = 0;
                }
            }
            int count = rowsOf.getOrDefault(texts.get(i), 0);
            open += count;
            left -= count;
        }
        return open(name, inner, cuts);
    }

    /** The roundest number between two numbers, whole if all are whole; null if there is none. */
    private @Nullable BigDecimal between(BigDecimal low, BigDecimal high) {
        int most = high.abs().max(low.abs()).precision()
                - high.abs().max(low.abs()).scale();
        int least = whole ? 0 : -Math.max(low.scale(), high.scale()) - 1;
        for (int power = Math.max(most, least); power >= least; power--) {
            BigDecimal ten = BigDecimal.ONE.scaleByPowerOfTen(power);
            for (BigDecimal unit : List.of(ten.multiply(BigDecimal.valueOf(5)), ten)) {
                BigDecimal next = low.divide(unit, 0, RoundingMode.FLOOR)
                        .add(BigDecimal.ONE)
                        .multiply(unit);
                if (next.compareTo(high) < 0) {
                    return new BigDecimal(next.toPlainString());
                }
            }
        }
        return null;
    }

    /** Intervals between given boundaries; two neighbours merge on the next level. */
    public Hierarchy between(String name, int levels, List<String> cuts) {
        TreeSet<BigDecimal> inOrder = new TreeSet<>();
        for (String cut : cuts) {
            inOrder.add(cut(cut));
        }
        return open(name, inner(levels), List.copyOf(inOrder));
    }

    private static BigDecimal cut(String text) {
        if (!text.strip().matches("[+-]?([0-9]{1,18}\\.?[0-9]{0,12}|\\.[0-9]{1,12})")) {
            throw Problem.recipe(
                    ProblemCode.E_CUTS,
                    "'" + text + "' is no number where a cut is expected",
                    "give equal-width, equal-frequency, or numbers with commas between: 18,30,45,65");
        }
        return new BigDecimal(text.strip());
    }

    private Hierarchy open(String name, int inner, List<BigDecimal> first) {
        LevelLabels steps = new LevelLabels(texts);
        boolean ends = whole && first.stream().allMatch(cut -> cut.signum() >= 0 && isWhole(cut));
        List<BigDecimal> cuts = first;
        while (steps.size() < inner && !cuts.isEmpty()) {
            List<BigDecimal> now = cuts;
            steps.add(numbers.stream().map(number -> among(number, now, ends)).toList());
            // every second boundary stays; with an odd number of intervals the last three merge
            cuts = IntStream.range(0, now.size())
                    .filter(i -> i % 2 == 1 && i < now.size() - (now.size() % 2 == 0 ? 1 : 0))
                    .mapToObj(now::get)
                    .toList();
        }
        return steps.hierarchy(name);
    }

    private String among(BigDecimal number, List<BigDecimal> cuts, boolean ends) {
        BigDecimal from = null;
        for (BigDecimal cut : cuts) {
            if (number.compareTo(cut) < 0) {
                return label(from, cut, ends);
            }
            from = cut;
        }
        return label(from, null, ends);
    }

    /**
     * The label of an interval.
     *
     * @param ends whether the label names the first and last number inside, which are whole and not negative
     */
    private static String label(@Nullable BigDecimal from, @Nullable BigDecimal to, boolean ends) {
        if (from == null) {
            return to == null ? Hierarchy.ANYTHING : "<" + plain(to);
        }
        if (to == null) {
            return ">=" + plain(from);
        }
        if (!ends) {
            return "[" + plain(from) + ", " + plain(to) + "[";
        }
        BigDecimal until = to.subtract(BigDecimal.ONE);
        return until.compareTo(from) == 0 ? plain(from) : plain(from) + "-" + plain(until);
    }

    private static String plain(BigDecimal number) {
        return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }

    private BigDecimal first() {
        return numbers.get(0);
    }

    private BigDecimal last() {
        return numbers.get(numbers.size() - 1);
    }

    /** The desired number of levels between the values and the root, within the possible range. */
    private static int inner(int levels) {
        if (levels < 1) {
            throw Problem.recipe(
                    ProblemCode.E_LEVELS,
                    levels + " levels are no hierarchy",
                    "ask for 1 or more; 1 is the root alone, right above the values");
        }
        return Math.min(levels, MOST) - 1;
    }
}
