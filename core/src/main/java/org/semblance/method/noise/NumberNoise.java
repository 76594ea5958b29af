package org.semblance.method.noise;

import java.util.stream.IntStream;
import org.semblance.Chance;
import org.semblance.data.Decimal;
import org.semblance.data.Numbers;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Moments;
import org.semblance.domain.Numeric;
import org.semblance.method.Learnt;

/** Noise for numbers: added to them, with a variance in proportion to theirs. */
final class NumberNoise implements AttributeNoise {

    private final String name;
    private final Numeric domain;
    private final Moments moments;
    private final double closest;

    private NumberNoise(String name, Numeric domain, Moments moments, double closest) {
        this.name = name;
        this.domain = domain;
        this.moments = moments;
        this.closest = closest;
    }

    static NumberNoise of(Attribute attribute, Dataset data) {
        Numbers column = (Numbers) data.table().column(attribute.name());
        return new NumberNoise(attribute.name(), (Numeric) attribute.domain(), Moments.of(column), closest(column));
    }

    /** How far the two closest of the different numbers are apart. */
    private static double closest(Numbers column) {
        double[] sorted = IntStream.range(0, column.size())
                .mapToDouble(column::at)
                .filter(number -> !Double.isNaN(number))
                .sorted()
                .distinct()
                .toArray();
        double closest = Double.POSITIVE_INFINITY;
        for (int i = 1; i < sorted.length; i++) {
            closest = Math.min(closest, sorted[i] - sorted[i - 1]);
        }
        return closest;
    }

    /** Whether noise of this level seldom reaches from one number half the way to the next. */
    boolean recognisable(double alpha) {
        return moments.deviation() > 0 && closest > 2 * moments.deviation() * Math.sqrt(alpha);
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
        return domain.round() == null ? noisy : Decimal.round(noisy, domain.round());
    }
}
