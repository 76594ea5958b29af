package org.semblance.release.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.semblance.data.Rows;
import org.semblance.data.Words;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.ReleasedLevels;
import org.semblance.release.figures.Distribution.Bar;
import org.semblance.testkit.Trials;

/** Generalised values before and after, by labels that stand for k rows or more. */
class LabelBarsTest {

    private static final Hierarchy AGES = Hierarchy.of(
            "ages",
            List.of(
                    List.of("8", "0-9", "young", "*"),
                    List.of("21", "20-29", "grown", "*"),
                    List.of("25", "20-29", "grown", "*"),
                    List.of("30", "30-39", "grown", "*"),
                    List.of("ageless", "ageless", "ageless", "*")));

    private static ReleasedLevels released(List<String> before, List<String> after) {
        return ReleasedLevels.of(
                Words.of("age", before.toArray(new String[0])),
                Rows.all(before.size()),
                Words.of("age", after.toArray(new String[0])),
                AGES);
    }

    private static List<String> times(Object... counts) {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < counts.length; i += 2) {
            texts.addAll(Collections.nCopies((Integer) counts[i + 1], (String) counts[i]));
        }
        return texts;
    }

    /** A label above others, which no original row counts under. */
    private static Bar coarse(String label, int rows, Map<String, Double> covers) {
        return new Bar(label, 0, rows, Distribution.ShownCounts.BOTH, Optional.empty(), covers);
    }

    @Test
    void coarserLabelsAreSpreadOverTheLabelsBelowThemAsIfTheirValuesWereEquallyFrequent() {
        ReleasedLevels released =
                released(times("30", 4, "25", 2, "21", 2, "8", 2), times("30-39", 2, "grown", 6, "*", 2));
        Distribution distribution = Distribution.ofLabels(released, 2);

        assertThat(distribution.fine()).extracting(Bar::label).containsExactly("0-9", "20-29", "30-39");
        // of the three values of grown, two are below 20-29; of the four below the root, one is below 0-9
        assertThat(distribution.fine())
                .extracting(distribution::spread)
                .containsExactly(2 / 4.0, 6 * 2 / 3.0 + 2 * 2 / 4.0, 6 / 3.0 + 2 / 4.0);
    }

    @Test
    void noRowIsLostOrDrawnTwiceWhereLabelsAreSpread() {
        Trials.of(300, random -> {
            int k = 1 + random.nextInt(4);
            List<String> before = new ArrayList<>();
            List<String> after = new ArrayList<>();
            for (int row = 0; row < 5 + random.nextInt(60); row++) {
                List<String> path = AGES.rows().get(random.nextInt(AGES.leaves()));
                before.add(path.get(0));
                after.add(path.get(random.nextInt(path.size())));
            }
            Distribution distribution = Distribution.ofLabels(released(before, after), k);
            double drawn = distribution.fine().stream()
                    .mapToDouble(bar -> bar.after() + distribution.spread(bar))
                    .sum();
            int told = distribution.bars().stream().mapToInt(Bar::after).sum();
            int aside = distribution.bars().stream()
                    .filter(bar -> bar.covers().containsKey("other values"))
                    .mapToInt(Bar::after)
                    .sum();
            assertThat(drawn).isLessThanOrEqualTo(told + 1e-9);
            if (aside == 0) {
                assertThat(drawn).isCloseTo(told, within(1e-9));
            }
        });
    }

    @Test
    void showsTheLabelsOfTheReleaseInTheOrderOfTheHierarchy() {
        ReleasedLevels released =
                released(times("30", 5, "25", 3, "21", 2, "8", 3), times("30-39", 5, "20-29", 5, "*", 3));
        assertThat(Distribution.ofLabels(released, 3).bars())
                .containsExactly(
                        new Bar("0-9", 3, 0),
                        new Bar("20-29", 3, 5),
                        new Bar("30-39", 3, 5),
                        coarse("* (suppressed)", 3, Map.of("0-9", 0.25, "20-29", 0.5, "30-39", 0.25)));
    }

    @Test
    void whatFewerThanKRowsHeldIsNotNamed() {
        ReleasedLevels released =
                released(times("30", 6, "25", 3, "21", 1, "8", 2), times("30-39", 6, "20-29", 3, "*", 3));
        assertThat(Distribution.ofLabels(released, 3).bars())
                .containsExactly(
                        new Bar("30-39", 6, 6),
                        coarse("* (suppressed)", 3, Map.of("30-39", 0.25, "other values", 0.75)),
                        new Bar("other values", 6, 3));
    }

    @Test
    void coarserLabelsHaveBarsOfTheirOwn() {
        ReleasedLevels released =
                released(times("30", 4, "25", 2, "21", 2), times("30-39", 2, "grown", 2, "20-29", 2, "grown", 2));
        assertThat(Distribution.ofLabels(released, 2).bars())
                .containsExactly(
                        new Bar("20-29", 4, 2),
                        new Bar("30-39", 4, 2),
                        coarse("grown", 4, Map.of("20-29", 2 / 3.0, "30-39", 1 / 3.0)));
    }

    @Test
    void whereOnlyTheRootIsShownTheLevelBelowTellsWhatIsLost() {
        ReleasedLevels released = released(times("30", 4, "8", 2), times("*", 6));
        assertThat(Distribution.ofLabels(released, 2).bars())
                .containsExactly(
                        new Bar("young", 2, 0),
                        new Bar("grown", 4, 0),
                        coarse("* (suppressed)", 6, Map.of("young", 0.25, "grown", 0.75)));
    }

    @Test
    void countsRowsByLevelAndARepeatedLabelAsTheValueItIs() {
        ReleasedLevels released = released(
                times("30", 3, "25", 1, "21", 2, "ageless", 2, null, 2),
                times("30-39", 2, "grown", 2, "21", 2, "ageless", 2, null, 1, "*", 1));
        LevelCounts counts = LevelCounts.of(released);
        // 30-39 stands for one value only, but it is not that value
        assertThat(counts.rows()).containsExactly(5, 2, 2, 1);
        assertThat(counts.nothingButRoot()).isFalse();
        assertThat(LevelCounts.of(released(times("30", 2), times("*", 2))).nothingButRoot())
                .isTrue();
    }

    @Test
    void everyRowIsCountedOnceAndNoFigureStandsForFewerThanK() {
        Trials.of(3000, random -> {
            int k = 2 + random.nextInt(6);
            int size = random.nextInt(60);
            List<String> before = new ArrayList<>();
            List<String> after = new ArrayList<>();
            for (int row = 0; row < size; row++) {
                one(random, before, after);
            }
            List<Bar> bars = Distribution.ofLabels(released(before, after), k).bars();
            if (size >= k) {
                assertThat(bars.stream().mapToInt(Bar::before).sum()).isBetween(size - bars.size() * (k - 1), size);
                assertThat(bars.stream().mapToInt(Bar::after).sum()).isEqualTo(size);
            }
            assertThat(bars).allSatisfy(bar -> {
                assertThat(bar.before() % k).isZero();
                assertThat(bar.after() == 0 || bar.after() >= k).isTrue();
            });
        });
    }

    private static void one(Random random, List<String> before, List<String> after) {
        if (random.nextInt(8) == 0) {
            before.add(null);
            after.add(random.nextBoolean() ? null : "*");
        } else {
            int leaf = Math.min(AGES.leaves() - 1, Integer.numberOfTrailingZeros(random.nextInt() | 1 << 20));
            before.add(AGES.label(0, leaf));
            after.add(AGES.label(random.nextInt(AGES.height() + 1), leaf));
        }
    }
}
