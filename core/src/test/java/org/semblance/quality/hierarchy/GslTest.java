package org.semblance.quality.hierarchy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.groups.Tuple.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.domain.hierarchy.Hierarchy;

/** The definitions, with figures that can be worked out in the head. */
class GslTest {

    private static final double NONE = Double.NaN;

    private static final double[][] LOSSES = {{0.1, 0.3, NONE}, {NONE, NONE, NONE}, {0.4, 0.9, 0.8}};

    @Test
    void averagesStepsAndLevelsThatAreKnown() {
        GslScore score = Gsl.STANDARD.of(LOSSES);
        assertThat(score.height()).isEqualTo(3);
        assertThat(score.level(1)).isCloseTo(0.2, within(1e-15));
        assertThat(score.level(2)).isNaN();
        assertThat(score.level(3)).isCloseTo(0.7, within(1e-15));
        assertThat(score.whole()).isCloseTo(0.45, within(1e-15));
        assertThat(score.known()).isEqualTo(5.0 / 9);
        assertThat(score.transition(3, 1)).isEqualTo(0.9);
    }

    @Test
    void takesTheLargestAndWeighsLowLevelsMore() {
        GslScore score = new Gsl(Gsl.Aggregation.MAXIMUM, Gsl.Weights.LEVEL_BASED).of(LOSSES);
        assertThat(score.level(1)).isEqualTo(0.3);
        assertThat(score.level(3)).isEqualTo(0.9);
        // weights 3 and 1, of levels 1 and 3; that of level 2 is not known
        assertThat(score.whole()).isCloseTo((3 * 0.3 + 0.9) / 4, within(1e-15));
    }

    @Test
    void knowsNothingWhereNoStepIsKnown() {
        GslScore score = Gsl.STANDARD.of(new double[][] {{NONE}, {NONE}});
        assertThat(score.whole()).isNaN();
        assertThat(score.known()).isZero();
        assertThat(GslGrade.of(score.whole(), 1)).isEmpty();
    }

    @Test
    void countsHierarchiesByPreference() {
        assertThat(Gsl.ofSet(new double[] {0.2, 0.5}, new double[] {1, 2})).isCloseTo(0.6, within(1e-15));
        assertThatThrownBy(() -> Gsl.ofSet(new double[] {0.2}, new double[] {1, 2}))
                .isInstanceOf(Problem.class);
    }

    @Test
    void hasWordsForShares() {
        assertThat(GslGrade.of(0, 1)).contains(GslGrade.GOOD);
        assertThat(GslGrade.of(Math.nextDown(GslGrade.GOOD.below()), 1)).contains(GslGrade.GOOD);
        assertThat(GslGrade.of(GslGrade.GOOD.below(), 1)).contains(GslGrade.MODERATE);
        assertThat(GslGrade.of(GslGrade.MODERATE.below(), 1)).contains(GslGrade.POOR);
        assertThat(GslGrade.of(1, 4)).isEqualTo(GslGrade.of(0.25, 1));
        assertThat(GslGrade.MODERATE).hasToString("moderate");
    }

    @Test
    void findsWhereTheLossFalls() {
        Hierarchy hierarchy = Hierarchy.of(
                "h",
                List.of(
                        List.of("a", "ab", "abc", "*"),
                        List.of("b", "ab", "abc", "*"),
                        List.of("c", "c", "abc", "*"),
                        List.of("d", "d", "d", "*")));
        GslScore score = Gsl.STANDARD.of(new double[][] {
            {0.5, 0.2, NONE, 0.1},
            {0.3, 0.4, 0.2, 0.7},
            {0.9, 0.4, 0.1, 0.6}
        });
        assertThat(NonMonotoneStep.in(hierarchy, score))
                .extracting(
                        NonMonotoneStep::level, NonMonotoneStep::lower, NonMonotoneStep::upper, NonMonotoneStep::leaves)
                .containsExactly(
                        // a falls by 0.2 on the way from ab to abc; c and d by 0.1 each on that to the root
                        tuple(2, 0, 0, 1), tuple(3, 0, 0, 1), tuple(3, 1, 0, 1));
        assertThat(NonMonotoneStep.in(hierarchy, score).get(0).before()).isEqualTo(0.5);
        assertThat(NonMonotoneStep.in(hierarchy, score).get(0).after()).isEqualTo(0.3);
    }
}
