package org.semblance.method.noise;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.semblance.Chance;
import org.semblance.testkit.BinomialBounds;

class DiscreteLaplaceTest {

    private static final int DRAWS = 400_000;

    /** Seeds are fixed: what holds once holds always. */
    private static Map<Long, Long> frequencies(double rate, long seed) {
        Chance.Draws draws = Chance.seeded(seed).draws(Integer.MAX_VALUE);
        draws.at(0);
        DiscreteLaplace laplace = new DiscreteLaplace(rate, draws);
        Map<Long, Long> frequencies = new HashMap<>();
        for (int i = 0; i < DRAWS; i++) {
            frequencies.merge(laplace.next(), 1L, Long::sum);
        }
        return frequencies;
    }

    /** (1 − q) / (1 + q) · q^|y| with q = e^−rate: Ghosh, Roughgarden and Sundararajan, STOC 2009. */
    private static void agrees(double rate, Map<Long, Long> frequencies, int width) {
        double q = Math.exp(-rate);
        for (long y = -width; y <= width; y++) {
            long hits = frequencies.getOrDefault(y, 0L);
            double probability = (1 - q) / (1 + q) * Math.pow(q, Math.abs(y));
            assertThat(probability)
                    .as("%d at rate %s", y, rate)
                    .isBetween(BinomialBounds.lower(hits, DRAWS, 1e-6), BinomialBounds.upper(hits, DRAWS, 1e-6));
        }
    }

    @Test
    void drawsWithTheProbabilitiesOfTheTwoSidedGeometricDistribution() {
        agrees(0.25, frequencies(0.25, 1), 20);
        agrees(1, frequencies(1, 2), 8);
        agrees(3, frequencies(3, 3), 3);
    }

    @Test
    void aRateBelowATenThousandthIsDrawnToo() {
        double mean = frequencies(5e-6, 4).entrySet().stream()
                        .mapToDouble(entry -> Math.abs((double) entry.getKey()) * entry.getValue())
                        .sum()
                / DRAWS;
        // the mean of |y| is 1 / sinh(rate), about 200,000, with a standard error of about 316
        assertThat(mean).isBetween(198_000.0, 202_000.0);
    }
}
