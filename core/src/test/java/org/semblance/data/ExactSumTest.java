package org.semblance.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.semblance.testkit.Trials;

class ExactSumTest {

    /** Numbers that cancel, differ by three hundred orders of magnitude, or lie half-way between two doubles. */
    private static double adversarial(Random random, List<Double> before) {
        return switch (random.nextInt(6)) {
            case 0 -> before.isEmpty() ? 1 : -before.get(random.nextInt(before.size()));
            case 1 -> Math.scalb(random.nextDouble() - 0.5, random.nextInt(1800) - 900);
            case 2 -> Math.scalb(1.0, random.nextInt(120) - 60) * (random.nextBoolean() ? 1 : -1);
            case 3 -> 1 + Math.ulp(1.0) * random.nextInt(3);
            case 4 -> -Math.ulp(1.0) / 2;
            default -> random.nextInt(1000) / 10.0;
        };
    }

    @Test
    void isTheDoubleNearestToTheTrueSumInAnyOrder() {
        Trials.of(5000, random -> {
            List<Double> terms = new ArrayList<>();
            BigDecimal exact = BigDecimal.ZERO;
            for (int i = random.nextInt(30); i >= 0; i--) {
                double term = adversarial(random, terms);
                terms.add(term);
                exact = exact.add(new BigDecimal(term));
            }
            assertThat(sum(terms).value()).isEqualTo(exact.doubleValue());
            Collections.shuffle(terms, random);
            assertThat(sum(terms).value()).isEqualTo(exact.doubleValue());
        });
    }

    @Test
    void aTermAddedManyTimesAtOnceIsTheTermThatManyTimes() {
        Trials.of(5000, random -> {
            List<Double> before = new ArrayList<>();
            ExactSum sum = new ExactSum();
            BigDecimal exact = BigDecimal.ZERO;
            for (int i = random.nextInt(20); i >= 0; i--) {
                double term = adversarial(random, before);
                before.add(term);
                int times = random.nextInt(3) == 0 ? 1 : 1 + random.nextInt(Integer.MAX_VALUE);
                sum.add(term, times);
                exact = exact.add(new BigDecimal(term).multiply(new BigDecimal(times)));
            }
            assertThat(sum.value()).isEqualTo(exact.doubleValue());
        });
    }

    @Test
    void aTermTakenOutAgainLeavesNoTrace() {
        Trials.of(3000, random -> {
            List<Double> staying = new ArrayList<>();
            List<Double> leaving = new ArrayList<>();
            ExactSum sum = new ExactSum();
            for (int i = random.nextInt(30); i >= 0; i--) {
                double term = adversarial(random, staying);
                (random.nextBoolean() ? staying : leaving).add(term);
                sum.add(term);
            }
            Collections.shuffle(leaving, random);
            leaving.forEach(term -> sum.add(-term));
            assertThat(Double.doubleToLongBits(sum.value()))
                    .isEqualTo(Double.doubleToLongBits(sum(staying).value()));
        });
    }

    @Test
    void isZeroAtFirstAndNeverNegativeZero() {
        ExactSum sum = new ExactSum();
        assertThat(Double.doubleToLongBits(sum.value())).isZero();
        sum.add(-0.0);
        assertThat(Double.doubleToLongBits(sum.value())).isZero();
    }

    @Test
    void theMeanOfEqualTermsIsThatTerm() {
        Trials.of(5000, random -> {
            double term = (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(20) - 10);
            int count = 1 + random.nextInt(50);
            ExactSum sum = new ExactSum();
            for (int i = 0; i < count; i++) {
                sum.add(term);
            }
            assertThat(sum.mean(count)).isEqualTo(term);
            assertThat(sum.mean(count)).as("asking changes nothing").isEqualTo(term);
        });
    }

    private static ExactSum sum(List<Double> terms) {
        ExactSum sum = new ExactSum();
        terms.forEach(sum::add);
        return sum;
    }
}
