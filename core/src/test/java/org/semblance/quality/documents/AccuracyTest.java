package org.semblance.quality.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Role;
import org.semblance.domain.vectors.UnitVectors;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;
import org.semblance.testkit.RandomDocuments;
import org.semblance.testkit.Trials;

class AccuracyTest {

    /** Label 0: two of three right, one given away; label 1: one right, one more than there are; label 2: none. */
    @Test
    void countsWhatIsRight() {
        Predictions predictions = new Predictions(new int[] {0, 0, 0, 1, 2}, new int[] {0, 0, 1, 1, 1});

        assertThat(predictions.accuracy()).isCloseTo(3.0 / 5, within(1e-12));
        assertThat(predictions.microJaccard()).isCloseTo(3.0 / 7, within(1e-12));
        assertThat(predictions.macroJaccard()).isCloseTo((2.0 / 3 + 1.0 / 3 + 0) / 3, within(1e-12));
    }

    @Test
    void everythingRightIsOneByAllFigures() {
        Predictions predictions = new Predictions(new int[] {2, 0, 2}, new int[] {2, 0, 2});

        assertThat(predictions.accuracy()).isEqualTo(1);
        assertThat(predictions.microJaccard()).isEqualTo(1);
        assertThat(predictions.macroJaccard()).isEqualTo(1);
    }

    @Test
    void documentsReleasedAlikeAreInOnePart() {
        Trials.of(200, random -> {
            int size = 10 + random.nextInt(60);
            Dataset original = new RandomDocuments(random).dataset(size);
            Vectors before = (Vectors) original.table().column("document");
            Vectors after = before.rows(
                    random.ints(size, 0, 2 + random.nextInt(size - 1)).toArray());
            if (IntStream.of(after.codes()).max().orElse(0) == 0) {
                return;
            }
            Table released = original.table().with(List.of(after));
            LabelledParts parts = LabelledParts.of(
                    ReleasedDocuments.of(original, released, "test"),
                    (Words) original.table().column("label"),
                    "test");
            Set<String> learnt = texts(parts.training().after());
            Set<String> asked = texts(parts.test().after());

            assertThat(parts.training().labels().length + parts.test().labels().length)
                    .isEqualTo(size);
            assertThat(learnt).isNotEmpty().doesNotContainAnyElementsOf(asked);
            assertThat(asked).isNotEmpty();
        });
    }

    private static Set<String> texts(Vectors column) {
        return IntStream.range(0, column.size()).mapToObj(column::text).collect(Collectors.toSet());
    }

    /** Sixty documents of two topics that share no term; pairs of them are released as one. */
    private static Dataset topics(int terms) {
        int size = 60;
        Random random = new Random(5);
        int[] starts = new int[size + 1];
        List<Integer> places = new ArrayList<>();
        String[] labels = new String[size];
        for (int row = 0; row < size; row++) {
            int first = row % 2 * terms;
            random.ints(0, terms).distinct().limit(3).sorted().forEach(term -> places.add(first + term));
            starts[row + 1] = places.size();
            labels[row] = row % 2 == 0 ? "sport" : "music";
        }
        double[] weights = new double[places.size()];
        Arrays.fill(weights, 1);
        return Dataset.of(
                Table.of(
                        Vectors.of(
                                "document",
                                2 * terms,
                                starts,
                                places.stream().mapToInt(place -> place).toArray(),
                                weights),
                        Words.of("label", labels)),
                List.of(
                        Attribute.of("document", Role.QUASI_IDENTIFIER, new UnitVectors()),
                        Attribute.of("label", Role.CONFIDENTIAL, new Nominal())));
    }

    @Test
    void topicsThatShareNoTermAreTold() {
        Dataset original = topics(6);
        for (Measure measure : List.of(new KnnAccuracy(), new BayesAccuracy())) {
            Score score = measure.of(original, original.table(), Watcher.SILENT);

            assertThat(score.value()).isEqualTo(100);
            assertThat(score.interval().orElseThrow().high()).isEqualTo(100);
            assertThat(score.interval().orElseThrow().low()).isBetween(75.0, 90.0);
            assertThat(score.interval().orElseThrow().sample()).isBetween(15, 18);
            assertThat(score.comparisonFigures())
                    .containsOnlyKeys("original to original", "original to released", "released to released")
                    .allSatisfy((scenario, value) -> assertThat(value).isEqualTo(100));
        }
    }

    /** Every document is released as the one of the other topic beside it: what is learnt is wrong throughout. */
    @Test
    void whatIsLearntFromSwappedTopicsIsWrong() {
        Dataset original = topics(6);
        Vectors before = (Vectors) original.table().column("document");
        Vectors after = before.rows(IntStream.range(0, 60).map(row -> row ^ 1).toArray());
        Table released = original.table().with(List.of(after));
        for (Measure measure : List.of(new KnnAccuracy(), new BayesAccuracy())) {
            Score score = measure.of(original, released, Watcher.SILENT);

            assertThat(score.value()).isZero();
            assertThat(score.comparisonFigures())
                    .containsEntry("original to original", 100.0)
                    .containsEntry("original to released", 0.0)
                    .containsEntry("released to released", 100.0);
        }
    }

    @Test
    void documentsWithoutALabelAreLeftOut() {
        Dataset labelled = topics(6);
        Words some = Words.of(
                "label",
                IntStream.range(0, 60)
                        .mapToObj(row -> row < 20 ? null : row % 2 == 0 ? "sport" : "music")
                        .toArray(String[]::new));
        Dataset original = labelled.over(labelled.table().with(List.of(some)));

        LabelledParts parts = LabelledParts.of(ReleasedDocuments.of(original, original.table(), "test"), some, "test");

        assertThat(parts.training().labels().length + parts.test().labels().length)
                .isEqualTo(40);
    }

    @Test
    void oneLabelAndNoLabelsAreNothingToMeasure() {
        Dataset labelled = topics(6);
        Dataset one = labelled.over(labelled.table()
                .with(List.of(Words.of(
                        "label", IntStream.range(0, 60).mapToObj(row -> "same").toArray(String[]::new)))));

        for (Measure measure : List.of(new KnnAccuracy(), new BayesAccuracy())) {
            assertThatThrownBy(() -> measure.of(one, one.table(), Watcher.SILENT))
                    .isInstanceOfSatisfying(
                            Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_MEASURE"));
        }
        assertThatThrownBy(() -> new KnnAccuracy(5, "topic").of(labelled, labelled.table(), Watcher.SILENT))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_MEASURE"));
    }

    @Test
    void oneVectorForAllIsNothingToMeasure() {
        Dataset original = topics(6);
        Vectors before = (Vectors) original.table().column("document");
        Table released = original.table().with(List.of(before.rows(new int[60])));

        assertThatThrownBy(() -> new KnnAccuracy().of(original, released, Watcher.SILENT))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_MEASURE"));
    }
}
