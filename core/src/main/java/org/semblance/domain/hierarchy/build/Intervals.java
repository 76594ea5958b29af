package org.semblance.domain.hierarchy.build;

import java.math.BigDecimal;
import java.math.BigInteger;
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
import org.semblance.domain.hierarchy.Hierarchy;

/**
 * Numbers in intervals, each level made of the intervals of the level below: {@code 20-29} where all are whole, otherwise
 * {@code [20, 30[}.
 */
public final class Intervals {

    /** So many intervals there are on the last level below the root, or a few more. */
    private static final int LAST = 3;

    private static final BigDecimal TWO = BigDecimal.valueOf(2);

    private final List<String> texts;
    private final List<BigDecimal> numbers;
    private final boolean whole;

    private Intervals(List<String> texts, List<BigDecimal> numbers) {
        this.texts = texts;
        this.numbers = numbers;
        this.whole = numbers.stream().allMatch(Intervals::isWhole);
    }

    /** The numbers that texts are, by value; a comma may be the decimal sign. */
    public static Intervals of(List<String> texts) {
        List<String> inOrder = texts.stream()
                .sorted(Comparator.comparing(Intervals::number).thenComparing(Comparator.naturalOrder()))
                .toList();
        return new Intervals(inOrder, inOrder.stream().map(Intervals::number).toList());
    }

    private static BigDecimal number(String text) {
        return new BigDecimal(text.strip().replace(',', '.'));
    }

    private static boolean isWhole(BigDecimal number) {
        return number.signum() == 0 || number.stripTrailingZeros().scale() <= 0;
    }

    /**
     * Intervals of one width, a round number, that doubles from level to level.
     *
     * @param levels how many levels above the values are wished for, the root included
     */
    public Hierarchy equalWidth(String name, int levels) {
        BigDecimal span = last().subtract(first());
        int inner = refuseNone(levels) - 1;
        Steps steps = new Steps(texts);
        if (inner > 0 && span.signum() > 0) {
            BigDecimal width =
                    round(span.divide(TWO.pow(inner - 1).multiply(BigDecimal.valueOf(LAST)), MathContext.DECIMAL64));
            // a width of which each interval holds one value brings nothing together: the next one takes its place
            for (int tries = 0; steps.size() < inner && tries < inner + 2; tries++) {
                BigDecimal at = width;
                steps.add(numbers.stream()
                        .map(number -> {
                            BigDecimal from =
                                    number.divide(at, 0, RoundingMode.FLOOR).multiply(at);
                            return label(from, from.add(at));
                        })
                        .toList());
                width = width.multiply(TWO);
            }
        }
        return steps.hierarchy(name);
    }

    /** The nearest of 1, 2 and 5 with noughts behind it or in front of it; for whole numbers none below 1. */
    private BigDecimal round(BigDecimal wished) {
        BigDecimal best = BigDecimal.ONE;
        double least = Double.POSITIVE_INFINITY;
        int power = wished.precision() - wished.scale() - 1;
        for (int exponent = whole ? Math.max(0, power) : power; exponent <= Math.max(0, power + 1); exponent++) {
            for (int digit : new int[] {1, 2, 5}) {
                BigDecimal candidate = new BigDecimal(BigInteger.valueOf(digit), -exponent);
                double off = Math.abs(Math.log(candidate.doubleValue() / wished.doubleValue()));
                if (off < least) {
                    least = off;
                    best = candidate;
                }
            }
        }
        return best;
    }

    /**
     * Intervals that hold about as many rows each, at least so many; two neighbours become one on the next level. The
     * outermost are open, so that no label tells the least or the greatest value.
     *
     * @param given the texts
     * @param counts how many rows hold each
     * @param atLeast how many rows every interval holds, if there are as many
     */
    public Hierarchy equalFrequency(String name, int levels, List<String> given, int[] counts, int atLeast) {
        int inner = refuseNone(levels) - 1;
        Map<String, Integer> rowsOf = new HashMap<>();
        long rows = 0;
        for (int i = 0; i < counts.length; i++) {
            rowsOf.put(given.get(i), counts[i]);
            rows += counts[i];
        }
        long wished = Math.max(1, (long) LAST << Math.max(0, inner - 1));
        long share = Math.max(atLeast, (rows + wished - 1) / wished);
        List<BigDecimal> cuts = new ArrayList<>();
        long open = 0;
        long left = rows;
        for (int i = 0; i < texts.size(); i++) {
            boolean same = i > 0 && numbers.get(i).compareTo(numbers.get(i - 1)) == 0;
            if (open >= share && left >= Math.max(1, atLeast) && !same) {
                cuts.add(numbers.get(i));
                open = 0;
            }
            int count = rowsOf.getOrDefault(texts.get(i), 0);
            open += count;
            left -= count;
        }
        return open(name, inner, cuts);
    }

    /** Intervals between given cuts; two neighbours become one on the next level. */
    public Hierarchy between(String name, int levels, List<String> cuts) {
        TreeSet<BigDecimal> inOrder = new TreeSet<>();
        for (String cut : cuts) {
            inOrder.add(cut(cut));
        }
        return open(name, refuseNone(levels) - 1, List.copyOf(inOrder));
    }

    private static BigDecimal cut(String text) {
        if (!text.strip().matches("[+-]?([0-9]{1,18}\\.?[0-9]{0,12}|\\.[0-9]{1,12})")) {
            throw Problem.recipe(
                    "E_CUTS",
                    "'" + text + "' is no number where a cut is expected",
                    "give equal-width, equal-frequency, or numbers with commas between: 18,30,45,65");
        }
        return new BigDecimal(text.strip());
    }

    private Hierarchy open(String name, int inner, List<BigDecimal> first) {
        Steps steps = new Steps(texts);
        List<BigDecimal> cuts = first;
        while (steps.size() < inner && !cuts.isEmpty()) {
            List<BigDecimal> now = cuts;
            steps.add(numbers.stream().map(number -> among(number, now)).toList());
            // every second cut stays; with an odd number of intervals the last three become one
            cuts = IntStream.range(0, now.size())
                    .filter(i -> i % 2 == 1 && i < now.size() - (now.size() % 2 == 0 ? 1 : 0))
                    .mapToObj(now::get)
                    .toList();
        }
        return steps.hierarchy(name);
    }

    private String among(BigDecimal number, List<BigDecimal> cuts) {
        BigDecimal from = null;
        for (BigDecimal cut : cuts) {
            if (number.compareTo(cut) < 0) {
                return label(from, cut);
            }
            from = cut;
        }
        return label(from, null);
    }

    private String label(@Nullable BigDecimal from, @Nullable BigDecimal to) {
        if (from == null) {
            return to == null ? Hierarchy.ANYTHING : "<" + plain(to);
        }
        if (to == null) {
            return ">=" + plain(from);
        }
        if (!whole || from.signum() < 0 || !isWhole(from) || !isWhole(to)) {
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

    private static int refuseNone(int levels) {
        if (levels < 1) {
            throw Problem.recipe(
                    "E_LEVELS",
                    levels + " levels are no hierarchy",
                    "ask for 1 or more; 1 is the root alone, right above the values");
        }
        return levels;
    }
}
