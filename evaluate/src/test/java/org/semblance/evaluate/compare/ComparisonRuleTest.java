package org.semblance.evaluate.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.semblance.evaluate.compare.ComparisonRule.Option;
import org.semblance.testkit.Trials;

/** The front and the rule against their definitions, on random choices with many ties. */
class ComparisonRuleTest {

    private static final int TABLES = 3000;

    private static List<Option> options(Random random) {
        List<Option> options = new ArrayList<>();
        int count = random.nextInt(25);
        for (int i = 0; i < count; i++) {
            options.add(option(2 + random.nextInt(6), random.nextInt(5) > 0, random.nextInt(8), random.nextInt(8)));
        }
        return options;
    }

    private static Option option(int k, boolean holds, double loss, double risk) {
        return new Option(k, holds, loss, risk, OptionalDouble.empty());
    }

    private static Option attacked(double loss, double found) {
        return new Option(5, true, loss, 5, OptionalDouble.of(found));
    }

    private static boolean beats(Option one, Option other) {
        boolean noWorse = one.loss() <= other.loss() && one.risk() <= other.risk();
        boolean better = one.loss() < other.loss() || one.risk() < other.risk();
        return noWorse && (better || one.k() > other.k());
    }

    @Test
    void theFrontIsWhatNothingBeats() {
        long seed = Trials.seed();
        Random random = new Random(seed);
        for (int table = 0; table < TABLES; table++) {
            List<Option> options = options(random);
            List<Integer> expected = new ArrayList<>();
            for (int i = 0; i < options.size(); i++) {
                Option option = options.get(i);
                if (options.stream().noneMatch(other -> beats(other, option))) {
                    expected.add(i);
                }
            }
            List<Integer> front = ParetoFront.of(options);
            assertThat(front).as("seed " + seed).containsExactlyInAnyOrderElementsOf(expected);
            for (int i = 1; i < front.size(); i++) {
                assertThat(options.get(front.get(i)).loss())
                        .isGreaterThanOrEqualTo(options.get(front.get(i - 1)).loss());
            }
        }
    }

    /** Whether the rule prefers one to another, by its words. */
    private static boolean preferred(Option one, Option other, double tolerated) {
        boolean within = one.risk() <= tolerated;
        if (within != other.risk() <= tolerated) {
            return within;
        }
        double[] ours = within
                ? new double[] {one.loss(), -one.k(), one.risk()}
                : new double[] {one.risk(), one.loss(), -one.k()};
        double[] theirs = within
                ? new double[] {other.loss(), -other.k(), other.risk()}
                : new double[] {other.risk(), other.loss(), -other.k()};
        for (int i = 0; i < 3; i++) {
            if (ours[i] != theirs[i]) {
                return ours[i] < theirs[i];
            }
        }
        return false;
    }

    @Test
    void theRuleChoosesTheFirstThatNothingIsPreferredTo() {
        long seed = Trials.seed();
        Random random = new Random(seed);
        for (int table = 0; table < TABLES; table++) {
            List<Option> options = options(random);
            ComparisonRule rule = new ComparisonRule(random.nextInt(9) - 0.5, 2 + random.nextInt(5));
            Optional<Integer> expected = Optional.empty();
            int candidates = 0;
            int tolerable = 0;
            for (int i = 0; i < options.size(); i++) {
                Option option = options.get(i);
                if (option.holds() && option.k() >= rule.atLeast()) {
                    candidates++;
                    tolerable += option.risk() <= rule.tolerated() ? 1 : 0;
                    if (expected.isEmpty() || preferred(option, options.get(expected.get()), rule.tolerated())) {
                        expected = Optional.of(i);
                    }
                }
            }
            ComparisonRule.Result result = rule.choose(options);
            assertThat(result.chosen()).as("seed " + seed).isEqualTo(expected);
            assertThat(result.candidates()).isEqualTo(candidates);
            assertThat(result.tolerable()).isEqualTo(tolerable);
            assertThat(result.exposed()).isEmpty();
        }
    }

    @Test
    void neverRecommendsASmallerCrowdThanIsAskedForOrWhatWouldBeRefused() {
        List<Option> options = List.of(option(2, true, 1, 1), option(9, false, 1, 1), option(5, true, 50, 9));
        assertThat(new ComparisonRule(10, 5).choose(options).chosen()).contains(2);
        assertThat(new ComparisonRule(10, 6).choose(options).chosen()).isEmpty();
    }

    @Test
    void passesOverWhatDoesNotWithstandTheStrongerAttack() {
        ComparisonRule rule = new ComparisonRule(10, 2);
        assertThat(rule.choose(List.of(attacked(1, 13), option(5, true, 2, 5), option(5, true, 3, 5))))
                .satisfies(result -> {
                    assertThat(result.exposed()).containsExactly(0);
                    assertThat(result.next()).contains(1);
                });
        assertThat(rule.choose(List.of(attacked(1, 13), attacked(2, 12), attacked(3, 9), option(5, true, 4, 5))))
                .satisfies(result -> {
                    assertThat(result.chosen()).contains(2);
                    assertThat(result.exposed()).containsExactly(0, 1);
                    assertThat(result.next()).isEmpty();
                });
        assertThat(rule.choose(List.of(attacked(1, 13), attacked(2, 12), option(5, true, 4, 5)))
                        .chosen())
                .as("where none that was tried withstands, the best of them")
                .contains(1);
    }
}
