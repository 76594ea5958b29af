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

    private NumberNoise(String name, Numeric domain, Moments moments) {
        this.name = name;
        this.domain = domain;
        this.moments = moments;
    }

    static NumberNoise of(Attribute attribute, Dataset data) {
        return new NumberNoise(
                attribute.name(),
                (Numeric) attribute.domain(),
                Moments.of((Numbers) data.table().column(attribute.name())));
    }

    double deviation() {
        return moments.deviation();
    }

    /** What a report may tell. */
    Learnt.Spread spread() {
        double variance = moments.deviation() * moments.deviation();
        return new Learnt.Spread(name, "", 0, "", 0, variance, variance);
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
            sum += (one.at(row) - first.mean()) / first.deviation() * ((other.at(row) - second.mean()) / second.deviation());
        }
        return Math.max(-1, Math.min(1, sum / (both.length - 1)));
    }
}
