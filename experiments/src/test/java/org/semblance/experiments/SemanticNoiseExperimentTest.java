package org.semblance.experiments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.data.Words;
import org.semblance.domain.Dataset;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.experiments.PairSample.Kind;
import org.semblance.method.Displacements;
import org.semblance.method.Masked;
import org.semblance.method.noise.TieBreak;
import org.semblance.report.experiment.Claim;
import org.semblance.report.experiment.Figure;

/** What is pinned of Rodriguez-Garcia, Sánchez and Batet (2016), and what the spread over seeds must leave standing. */
class SemanticNoiseExperimentTest {

    @Test
    void thePapersTargetsAgreeWithItsOwnStatisticsUnderOurReading() {
        List<Map<String, String>> cells = PaperFigures.lines("semantic-noise/table-1.csv");
        assertThat(cells).hasSize(18);
        ExperimentNotes notes = new ExperimentNotes();
        new NoiseTargetsPart(cells).report(notes);
        assertThat(notes.figures).hasSize(6).allMatch(Figure::compared).noneMatch(Figure::deviates);
    }

    /** Had uncorrelated noise the distance variance, sdCov / sdCor = .2716, it would be .2331 at α = .2, printed .21. */
    @Test
    void thePapersTargetsTellTheTwoVariancesApart() {
        ExperimentNotes notes = new ExperimentNotes();
        new NoiseTargetsPart(PaperFigures.lines("semantic-noise/table-1.csv")).report(notes);
        Figure uncorrelated = notes.figures.get(0);
        assertThat(uncorrelated.id()).startsWith("table-1/uncorrelated/alpha=0.2/target-A");
        assertThat(Figure.of(
                                uncorrelated.id(),
                                Objects.requireNonNull(uncorrelated.paper()),
                                Math.sqrt(0.2 * 0.2553 / 0.94),
                                Objects.requireNonNull(uncorrelated.tolerance()))
                        .deviates())
                .isTrue();
    }

    @Test
    void whatIsSetBesideIsNotCompared() {
        Figure uncompared = Figure.ofOtherData("a", 0.2, 0.7, "other data");
        assertThat(uncompared.compared()).isFalse();
        assertThat(uncompared.asKnown()).isTrue();
        assertThat(uncompared.json()).containsEntry("why", "other data").containsEntry("tolerance", null);
        assertThat(Figure.of("a", 0.2, 0.7, 0.1).compared()).isTrue();
        assertThat(Figure.ours("a", 0.7).compared()).isFalse();
    }

    @Test
    void theSpreadIsThatOfASample() {
        SeedRepetitions found = SeedRepetitions.of(1, 2, 3, 6);
        assertThat(found.mean()).isEqualTo(3);
        // squares 4, 1, 0, 9, divided by 3
        assertThat(found.deviation()).isCloseTo(Math.sqrt(14 / 3.0), within(1e-15));
        assertThat(found.least()).isEqualTo(1);
        assertThat(found.most()).isEqualTo(6);
        assertThat(SeedRepetitions.of(5).deviation()).isZero();
    }

    /** By hand: x and y at depth 3 below one parent; with edges 1 - 2·1/(2 + 2), and the root is at distance 1. */
    @Test
    void edgesPutTheRootAtDistanceOneFromEverything() {
        Taxonomy taxonomy = Taxonomy.named("t")
                .chain("x", "p", "top")
                .chain("y", "p", "top")
                .chain("z", "q", "top")
                .build();
        Similarity.Comparison edges = new EdgeCounting().on(taxonomy);
        assertThat(edges.distance(taxonomy.concept("x"), taxonomy.concept("y"))).isEqualTo(0.5);
        assertThat(edges.distance(taxonomy.concept("x"), taxonomy.concept("z"))).isEqualTo(1);
        assertThat(edges.distance(taxonomy.concept("x"), taxonomy.concept("top")))
                .isEqualTo(1);
        assertThat(edges.distance(taxonomy.concept("top"), taxonomy.concept("top")))
                .isZero();
    }

    /** On the diagnoses, which are not in the repository. */
    @Nested
    class OnDiagnoses {

        private static final double[] ENDS = {0.1, 0.4};

        private static Dataset all;

        @BeforeAll
        static void readTheDiagnoses() {
            String folder = System.getenv("SEMBLANCE_DATA");
            assumeTrue(
                    folder != null && Diagnoses.files().stream().allMatch(file -> Files.exists(Path.of(folder, file))),
                    "Diabetes 130 and ICD-9-CM are not in the repository: set SEMBLANCE_DATA to the folder that holds "
                            + String.join(", ", Diagnoses.files()));
            Path data = Path.of(folder);
            all = Diagnoses.of(data, Diagnoses.taxonomy(data), "diag_1", "diag_2")
                    .by(new WuPalmer());
        }

        /** The sizes are the paper's; the file's is that of the reference value. */
        @Test
        void samplesHaveThePapersSizesAndStartAtItsCorrelations() {
            ExperimentNotes notes = new ExperimentNotes();
            List<NoiseSweep> sweeps = List.of(sweep(Kind.STRONG, 1), sweep(Kind.WEAK, 1));
            new NoiseSamplesPart(all, sweeps).report(notes);
            assertThat(notes.figures).filteredOn(Figure::compared).hasSize(6).noneMatch(Figure::deviates);
        }

        @ParameterizedTest
        @EnumSource
        void aSeedDrawsTheSameSampleAgainWithoutRepeatingARow(Kind kind) {
            int[] once = rows(PairSample.draw(kind, all, 3));
            assertThat(rows(PairSample.draw(kind, all, 3))).isEqualTo(once);
            assertThat(rows(PairSample.draw(kind, all, 4))).isNotEqualTo(once);
            assertThat(Arrays.stream(once).distinct().count()).isEqualTo(once.length);
            assertThat(once.length).isEqualTo(kind == Kind.WEAK ? 1049 : 1350);
        }

        /** Of the first 30,000 pairs 21,323 are farther than .7, counted apart; so of 249 at random some 177 are, and ± 28 is four deviations. */
        @Test
        void whatIsDrawnAtRandomIsNotWhatWasPassedOver() {
            PairSample weak = PairSample.draw(Kind.WEAK, all, 1);
            int[][] concepts = concepts(weak.data());
            long far = IntStream.range(800, 1049)
                    .filter(row -> comparison().distance(concepts[0][row], concepts[1][row]) > 0.7)
                    .count();
            assertThat(far).isBetween(177L - 28, 177L + 28);
        }

        @ParameterizedTest
        @EnumSource
        void whatIsLearntOnceMasksAsTheMethodDoes(NoiseVariant variant) {
            Dataset sample = PairSample.draw(Kind.WEAK, all, 2).data();
            Masked masked = variant.at(0.3).mask(sample, Chance.seeded(7), Watcher.SILENT);
            ConceptSample.Once once = new ConceptSample(sample, variant, TieBreak.RANDOM).at(0.3, 7);
            for (String column : sample.table().names()) {
                assertThat(IntStream.range(0, sample.table().size())
                                .mapToObj(once.table().column(column)::text))
                        .containsExactlyElementsOf(
                                IntStream.range(0, sample.table().size())
                                        .mapToObj(masked.table().column(column)::text)
                                        .toList());
            }
            List<Displacements.Shift> shifts = ((Displacements) masked.trace()).attributes();
            for (int i = 0; i < shifts.size(); i++) {
                assertThat(once.shifts().get(i).actual())
                        .isCloseTo(shifts.get(i).actual(), within(1e-12));
                assertThat(once.shifts().get(i).target())
                        .isCloseTo(shifts.get(i).target(), within(1e-12));
            }
        }

        /** The paper's order of methods; and its strong sample at α = .4, as charts show it: about .90 and .70. */
        @Test
        void theCorrelatedMethodKeepsMoreOfAStrongCorrelationAndMoreSoWithMoreNoise() {
            NoiseSweep strong = sweep(Kind.STRONG, 1, 2, 3);
            for (double alpha : ENDS) {
                assertThat(strong.correlation(NoiseVariant.CORRELATED, alpha).least())
                        .isGreaterThan(strong.correlation(NoiseVariant.UNCORRELATED, alpha)
                                .most());
            }
            assertThat(strong.gap(0.4)).isGreaterThan(strong.gap(0.1));
            assertThat(strong.correlation(NoiseVariant.CORRELATED, 0.4).mean()).isCloseTo(0.90, within(0.03));
            assertThat(strong.correlation(NoiseVariant.UNCORRELATED, 0.4).mean())
                    .isCloseTo(0.70, within(0.03));
            for (NoiseVariant variant : NoiseVariant.values()) {
                for (double alpha : ENDS) {
                    assertThat(strong.at(
                                            variant,
                                            alpha,
                                            outcome ->
                                                    outcome.attributes().get(0).actual()
                                                            - outcome.attributes()
                                                                    .get(0)
                                                                    .target())
                                    .least())
                            .isPositive();
                }
            }
        }

        @Test
        void onWeakCorrelationTheMethodsHardlyDiffer() {
            NoiseSweep strong = sweep(Kind.STRONG, 1, 2);
            NoiseSweep weak = sweep(Kind.WEAK, 1, 2);
            for (double alpha : ENDS) {
                assertThat(Math.abs(weak.gap(alpha))).isLessThan(strong.gap(alpha) / 3);
            }
        }

        @Test
        void atEqualRmseBothMethodsMoveValuesEquallyFar() {
            ExperimentNotes notes = new ExperimentNotes();
            new EqualErrorPart(sweep(Kind.STRONG, 1, 2), true, 1, 2).report(notes);
            for (double alpha : ENDS) {
                String cell = "strong/equal-rmse/alpha=" + alpha + "/";
                assertThat(ours(notes, cell + "uncorrelated/rmse"))
                        .isCloseTo(ours(notes, cell + "rmse"), within(0.001));
                assertThat(ours(notes, cell + "uncorrelated/alpha")).isLessThan(alpha);
            }
            assertThat(notes.claims).singleElement().matches(Claim::holds);
        }

        private static double ours(ExperimentNotes notes, String id) {
            return notes.figures.stream()
                    .filter(figure -> figure.id().equals(id))
                    .findFirst()
                    .orElseThrow()
                    .ours();
        }

        private static NoiseSweep sweep(Kind kind, long... seeds) {
            return NoiseSweep.of(PairSample.draw(kind, all, 1), ENDS, seeds);
        }

        private static int[] rows(PairSample sample) {
            return IntStream.range(0, sample.size())
                    .map(row -> sample.data().table().rows().number(row))
                    .toArray();
        }

        private static Similarity.Comparison comparison() {
            return NoiseMoments.domain(all, 0).comparison();
        }

        private static int[][] concepts(Dataset data) {
            return data.attributes().stream()
                    .map(attribute -> {
                        Words words = (Words) data.table().column(attribute.name());
                        return IntStream.range(0, words.size())
                                .map(row -> ((Concepts) attribute.domain())
                                        .concept(words.text(row))
                                        .orElseThrow())
                                .toArray();
                    })
                    .toArray(int[][]::new);
        }
    }
}
