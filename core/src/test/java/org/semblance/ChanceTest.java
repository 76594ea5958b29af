package org.semblance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.semblance.testkit.Trials;

class ChanceTest {

    private static final int MANY = 400_000;

    @Test
    void aRecordHasTheSameNumbersInWhateverOrderRecordsAreAskedFor() {
        Trials.of(200, random -> {
            int words = 1 + random.nextInt(9);
            Chance chance = Chance.seeded(random.nextLong());
            long[][] inOrder = new long[700][];
            Chance.Draws draws = chance.draws(words);
            for (int record = 0; record < inOrder.length; record++) {
                draws.at(record);
                inOrder[record] = numbers(draws, words);
            }
            Chance.Draws others = chance.draws(words);
            for (int i = 0; i < 60; i++) {
                int record = random.nextInt(inOrder.length);
                others.at(record);
                assertThat(numbers(others, words)).isEqualTo(inOrder[record]);
            }
        });
    }

    @Test
    void noTwoRecordsShareANumber() {
        Chance.Draws draws = Chance.seeded(7).draws(3);
        Set<Long> met = new HashSet<>();
        for (int record = 0; record < 50_000; record++) {
            draws.at(record);
            for (long number : numbers(draws, 3)) {
                assertThat(met.add(number)).isTrue();
            }
        }
    }

    private static long[] numbers(Chance.Draws draws, int words) {
        long[] numbers = new long[words];
        for (int i = 0; i < words; i++) {
            numbers[i] = draws.bits();
        }
        return numbers;
    }

    @Test
    void noDrawIsNothingOrAll() {
        assertThat(Chance.Draws.uniform(0)).isGreaterThan(0).isLessThan(1e-15);
        assertThat(Chance.Draws.uniform(-1L)).isLessThan(1).isGreaterThan(1 - 1e-15);
        assertThat(Chance.Draws.uniform(Long.MIN_VALUE)).isCloseTo(0.5, within(1e-15));
    }

    @Test
    void aRecordMayNotDrawTheNumbersOfTheNext() {
        Chance.Draws draws = Chance.seeded(1).draws(2);
        draws.at(5);
        draws.bits();
        draws.bits();
        assertThatThrownBy(draws::bits).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aSeedGivesTheSameNumbersAndNoSeedGivesOthers() {
        assertThat(first(Chance.seeded(3))).isEqualTo(first(Chance.seeded(3)));
        assertThat(first(Chance.seeded(3))).isNotEqualTo(first(Chance.seeded(4)));
        assertThat(first(Chance.secure())).isNotEqualTo(first(Chance.secure()));
    }

    @Test
    void purposesHaveNumbersOfTheirOwn() {
        Chance chance = Chance.seeded(3);
        assertThat(first(chance.of("one"))).isEqualTo(first(chance.of("one")));
        assertThat(first(chance.of("one"))).isNotEqualTo(first(chance.of("other")));
        assertThat(first(chance.of("one"))).isNotEqualTo(first(chance));
    }

    private static long first(Chance chance) {
        Chance.Draws draws = chance.draws(1);
        draws.at(0);
        return draws.bits();
    }

    /** Six standard errors of each moment. */
    @Test
    void normalAndLaplaceDrawsHaveMeanZeroAndVarianceOne() {
        long seed = Trials.seed();
        Chance.Draws draws = Chance.seeded(seed).draws(2);
        double[] normal = new double[MANY];
        double[] laplace = new double[MANY];
        for (int i = 0; i < MANY; i++) {
            draws.at(2L * i);
            normal[i] = draws.normal();
            draws.at(2L * i + 1);
            laplace[i] = draws.laplace();
        }
        double error = 6 / Math.sqrt(MANY);
        assertThat(moment(normal, 1)).as("seed %d", seed).isCloseTo(0, within(error));
        assertThat(moment(normal, 2)).as("seed %d", seed).isCloseTo(1, within(error * Math.sqrt(2)));
        assertThat(moment(normal, 4)).as("seed %d", seed).isCloseTo(3, within(error * Math.sqrt(96)));
        assertThat(moment(laplace, 1)).as("seed %d", seed).isCloseTo(0, within(error));
        assertThat(moment(laplace, 2)).as("seed %d", seed).isCloseTo(1, within(error * Math.sqrt(5)));
        assertThat(moment(laplace, 4)).as("seed %d", seed).isCloseTo(6, within(error * Math.sqrt(2520 - 36)));
    }

    private static double moment(double[] draws, int power) {
        return Arrays.stream(draws).map(draw -> Math.pow(draw, power)).average().orElseThrow();
    }

    @Test
    void wholeNumbersBelowABoundAreEquallyLikely() {
        long seed = Trials.seed();
        Chance.Draws draws = Chance.seeded(seed).draws(1);
        int[] counts = new int[7];
        for (int i = 0; i < MANY; i++) {
            draws.at(i);
            counts[draws.below(7)]++;
        }
        double expected = MANY / 7.0;
        double chiSquare = Arrays.stream(counts)
                .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                .sum();
        // exceeded by chance once in ten million times, at six degrees of freedom
        assertThat(chiSquare).as("seed %d", seed).isLessThan(43);
    }
}
