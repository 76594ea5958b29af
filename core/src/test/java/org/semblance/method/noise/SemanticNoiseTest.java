package org.semblance.method.noise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.Chance;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.method.Displacements;
import org.semblance.method.Masked;

class SemanticNoiseTest {

    private final Random random = new Random(20);

    private static Masked mask(Learner noise, Dataset data) {
        return noise.mask(data, Chance.seeded(1), Watcher.SILENT);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.0009, -0.1, Double.NaN, Double.POSITIVE_INFINITY, 10.5, 1e9})
    void refusesALevelThatMasksNothingOrLeavesNothing(double alpha) {
        assertThatThrownBy(() -> new SemanticNoise(alpha)).satisfies(refused("E_ALPHA"));
        assertThatThrownBy(() -> new CorrelatedSemanticNoise(alpha)).satisfies(refused("E_ALPHA"));
    }

    private static Consumer<Throwable> refused(String code) {
        return thrown -> assertThat(((Problem) thrown).code()).isEqualTo(code);
    }

    @Test
    void warnsOfMoreNoiseThanData() {
        List<String> codes = new ArrayList<>();
        Dataset data = NoiseTables.masked(NoiseTables.leaves("a", 50, random));
        new SemanticNoise(1.5).mask(data, Chance.seeded(1), listening(codes));
        assertThat(codes).containsExactly("W_ALPHA");
    }

    @Test
    void refusesNumbersThatDoNotVary() {
        Dataset constant = NoiseTables.masked(Numbers.of("x", 4, 4, Double.NaN));
        assertThatThrownBy(() -> mask(new SemanticNoise(0.2), constant)).satisfies(refused("E_CONSTANT"));
        Dataset none = NoiseTables.masked(Numbers.of("x", Double.NaN, Double.NaN));
        assertThatThrownBy(() -> mask(new SemanticNoise(0.2), none)).satisfies(refused("E_CONSTANT"));
    }

    /** With two leaves to choose from, each becomes the other, and whoever knows that has them back. */
    @Test
    void refusesADomainInWhichAReplacementTellsTheOriginal() {
        Taxonomy answers = Taxonomy.named("answers")
                .chain("yes", "answer")
                .chain("no", "answer")
                .build();
        Dataset data = NoiseTables.with(
                NoiseTables.masked(Words.of("a", "yes", "no", "no")),
                "a",
                NoiseTables.concepts(answers, OptionalInt.empty()));
        Learner leaves = new SemanticNoise(0.2, NoiseDistribution.NORMAL, CandidateScope.LEAVES, null, TieBreak.RANDOM);
        assertThatThrownBy(() -> mask(leaves, data)).satisfies(refused("E_FEW_CONCEPTS"));
        List<String> codes = new ArrayList<>();
        new SemanticNoise(0.2).mask(data, Chance.seeded(1), listening(codes));
        assertThat(codes).containsExactly("W_FEW_CONCEPTS");
    }

    @Test
    void numbersKeepAsManyDecimalsAsTheirColumnHas() {
        double[] prices =
                random.ints(300, 0, 10_000).mapToDouble(cents -> cents / 100.0).toArray();
        Masked masked = mask(new SemanticNoise(0.3), NoiseTables.masked(Numbers.of("x", prices)));
        Numbers noisy = (Numbers) masked.table().column("x");
        for (int row = 0; row < noisy.size(); row++) {
            assertThat(noisy.text(row)).matches("-?[0-9]+(\\.[0-9]{1,2})?");
        }
    }

    /** One number close to another does not make the rest of them safe. */
    @Test
    void aSingleCloseNumberDoesNotStopTheWarning() {
        double[] coin = random.ints(200, 0, 2).asDoubleStream().toArray();
        coin[0] = 0.001;
        List<String> codes = new ArrayList<>();
        new SemanticNoise(0.05).mask(NoiseTables.masked(Numbers.of("x", coin)), Chance.seeded(1), listening(codes));
        assertThat(codes).containsExactly("W_RECOGNISABLE");
    }

    @Test
    void warnsOfNumbersThatNoiseLeavesRecognizable() {
        double[] coin = random.ints(200, 0, 2).asDoubleStream().toArray();
        double[] ages = random.ints(200, 20, 80).asDoubleStream().toArray();
        List<String> codes = new ArrayList<>();
        new SemanticNoise(0.2).mask(NoiseTables.masked(Numbers.of("x", coin)), Chance.seeded(1), listening(codes));
        assertThat(codes).containsExactly("W_RECOGNISABLE");
        codes.clear();
        new SemanticNoise(0.2).mask(NoiseTables.masked(Numbers.of("x", ages)), Chance.seeded(1), listening(codes));
        assertThat(codes).isEmpty();
    }

    @Test
    void warnsOfPersonsWithSeveralRows() {
        Dataset data = NoiseTables.masked(NoiseTables.leaves("a", 4, random));
        List<String> codes = new ArrayList<>();
        Dataset persons = new Dataset(data.table(), data.attributes(), Optional.of(Words.of("p", "1", "2", "3", "2")));
        new SemanticNoise(0.2).mask(persons, Chance.seeded(1), listening(codes));
        assertThat(codes).containsExactly("W_ROWS_OF_PERSON");
    }

    private static Watcher listening(List<String> codes) {
        return new Watcher() {
            @Override
            public void progress(String stage, long done, long total) {}

            @Override
            public void warn(Warning warning) {
                codes.add(warning.code());
            }
        };
    }

    @Test
    void refusesOneConceptOnlyAndADomainWithoutDistance() {
        Dataset one = NoiseTables.masked(Words.of("a", "k0.0.0", "k0.0.0", null));
        assertThatThrownBy(() -> mask(new SemanticNoise(0.2), one)).satisfies(refused("E_ONE_CONCEPT"));
        Dataset none = NoiseTables.masked(Words.of("a", new String[] {null, null}));
        assertThatThrownBy(() -> mask(new SemanticNoise(0.2), none)).satisfies(refused("E_ONE_CONCEPT"));
        Dataset nominal = NoiseTables.with(NoiseTables.masked(NoiseTables.leaves("a", 9, random)), "a", new Nominal());
        assertThatThrownBy(() -> mask(new SemanticNoise(0.2), nominal)).satisfies(refused("E_DOMAIN"));
    }

    @Test
    void everyValueIsReplacedAndHowFarFollowsTheLevel() {
        Dataset data = NoiseTables.masked(NoiseTables.leaves("a", 4000, random));
        double last = 0;
        for (double alpha : new double[] {0.02, 0.1, 0.3, 0.8}) {
            Displacements trace =
                    (Displacements) mask(new SemanticNoise(alpha), data).trace();
            Displacements.Shift shift = trace.attributes().get(0);
            double variance = trace.learnt().attributes().get(0).variance();
            assertThat(shift.values()).isEqualTo(4000);
            assertThat(shift.unchanged()).isZero();
            // five standard errors of the root mean square of 4,000 normal draws
            assertThat(shift.target())
                    .isCloseTo(Math.sqrt(alpha * variance), within(5 * Math.sqrt(alpha * variance / 8000)));
            assertThat(shift.actual()).isGreaterThan(last);
            last = shift.actual();
        }
    }

    @Test
    void laplaceNoiseHasTheSameVarianceAndLongerTails() {
        Dataset numbers = NoiseTables.masked(Numbers.of(
                "x", IntStream.range(0, 40_000).mapToDouble(row -> row % 100).toArray()));
        double[] normal = noise(mask(new SemanticNoise(0.5), numbers), numbers);
        double[] laplace = noise(
                mask(
                        new SemanticNoise(0.5, NoiseDistribution.LAPLACE, CandidateScope.ALL, null, TieBreak.RANDOM),
                        numbers),
                numbers);
        double variance = 0.5 * 833.25;
        assertThat(moment(normal, 2)).isCloseTo(variance, within(0.04 * variance));
        assertThat(moment(laplace, 2)).isCloseTo(variance, within(0.07 * variance));
        assertThat(moment(normal, 4) / (variance * variance)).isCloseTo(3, within(0.3));
        assertThat(moment(laplace, 4) / (variance * variance)).isCloseTo(6, within(1.5));
    }

    private static double[] noise(Masked masked, Dataset data) {
        Numbers before = (Numbers) data.table().columns().get(0);
        Numbers after = (Numbers) masked.table().columns().get(0);
        return IntStream.range(0, before.size())
                .mapToDouble(row -> after.at(row) - before.at(row))
                .toArray();
    }

    private static double moment(double[] values, int power) {
        return Arrays.stream(values)
                .map(value -> Math.pow(value, power))
                .average()
                .orElseThrow();
    }

    @Test
    void leavesOnlyShowsLeavesOnly() {
        Dataset data = NoiseTables.masked(NoiseTables.leaves("a", 2000, random));
        Masked all = mask(new SemanticNoise(0.3), data);
        Masked leaves = mask(
                new SemanticNoise(0.3, NoiseDistribution.NORMAL, CandidateScope.LEAVES, null, TieBreak.RANDOM), data);
        assertThat(dictionary(all)).anyMatch(id -> !isLeaf(id));
        assertThat(dictionary(leaves)).allMatch(SemanticNoiseTest::isLeaf);
    }

    private static List<String> dictionary(Masked masked) {
        return ((Words) masked.table().columns().get(0)).dictionary();
    }

    private static boolean isLeaf(String id) {
        return NoiseTables.TREE.isLeaf(NoiseTables.TREE.concept(id));
    }

    @Test
    void theDomainIsWhatTheColumnHasInCommonUnlessAnotherIsGiven() {
        Words low = Words.of(
                "a", IntStream.range(0, 3000).mapToObj(row -> "k1.2." + row % 4).toArray(String[]::new));
        Dataset narrow = NoiseTables.masked(low);
        assertThat(dictionary(mask(new SemanticNoise(5), narrow))).allMatch(id -> id.startsWith("k1.2"));
        int within = NoiseTables.TREE.concept("k1");
        Dataset wide = NoiseTables.with(narrow, "a", NoiseTables.concepts(NoiseTables.TREE, OptionalInt.of(within)));
        Masked masked = mask(new SemanticNoise(5), wide);
        assertThat(dictionary(masked)).allMatch(id -> id.startsWith("k1")).anyMatch(id -> !id.startsWith("k1.2"));
        assertThat(((Displacements) masked.trace()).learnt().attributes().get(0).domain())
                .isEqualTo("k1");
    }

    @Test
    void aColumnGivesTheLevelOfEachRecordAndTheMethodWhereItIsMissing() {
        int size = 6000;
        Words levels = Words.of(
                "level",
                IntStream.range(0, size)
                        .mapToObj(row -> row % 3 == 0 ? "0.05" : row % 3 == 1 ? "2" : null)
                        .toArray(String[]::new));
        Numbers x = Numbers.of(
                "x", IntStream.range(0, size).mapToDouble(row -> row % 100).toArray());
        Dataset data = Dataset.of(
                Table.of(x, levels),
                List.of(
                        Attribute.of("x", Role.QUASI_IDENTIFIER, new Numeric(null)),
                        Attribute.of("level", Role.OTHER, new Nominal())));
        Masked masked = mask(
                new SemanticNoise(0.5, NoiseDistribution.NORMAL, CandidateScope.ALL, "level", TieBreak.RANDOM), data);
        double[] noise = noise(masked, data);
        double variance = 833.25;
        double[] expected = {0.05, 2, 0.5};
        for (int kind = 0; kind < 3; kind++) {
            int of = kind;
            double found = moment(
                    IntStream.range(0, size)
                            .filter(row -> row % 3 == of)
                            .mapToDouble(row -> noise[row])
                            .toArray(),
                    2);
            // five standard errors of a variance of 2,000 normal draws
            assertThat(found)
                    .isCloseTo(expected[kind] * variance, within(5 * expected[kind] * variance / Math.sqrt(1000)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "NaN", "much", "1e-3", "11", "Infinity"})
    void refusesALevelInAColumnThatIsNoneAndNamesTheRowOnly(String level) {
        Dataset data = Dataset.of(
                Table.of(NoiseTables.leaves("a", 4, random), Words.of("level", "0.2", level, "0.3", null)),
                List.of(
                        Attribute.of("a", Role.QUASI_IDENTIFIER, NoiseTables.concepts()),
                        Attribute.of("level", Role.OTHER, new Nominal())));
        Learner noise = new SemanticNoise(0.5, NoiseDistribution.NORMAL, CandidateScope.ALL, "level", TieBreak.RANDOM);
        assertThatThrownBy(() -> mask(noise, data))
                .satisfies(refused("E_ALPHA"))
                .hasMessageContaining("row 2")
                .hasMessageNotContaining(level);
        Learner absent =
                new SemanticNoise(0.5, NoiseDistribution.NORMAL, CandidateScope.ALL, "levels", TieBreak.RANDOM);
        assertThatThrownBy(() -> mask(absent, data)).satisfies(refused("E_ALPHA"));
    }

    @Test
    void numbersAreRoundedAsTheirDomainSaysAndKeepMeanAndSpread() {
        Numbers ages = Numbers.of(
                "age",
                IntStream.range(0, 30_000).mapToDouble(row -> 20 + row % 60).toArray());
        Dataset data = NoiseTables.with(NoiseTables.masked(ages), "age", new Numeric(0));
        Numbers masked = (Numbers) mask(new SemanticNoise(0.4), data).table().column("age");
        double[] values =
                IntStream.range(0, masked.size()).mapToDouble(masked::at).toArray();
        assertThat(Arrays.stream(values).allMatch(value -> value == Math.rint(value)))
                .isTrue();
        double mean = Arrays.stream(values).average().orElseThrow();
        double variance = (60.0 * 60 - 1) / 12;
        assertThat(mean).isCloseTo(49.5, within(5 * Math.sqrt(0.4 * variance / values.length)));
        assertThat(moment(Arrays.stream(values).map(value -> value - mean).toArray(), 2))
                .isCloseTo(1.4 * variance, within(0.05 * variance));
    }

    @Test
    void aDomainOfTheLibraryThatAveragesOtherwiseWillDo() {
        Words words = NoiseTables.leaves("a", 500, random);
        Concepts mean = NoiseTables.concepts();
        Dataset data = NoiseTables.masked(words);
        Dataset other = NoiseTables.with(data, "a", mean.averaging(Concepts.Average.CENTROID));
        assertThat(dictionary(mask(new SemanticNoise(0.3), other)))
                .isEqualTo(dictionary(mask(new SemanticNoise(0.3), data)));
    }
}
