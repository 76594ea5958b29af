package org.semblance.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.MathContext;
import org.junit.jupiter.api.Test;

class BinomialBoundsTest {

    private static final MathContext DIGITS = new MathContext(60);

    /** Nothing or everything happened: the bounds are roots of the error. */
    @Test
    void boundsOfNoneAndOfAllAreThoseInClosedForm() {
        assertThat(BinomialBounds.lower(0, 10, 0.025)).isZero();
        assertThat(BinomialBounds.upper(0, 10, 0.025)).isCloseTo(1 - Math.pow(0.025, 0.1), within(1e-12));
        assertThat(BinomialBounds.lower(10, 10, 0.025)).isCloseTo(Math.pow(0.025, 0.1), within(1e-12));
        assertThat(BinomialBounds.upper(10, 10, 0.025)).isEqualTo(1);
    }

    /** The sum of the binomial distribution itself, in long decimals. */
    @Test
    void theChanceAtABoundIsTheError() {
        Trials.of(60, random -> {
            int trials = 1 + random.nextInt(400);
            int hits = 1 + random.nextInt(trials);
            double error = Math.pow(10, -1 - random.nextInt(10));
            assertChance(hits, trials, BinomialBounds.lower(hits, trials, error), error);
            assertChance(hits, trials, 1 - BinomialBounds.upper(trials - hits, trials, error), error);
        });
    }

    /** A bound is known to a last digit of 1. One more digit changes the chance by up to this share of it. */
    private static void assertChance(int hits, int trials, double bound, double error) {
        double digit = Math.ulp(1.0) * (hits / bound + (trials - hits) / (1 - bound));
        assertThat(orMore(hits, trials, bound) / error).isCloseTo(1, offset(1e-5 + 2 * digit));
    }

    private static double orMore(int hits, int trials, double probability) {
        BigDecimal p = new BigDecimal(probability);
        BigDecimal q = BigDecimal.ONE.subtract(p);
        BigDecimal chance = BigDecimal.ZERO;
        BigDecimal ways = BigDecimal.ONE;
        for (int k = 0; k <= trials; k++) {
            if (k >= hits) {
                chance = chance.add(
                        ways.multiply(p.pow(k, DIGITS), DIGITS).multiply(q.pow(trials - k, DIGITS), DIGITS), DIGITS);
            }
            ways = ways.multiply(BigDecimal.valueOf(trials - k), DIGITS).divide(BigDecimal.valueOf(k + 1), DIGITS);
        }
        return chance.doubleValue();
    }

    /** Far out, the bound is about z standard deviations away: 5.99781 for an error of 10⁻⁹. */
    @Test
    void manyTrialsComeNearTheNormalDistribution() {
        long trials = 10_000_000;
        double deviation = Math.sqrt(0.25 / trials);
        assertThat((0.5 - BinomialBounds.lower(trials / 2, trials, 1e-9)) / deviation)
                .isCloseTo(5.9978, within(0.01));
    }
}
