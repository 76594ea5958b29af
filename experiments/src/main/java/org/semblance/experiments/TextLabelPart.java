package org.semblance.experiments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Words;
import org.semblance.quality.documents.Classifier;
import org.semblance.quality.documents.NaiveBayes;
import org.semblance.quality.documents.NearestNeighbours;
import org.semblance.quality.documents.Predictions;
import org.semblance.report.experiment.Figure;

/** Figs. 8 to 10: whether a classifier still predicts the labels of documents, in three scenarios. */
final class TextLabelPart {

    private static final Map<String, Classifier.Training> LEARNERS = learners();

    private static final String BAYES =
            "naive Bayes loses more, however Movie Reviews are divided; k-NN about what the paper says";

    /** Which documents are masked: those for training, those for testing, or both. */
    private enum Scenario {
        FIRST("Fig. 8", "learnt from originals, asked for masked ones", false, true),
        SECOND("Fig. 9", "learnt from masked ones, asked for masked ones", true, true),
        THIRD("Fig. 10", "learnt from masked ones, asked for originals", true, false);

        private final String figure;
        private final String title;
        private final boolean masksTraining;
        private final boolean masksTest;

        Scenario(String figure, String title, boolean masksTraining, boolean masksTest) {
            this.figure = figure;
            this.title = title;
            this.masksTraining = masksTraining;
            this.masksTest = masksTest;
        }
    }

    private record Cell(Scenario scenario, String learner, int k) {}

    private record Task(String learner, int k) {}

    private final List<TextCorpus> corpora;
    private final MaskedTexts masked;

    TextLabelPart(List<TextCorpus> corpora, MaskedTexts masked) {
        this.corpora = List.copyOf(corpora);
        this.masked = masked;
    }

    private static Map<String, Classifier.Training> learners() {
        Map<String, Classifier.Training> learners = new LinkedHashMap<>();
        learners.put("5-NN", NearestNeighbours.training(5));
        learners.put("10-NN", NearestNeighbours.training(10));
        learners.put("naive-Bayes", NaiveBayes.training());
        return learners;
    }

    void report(ExperimentNotes notes, Watcher watcher) {
        for (TextCorpus corpus : corpora) {
            Map<Cell, Predictions> found = predictions(corpus, watcher);
            for (Scenario scenario : Scenario.values()) {
                show(notes, corpus, found, scenario);
            }
            others(notes, corpus, found);
            if (masked.has(20)) {
                lost(notes, corpus, found);
            }
        }
    }

    private Map<Cell, Predictions> predictions(TextCorpus corpus, Watcher watcher) {
        List<Task> tasks = new ArrayList<>();
        for (int k : CurvesOverK.withOriginal(masked.ks())) {
            LEARNERS.keySet().forEach(learner -> tasks.add(new Task(learner, k)));
        }
        Map<String, Integer> numbers = numbers(corpus.all().labels());
        int[] toLearn = codes(corpus.train().labels(), numbers);
        int[] toTell = codes(corpus.test().labels(), numbers);
        Map<String, Classifier> onOriginals = new HashMap<>();
        LEARNERS.forEach((learner, training) ->
                onOriginals.put(learner, training.of(corpus.train().documents(), toLearn)));
        Map<Cell, Predictions> all = new HashMap<>();
        ParallelSteps.each(
                        "classifying documents",
                        tasks,
                        (task, within) -> {
                            Classifier original = Objects.requireNonNull(onOriginals.get(task.learner()));
                            Classifier learnt = task.k() == 1
                                    ? original
                                    : Objects.requireNonNull(LEARNERS.get(task.learner()))
                                            .of(masked.documents(corpus.train(), task.k()), toLearn);
                            Map<Cell, Predictions> found = new HashMap<>();
                            for (Scenario scenario : Scenario.values()) {
                                found.put(
                                        new Cell(scenario, task.learner(), task.k()),
                                        new Predictions(
                                                toTell,
                                                (scenario.masksTraining ? learnt : original)
                                                        .predict(masked.documents(
                                                                corpus.test(), scenario.masksTest ? task.k() : 1))));
                            }
                            return found;
                        },
                        watcher)
                .forEach(all::putAll);
        return all;
    }

    private static Map<String, Integer> numbers(Words labels) {
        Map<String, Integer> numbers = new TreeMap<>();
        IntStream.range(0, labels.size()).forEach(row -> numbers.put(labels.text(row), 0));
        int number = 0;
        for (Map.Entry<String, Integer> each : numbers.entrySet()) {
            each.setValue(number++);
        }
        return numbers;
    }

    private static int[] codes(Words labels, Map<String, Integer> numbers) {
        return IntStream.range(0, labels.size())
                .map(row -> Objects.requireNonNull(numbers.get(labels.text(row))))
                .toArray();
    }

    private void show(ExperimentNotes notes, TextCorpus corpus, Map<Cell, Predictions> found, Scenario scenario) {
        new CurvesOverK(
                        scenario.figure + ", " + corpus.title() + ": accuracy in per cent, " + scenario.title,
                        "accuracy, %",
                        1,
                        CurvesOverK.withOriginal(masked.ks()),
                        LEARNERS.keySet().stream()
                                .map(learner -> new CurvesOverK.Curve(
                                        id(corpus, scenario, learner) + "/K/accuracy",
                                        learner,
                                        k -> accuracy(found, scenario, learner, k)))
                                .toList())
                .report(notes);
    }

    private static String id(TextCorpus corpus, Scenario scenario, String learner) {
        return scenario.figure.replace(". ", "-").toLowerCase(Locale.ROOT) + "/" + corpus.id() + "/" + learner;
    }

    private static double accuracy(Map<Cell, Predictions> found, Scenario scenario, String learner, int k) {
        return 100 * at(found, scenario, learner, k).accuracy();
    }

    private static Predictions at(Map<Cell, Predictions> found, Scenario scenario, String learner, int k) {
        return Objects.requireNonNull(found.get(new Cell(scenario, learner, k)));
    }

    /** Reports the index that the paper names, in both ways to average it over several labels. */
    private void others(ExperimentNotes notes, TextCorpus corpus, Map<Cell, Predictions> found) {
        notes.page.heading(corpus.title() + ": Jaccard's index of the labels, original and k = " + masked.first()
                + " and " + masked.last());
        TextPage.Grid grid = new TextPage.Grid("", "", "micro", "", "", "macro", "", "");
        for (Scenario scenario : Scenario.values()) {
            for (String learner : LEARNERS.keySet()) {
                List<String> row = new ArrayList<>(List.of(scenario.figure, learner));
                row.addAll(indices(notes, corpus, found, scenario, learner, "micro", Predictions::microJaccard));
                row.addAll(indices(notes, corpus, found, scenario, learner, "macro", Predictions::macroJaccard));
                grid.row(row.toArray(String[]::new));
            }
        }
        notes.page.grid(grid);
    }

    private List<String> indices(
            ExperimentNotes notes,
            TextCorpus corpus,
            Map<Cell, Predictions> found,
            Scenario scenario,
            String learner,
            String kind,
            ToDoubleFunction<Predictions> index) {
        for (int k : CurvesOverK.withOriginal(masked.ks())) {
            notes.figures.add(Figure.ours(
                    id(corpus, scenario, learner) + "/k=" + k + "/" + kind + "-jaccard",
                    index.applyAsDouble(at(found, scenario, learner, k))));
        }
        return IntStream.of(1, masked.first(), masked.last())
                .mapToObj(k -> TextPage.number(index.applyAsDouble(at(found, scenario, learner, k)), 3))
                .toList();
    }

    private void lost(ExperimentNotes notes, TextCorpus corpus, Map<Cell, Predictions> found) {
        notes.page.say("");
        Map<String, Double> byLearner = mostLost(found);
        PaperStatements.compare(
                notes,
                "section-6/" + corpus.id() + "/most-accuracy-lost",
                corpus.title() + ", most points of accuracy lost at k = 20 in any scenario",
                Collections.max(byLearner.values()),
                1,
                corpus.id().equals("reuters") ? null : BAYES);
        List<String> each = new ArrayList<>();
        byLearner.forEach((learner, points) -> {
            each.add(learner + " " + TextPage.number(points, 1));
            notes.figures.add(Figure.ours("section-6/" + corpus.id() + "/" + learner + "/most-accuracy-lost", points));
        });
        notes.page.say("  by classifier: " + String.join(", ", each));
    }

    /** For each classifier, the most points of accuracy that it loses at the largest k in any scenario. */
    Map<String, Double> mostLost(TextCorpus corpus, Watcher watcher) {
        return mostLost(predictions(corpus, watcher));
    }

    private Map<String, Double> mostLost(Map<Cell, Predictions> found) {
        Map<String, Double> byLearner = new LinkedHashMap<>();
        for (String learner : LEARNERS.keySet()) {
            byLearner.put(
                    learner,
                    Arrays.stream(Scenario.values())
                            .mapToDouble(scenario -> accuracy(found, scenario, learner, 1)
                                    - accuracy(found, scenario, learner, masked.last()))
                            .max()
                            .orElseThrow());
        }
        return byLearner;
    }
}
