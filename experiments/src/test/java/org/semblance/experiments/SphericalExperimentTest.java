package org.semblance.experiments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.documents.Corpus;
import org.semblance.report.experiment.Claim;
import org.semblance.report.experiment.Figure;

/** What is pinned of Abril, Navarro-Arribas and Torra (2015). */
class SphericalExperimentTest {

    @Test
    void thingsDoneAtOnceComeBackInOrder() {
        List<Integer> things = IntStream.range(0, 100).boxed().toList();
        assertThat(ParallelSteps.each("counting", things, (thing, within) -> 2 * thing, Watcher.SILENT))
                .isEqualTo(
                        IntStream.range(0, 100).map(thing -> 2 * thing).boxed().toList());
    }

    @Test
    void whoeverLooksOnMayCallItOffFromWithin() {
        Watcher stops = (stage, done, total) -> {
            throw Problem.recipe(ProblemCode.E_CANCELLED, stage, "");
        };
        assertThatThrownBy(() -> ParallelSteps.each(
                        "counting",
                        List.of(1, 2, 3),
                        (thing, within) -> {
                            within.progress("something inside", 1, 2);
                            return thing;
                        },
                        stops))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("counting");
    }

    /** The claims and charts do not depend on what the corpora hold, so that all parts can be run on made-up ones. */
    @Nested
    class OnMadeUpDocuments {

        private final List<TextCorpus> corpora =
                List.of(madeUp("reuters", "Reuters", 1), madeUp("movie-reviews", "Movie Reviews", 2));
        private final MaskedTexts masked = MaskedTexts.of(
                corpora.stream().flatMap(corpus -> corpus.parts().stream()).toList(), new int[] {2, 3}, Watcher.SILENT);

        @Test
        void everyPartDrawsAChartForEachOfItsFigures() {
            ExperimentNotes notes = new ExperimentNotes();
            new TextTermsPart(corpora, masked).report(notes);
            new TextQueryPart(corpora, masked).report(notes, Watcher.SILENT);
            new TextLabelPart(corpora, masked).report(notes, Watcher.SILENT);
            new TextClusterPart(corpora, masked).report(notes, Watcher.SILENT);
            new TextWeightsPart(corpora, masked).report(notes, Watcher.SILENT);
            new TextExchangePart(corpora, masked).report(notes, Watcher.SILENT);
            // Fig. 3 (2) and 4, Fig. 7 (6), Fig. 8 to 10 (6), Fig. 11 and 12 (3), exchange
            assertThat(notes.charts).hasSize(19).allMatch(chart -> chart.lines().size() <= 6);
            assertThat(notes.figures).extracting(Figure::id).doesNotHaveDuplicates();
        }

        @Test
        void partsAreRowsOfTheWholeAndTogetherItAll() {
            for (TextCorpus corpus : corpora) {
                assertThat(corpus.train().size() + corpus.test().size())
                        .isEqualTo(corpus.all().size());
                assertThat(corpus.train().documents().dimensions())
                        .isEqualTo(corpus.all().documents().dimensions());
                assertThat(corpus.divided(7).train().size())
                        .isEqualTo(corpus.train().size());
            }
        }

        @Test
        void termsCountedOnceWeighByTheirRarityAlone() {
            TextCorpus once = corpora.get(0).countingOnce();
            Vectors documents = once.all().documents();
            int[] rows = documents.rowsAt();
            for (int entry = documents.from(0); entry < documents.to(0); entry++) {
                double rarity =
                        Math.log((double) documents.size() / rows[documents.places()[entry]]);
                double first =
                        Math.log((double) documents.size() / rows[documents.places()[documents.from(0)]]);
                assertThat(documents.weights()[entry] / documents.weights()[documents.from(0)])
                        .isCloseTo(rarity / first, within(1e-9));
            }
        }

        private static TextCorpus madeUp(String id, String title, long seed) {
            Random random = new Random(seed);
            int documents = 60;
            int terms = 40;
            int[] starts = new int[documents + 1];
            int[] places = new int[documents * terms];
            double[] counts = new double[documents * terms];
            int filled = 0;
            for (int document = 0; document < documents; document++) {
                for (int term = 0; term < terms; term++) {
                    if (term == document % terms || random.nextInt(6) == 0) {
                        places[filled] = term;
                        counts[filled++] = 1 + random.nextInt(4);
                    }
                }
                starts[document + 1] = filled;
            }
            boolean[] learnt = new boolean[documents];
            Arrays.fill(learnt, 0, 40, true);
            return TextCorpus.of(
                    id,
                    title,
                    new Corpus(
                            Vectors.of(
                                    "document",
                                    terms,
                                    starts,
                                    Arrays.copyOf(places, filled),
                                    Arrays.copyOf(counts, filled)),
                            false,
                            IntStream.range(0, terms)
                                    .mapToObj(term -> "t" + term)
                                    .toList(),
                            IntStream.range(0, documents)
                                    .mapToObj(String::valueOf)
                                    .toList(),
                            Optional.of(Words.of(
                                    "label",
                                    IntStream.range(0, documents)
                                            .mapToObj(document -> "label" + document % 3)
                                            .toArray(String[]::new))),
                            Optional.empty(),
                            Corpus.Intake.NONE),
                    learnt);
        }
    }

    /** On Movie Reviews and Reuters, which are not in the repository. */
    @Nested
    class OnThePapersCorpora {

        private static List<TextCorpus> corpora;
        private static MaskedTexts masked;

        @BeforeAll
        static void readAndMaskThem() {
            String folder = System.getenv("SEMBLANCE_DATA");
            List<String> files = new SphericalExperiment().files();
            assumeTrue(
                    folder != null && files.stream().allMatch(file -> Files.exists(Path.of(folder, file))),
                    "Movie Reviews and Reuters are not in the repository: set SEMBLANCE_DATA to the folder that holds "
                            + String.join(", ", files));
            Path data = Path.of(folder);
            corpora = List.of(TextCorpus.reuters(data, Watcher.SILENT), TextCorpus.movieReviews(data, Watcher.SILENT));
            masked = MaskedTexts.of(
                    corpora.stream().flatMap(corpus -> corpus.parts().stream()).toList(),
                    new int[] {2, 3, 9, 19, 20},
                    Watcher.SILENT);
        }

        @Test
        void theVectorSpacesHaveTheShapeOfTable1() {
            ExperimentNotes notes = new ExperimentNotes();
            new TextShapePart(corpora).report(notes);
            assertThat(notes.figures)
                    .filteredOn(Figure::compared)
                    .hasSize(28)
                    .filteredOn(Figure::deviates)
                    .extracting(Figure::id)
                    .containsExactlyInAnyOrder(
                            "table-1/reuters/all/N",
                            "table-1/reuters/train/N",
                            "table-1/reuters/test/N",
                            "table-1/reuters/train/balance");
        }

        @Test
        void distancesAndTermsAreThoseOfFigures2To5() {
            ExperimentNotes notes = new ExperimentNotes();
            new TextDistancePart(corpora, masked).report(notes, Watcher.SILENT);
            new TextTermsPart(corpora, masked).report(notes);
            assertThat(notes.figures).filteredOn(Figure::compared).hasSize(7).noneMatch(Figure::deviates);
            assertThat(notes.claims).hasSize(4).allMatch(Claim::holds);
        }

        /** Where the paper's least is missed is known; the claims of the conclusions hold of the whole corpora. */
        @Test
        void lossesAreThoseOfFigure6ButForTheLeast() {
            ExperimentNotes notes = new ExperimentNotes();
            new TextLossPart(corpora, masked).report(notes);
            assertThat(notes.figures)
                    .filteredOn(Figure::compared)
                    .hasSize(12)
                    .filteredOn(Figure::deviates)
                    .extracting(Figure::id)
                    .containsExactlyInAnyOrder("fig-6/spherical/least", "fig-6/classical/least");
            assertThat(notes.claims)
                    .hasSize(13)
                    .filteredOn(claim -> !claim.holds())
                    .extracting(Claim::text)
                    .containsExactlyInAnyOrder(
                            "Reuters, test: less than 50 % is lost for k < 20; not at k = 19",
                            "Movie Reviews, test: less than 50 % is lost for k < 10; not at k = 9");
        }

        /**
         * SSE by a separate program (Python, numpy: all cosines in a dense matrix, the centre summed anew at every step,
         * cosines within 1e-12 are ties and go to the lowest row) on the same vectors. Another stop list or WordNet makes
         * other vectors, and these figures have to be made again.
         */
        @ParameterizedTest
        @CsvSource({
            "0, 2, 979.242567",
            "0, 3, 1568.425445",
            "0, 20, 3761.631526",
            "1, 2, 424.488173",
            "1, 3, 639.411481",
            "1, 20, 1370.182015"
        })
        void theSumOfDistancesIsThatOfASeparateProgram(int corpus, int k, double sse) {
            assertThat(masked.at(corpora.get(corpus).all(), k).spherical().within())
                    .isCloseTo(sse, within(1e-6));
        }

        @Test
        void classifiersOfReutersLoseWhatThePaperTells() {
            ExperimentNotes notes = new ExperimentNotes();
            new TextLabelPart(corpora, masked).report(notes, Watcher.SILENT);
            assertThat(notes.figures)
                    .filteredOn(Figure::compared)
                    .hasSize(2)
                    .filteredOn(figure -> !figure.deviates())
                    .extracting(Figure::id)
                    .containsExactly("section-6/reuters/most-accuracy-lost");
        }
    }
}
