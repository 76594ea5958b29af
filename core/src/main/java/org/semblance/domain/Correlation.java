package org.semblance.domain;

import java.util.stream.IntStream;
import org.semblance.data.Numbers;

/**
 * Pearson's correlation of two columns over the rows that have both values.
 *
 * @param rows how many have both
 * @param coefficient from −1 to 1; NaN where a column does not vary there
 */
public record Correlation(int rows, double coefficient) {

    public static Correlation of(Numbers one, Numbers other) {
        int[] both = IntStream.range(0, one.size())
                .filter(row -> !one.missing(row) && !other.missing(row))
                .toArray();
        Moments first = Moments.of(one.rows(both));
        Moments second = Moments.of(other.rows(both));
        if (first.deviation() == 0 || second.deviation() == 0) {
            return new Correlation(both.length, Double.NaN);
        }
        double sum = 0;
        for (int row : both) {
            sum += (one.at(row) - first.mean())
                    / first.deviation()
                    * ((other.at(row) - second.mean()) / second.deviation());
        }
        return new Correlation(both.length, Math.max(-1, Math.min(1, sum / (both.length - 1))));
    }
}
