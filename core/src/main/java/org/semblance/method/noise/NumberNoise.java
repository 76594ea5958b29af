package org.semblance.method.noise;

import java.util.List;
import java.util.stream.IntStream;
import org.semblance.data.Decimal;
import org.semblance.data.Numbers;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Moments;
import org.semblance.domain.Numeric;
import org.semblance.method.Learnt;

/** Noise for numbers: added to them, with a variance in proportion to theirs. */
final class NumberNoise {

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

    /** What a report may tell. */
    Learnt.Spread spread() {
        return Learnt.Spread.ofNumbers(name, moments.deviation() * moments.deviation());
    }

    /** A number with noise, as it may be published. */
    double add(double number, double noise) {
        double noisy = Math.max(-Double.MAX_VALUE, Math.min(Double.MAX_VALUE, number + noise));
        return domain.round() == null ? noisy : Decimal.round(noisy, domain.round());
    }

    /** The correlations of columns, each over the rows that have both values. */
    static double[][] correlations(List<Numbers> columns) {
        double[][] correlations = new double[columns.size()][columns.size()];
        for (int i = 0; i < columns.size(); i++) {
            correlations[i][i] = 1;
            for (int j = i + 1; j < columns.size(); j++) {
                correlations[i][j] = correlation(columns.get(i), columns.get(j));
                correlations[j][i] = correlations[i][j];
            }
        }
        return correlations;
    }

    private static double correlation(Numbers one, Numbers other) {
        int[] both = IntStream.range(0, one.size())
                .filter(row -> !one.missing(row) && !other.missing(row))
                .toArray();
        Moments first = Moments.of(one.rows(both));
        Moments second = Moments.of(other.rows(both));
        if (first.deviation() == 0 || second.deviation() == 0) {
            return 0;
        }
        double sum = 0;
        for (int row : both) {
            sum += (one.at(row) - first.mean())
                    / first.deviation()
                    * ((other.at(row) - second.mean()) / second.deviation());
        }
        return Math.max(-1, Math.min(1, sum / (both.length - 1)));
    }
}
