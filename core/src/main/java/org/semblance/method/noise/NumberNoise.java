package org.semblance.method.noise;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.semblance.Chance;
import org.semblance.Problem;
import org.semblance.data.Decimal;
import org.semblance.data.Numbers;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Moments;
import org.semblance.domain.Numeric;
import org.semblance.method.Learnt;

/** Noise for numbers: added to them, with a variance in proportion to theirs. */
final class NumberNoise implements AttributeNoise {

    /** No column is shown with more decimals than this. */
    private static final int MOST_DECIMALS = 12;

    private final String name;
    private final int decimals;
    private final Moments moments;
    private final double[] gaps;

    private NumberNoise(String name, int decimals, Moments moments, double[] gaps) {
        this.name = name;
        this.decimals = decimals;
        this.moments = moments;
        this.gaps = gaps;
    }

    static NumberNoise of(Attribute attribute, Dataset data) {
        Numbers column = (Numbers) data.table().column(attribute.name());
        Moments moments = Moments.of(column);
        if (!(moments.deviation() > 0)) {
            throw Problem.data(
                    "E_CONSTANT",
                    "column '" + attribute.name() + "' "
                            + (moments.count() == 0 ? "holds no number at all" : "holds one number in all rows")
                            + ": it has no variance, and noise in proportion to none would leave it as it is",
                    "keep the column with the role other if it may be published, or leave it out as an identifier");
        }
        Integer round = ((Numeric) attribute.domain()).round();
        return new NumberNoise(attribute.name(), round == null ? decimals(column) : round, moments, gaps(column));
    }

    /** As many decimals as the column has, so that noise cannot be told from data by its digits. */
    private static int decimals(Numbers column) {
        int most = 0;
        for (int row = 0; row < column.size() && most < MOST_DECIMALS; row++) {
            String text = column.text(row);
            int point = text.indexOf('.');
            most = Math.max(most, point < 0 ? 0 : text.length() - point - 1);
        }
        return Math.min(most, MOST_DECIMALS);
    }

    /** How far the number of each row is from the next other one, the smallest first. */
    private static double[] gaps(Numbers column) {
        double[] sorted = IntStream.range(0, column.size())
                .mapToDouble(column::at)
                .filter(number -> !Double.isNaN(number))
                .sorted()
                .toArray();
        double[] gaps = new double[sorted.length];
        int start = 0;
        while (start < sorted.length) {
            int end = start;
            while (end < sorted.length && sorted[end] == sorted[start]) {
                end++;
            }
            double below = start == 0 ? Double.POSITIVE_INFINITY : sorted[start] - sorted[start - 1];
            double above = end == sorted.length ? Double.POSITIVE_INFINITY : sorted[end] - sorted[start];
            Arrays.fill(gaps, start, end, Math.min(below, above));
            start = end;
        }
        Arrays.sort(gaps);
        return gaps;
    }

    /** Whether noise of this level seldom reaches from one number half the way to the next, for half of the rows. */
    boolean recognisable(double alpha) {
        return gaps[gaps.length / 2] > 2 * moments.deviation() * Math.sqrt(alpha);
    }

    double deviation() {
        return moments.deviation();
    }

    /** Its noise is drawn in standard deviations. */
    @Override
    public double variance() {
        return 1;
    }

    @Override
    public boolean knows(int concept) {
        return false;
    }

    @Override
    public void move(int attribute, Cells cells, double noise, Chance.Draws draws, Shifts shifts) {
        double original = cells.number(attribute);
        if (!Double.isNaN(original)) {
            double added = noise * moments.deviation();
            double noisy = add(original, added);
            cells.number(attribute, noisy);
            shifts.add(attribute, added, Math.abs(noisy - original), Shifts.Found.AS_DRAWN);
        }
    }

    /** In the units of the column, whatever noise is drawn in. */
    @Override
    public Learnt.Spread spread(double scale) {
        return Learnt.Spread.ofNumbers(name, moments.deviation() * moments.deviation());
    }

    /** A number with noise, as it may be published. */
    private double add(double number, double noise) {
        double noisy = Math.max(-Double.MAX_VALUE, Math.min(Double.MAX_VALUE, number + noise));
        return Decimal.round(noisy, decimals);
    }
}
