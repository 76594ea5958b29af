package org.semblance.method.noise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Chance;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Numbers;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Correlation;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.statistics.ConceptCounts;
import org.semblance.domain.taxonomy.statistics.DistanceMoments;
import org.semblance.method.Displacements;
import org.semblance.method.Masked;

class CorrelatedSemanticNoiseTest {

    private final Random random = new Random(31);
    private final List<String> warned = new ArrayList<>();
    private final Watcher watcher = new Watcher() {
        @Override
        public void progress(String stage, long done, long total) {}

        @Override
        public void warn(Warning warning) {
            warned.add(warning.code());
        }
    };

    private Masked mask(Learner noise, Dataset data) {
        return noise.mask(data, Chance.seeded(5), watcher);
    }

    private static double correlation(Masked masked, Dataset data, String one, String other) {
        List<ConceptCounts> counts = List.of(one, other).stream()
                .map(name -> ConceptCounts.of((Words) masked.table().column(name), (Concepts) data.attributes().stream()
                        .filter(attribute -> attribute.name().equals(name))
                        .findFirst()
                        .orElseThrow()
                        .domain()))
                .toList();
        return DistanceMoments.of(counts, NoiseTables.concepts().comparison(), Watcher.SILENT)
                .correlation(0, 1);
    }

    @Test
    void keepsWhatAttributesTellOfEachOtherBetterThanNoiseApart() {
        Words a = NoiseTables.leaves("a", 3000, random);
        Dataset data = NoiseTables.masked(a, NoiseTables.like("b", a, random));
        for (double alpha : new double[] {0.2, 0.5}) {
            double together = correlation(mask(new CorrelatedSemanticNoise(alpha), data), data, "a", "b");
            double apart = correlation(mask(new SemanticNoise(alpha), data), data, "a", "b");
            assertThat(together).isGreaterThan(apart + 0.05);
        }
        assertThat(warned).isEmpty();
    }

    @Test
    void threeAttributesShareOneMatrixAndLeanOnTheirClosest() {
        Words a = NoiseTables.leaves("a", 3000, random);
        Dataset data = NoiseTables.masked(a, NoiseTables.leaves("c", 3000, random), NoiseTables.like("b", a, random));
        Masked masked = mask(new CorrelatedSemanticNoise(0.4), data);
        assertThat(correlation(masked, data, "a", "b")).isGreaterThan(correlation(masked, data, "a", "c") + 0.3);
        assertThat(((Displacements) masked.trace()).learnt().pairs())
                .extracting(pair -> pair.one() + pair.other())
                .containsExactly("ac", "ab", "cb");
    }

    @Test
    void numbersVaryTogetherAsTheyDid() {
        int size = 30_000;
        double[] x = random.doubles(size).toArray();
        Numbers first = Numbers.of("x", x);
        Numbers second = Numbers.of(
                "y",
                IntStream.range(0, size)
                        .mapToDouble(row -> 100 * x[row] + 20 * random.nextGaussian())
                        .toArray());
        Dataset data = NoiseTables.masked(first, second);
        double before = Correlation.of(first, second).coefficient();
        Masked together = mask(new CorrelatedSemanticNoise(0.5), data);
        Masked apart = mask(new SemanticNoise(0.5), data);
        assertThat(correlation(together)).isCloseTo(before, within(0.01));
        // independent noise divides a correlation by 1 + α
        assertThat(correlation(apart)).isCloseTo(before / 1.5, within(0.02));
    }

    private static double correlation(Masked masked) {
        return Correlation.of((Numbers) masked.table().column("x"), (Numbers)
                        masked.table().column("y"))
                .coefficient();
    }

    @Test
    void aMixedTableIsMaskedInOneGo() {
        Words a = NoiseTables.leaves("a", 400, random);
        Dataset data = NoiseTables.masked(
                a,
                Numbers.of("x", random.doubles(400).toArray()),
                NoiseTables.like("b", a, random),
                Numbers.of("y", random.doubles(400).toArray()));
        Displacements moved =
                (Displacements) mask(new CorrelatedSemanticNoise(0.3), data).trace();
        assertThat(moved.attributes()).allSatisfy(shift -> {
            assertThat(shift.values()).isEqualTo(400);
            assertThat(shift.actual()).isPositive();
        });
        assertThat(moved.learnt().pairs())
                .extracting(pair -> pair.one() + pair.other())
                .containsExactly("ab", "xy");
    }

    @Test
    void twoIdenticalAttributesAreMaskedWithAWord() {
        Words a = NoiseTables.leaves("a", 300, random);
        Words twin = Words.of("b", IntStream.range(0, 300).mapToObj(a::text).toArray(String[]::new));
        Masked masked = mask(new CorrelatedSemanticNoise(0.3), NoiseTables.masked(a, twin));
        assertThat(warned).containsExactly("W_SINGULAR");
        Displacements moved = (Displacements) masked.trace();
        assertThat(moved.attributes().get(0).target())
                .isCloseTo(moved.attributes().get(1).target(), within(1e-12));
    }

    @Test
    void refusesAttributesOfDifferentTaxonomiesOrBounds() {
        Words a = NoiseTables.leaves("a", 60, random);
        Dataset data = NoiseTables.masked(a, NoiseTables.like("b", a, random));
        Dataset others =
                NoiseTables.with(data, "b", NoiseTables.concepts(NoiseTables.tree("others"), OptionalInt.empty()));
        refused(others, "E_TAXONOMY");
        Dataset bound = NoiseTables.with(data, "b", NoiseTables.concepts(NoiseTables.TREE, OptionalInt.of(0)));
        refused(bound, "E_TAXONOMY");
    }

    @Test
    void refusesWhatHasNothingToVaryTogetherWith() {
        refused(NoiseTables.masked(NoiseTables.leaves("a", 60, random)), "E_QI");
        refused(
                NoiseTables.masked(
                        NoiseTables.leaves("a", 60, random),
                        Numbers.of("x", random.doubles(60).toArray())),
                "E_QI");
        refused(NoiseTables.masked(Numbers.of("x", random.doubles(60).toArray())), "E_QI");
    }

    @Test
    void refusesTooFewRowsToLearnFrom() {
        Words a = NoiseTables.leaves("a", 49, random);
        refused(NoiseTables.masked(a, NoiseTables.like("b", a, random)), "E_FEW_ROWS");
        refused(
                NoiseTables.masked(
                        Numbers.of("x", random.doubles(49).toArray()),
                        Numbers.of("y", random.doubles(49).toArray())),
                "E_FEW_ROWS");
        Words enough = NoiseTables.leaves("a", 50, random);
        mask(new CorrelatedSemanticNoise(0.2), NoiseTables.masked(enough, NoiseTables.like("b", enough, random)));
        // 1000 rows, but no more than 40 of them with both numbers
        double[] first = random.doubles(1000).toArray();
        double[] second = random.doubles(1000).toArray();
        Arrays.fill(first, 0, 480, Double.NaN);
        Arrays.fill(second, 520, 1000, Double.NaN);
        refused(NoiseTables.masked(Numbers.of("x", first), Numbers.of("y", second)), "E_FEW_ROWS");
    }

    @Test
    void needsMoreRowsThanAttributesAndOne() {
        assertThat(JointRows.fewest(2)).isEqualTo(50);
        assertThat(JointRows.fewest(48)).isEqualTo(50);
        assertThat(JointRows.fewest(70)).isEqualTo(72);
    }

    /** Below the minimum, more than one table of twenty shows a correlation above 0.3 that is nothing but chance. */
    @Test
    void theMinimumIsWhereChanceSeldomLooksLikeAssociation() {
        assertThat(chance(30)).isGreaterThan(0.07);
        assertThat(chance(50)).isLessThan(0.05);
    }

    /** The share of pairs of independent numbers that correlate by more than 0.3, computed by definition. */
    private double chance(int rows) {
        int tables = 4000;
        int many = 0;
        for (int table = 0; table < tables; table++) {
            double x = 0;
            double y = 0;
            double xx = 0;
            double yy = 0;
            double xy = 0;
            for (int row = 0; row < rows; row++) {
                double one = random.nextGaussian();
                double other = random.nextGaussian();
                x += one;
                y += other;
                xx += one * one;
                yy += other * other;
                xy += one * other;
            }
            double correlation = (rows * xy - x * y) / Math.sqrt((rows * xx - x * x) * (rows * yy - y * y));
            many += Math.abs(correlation) > 0.3 ? 1 : 0;
        }
        return many / (double) tables;
    }

    private void refused(Dataset data, String code) {
        assertThatThrownBy(() -> mask(new CorrelatedSemanticNoise(0.2), data))
                .isInstanceOf(Problem.class)
                .satisfies(thrown -> assertThat(((Problem) thrown).code()).isEqualTo(code));
    }

    /** The partner that a sign is meant from is the original one, so that records can be masked in any order. */
    @Test
    void aRecordIsMaskedTheSameWithoutTheOthers() {
        Words a = NoiseTables.leaves("a", 200, random);
        Words b = NoiseTables.like("b", a, random);
        Dataset data = NoiseTables.masked(a, b);
        Masker masker = new CorrelatedSemanticNoise(0.3).learn(data, Chance.seeded(5), Watcher.SILENT);
        Masked whole = mask(new CorrelatedSemanticNoise(0.3), data);
        Chance.Draws draws = masker.draws(Chance.seeded(5));
        RecordCells cells = new RecordCells(2);
        for (int row = 199; row >= 0; row -= 7) {
            cells.clear();
            cells.concept(0, NoiseTables.TREE.concept(a.text(row)));
            cells.concept(1, NoiseTables.TREE.concept(b.text(row)));
            draws.at(row);
            masker.mask(cells, draws, new ShiftCounts(2));
            assertThat(NoiseTables.TREE.id(cells.concept(0)))
                    .isEqualTo(whole.table().column("a").text(row));
            assertThat(NoiseTables.TREE.id(cells.concept(1)))
                    .isEqualTo(whole.table().column("b").text(row));
        }
    }

    @Test
    void whereThePartnerIsMissingTheMeanTakesItsPlace() {
        Words a = NoiseTables.leaves("a", 300, random);
        Words b = NoiseTables.like("b", a, random);
        String[] gaps = IntStream.range(0, 300)
                .mapToObj(row -> row % 2 == 0 ? b.text(row) : null)
                .toArray(String[]::new);
        Dataset data = NoiseTables.masked(a, Words.of("b", gaps));
        Masked masked = mask(new CorrelatedSemanticNoise(0.3), data);
        for (Attribute attribute : data.with(Role.QUASI_IDENTIFIER)) {
            for (int row = 0; row < 300; row++) {
                assertThat(masked.table().column(attribute.name()).missing(row))
                        .isEqualTo(data.table().column(attribute.name()).missing(row));
            }
        }
        assertThat(((Displacements) masked.trace()).attributes().get(0).unchanged())
                .isZero();
    }
}
