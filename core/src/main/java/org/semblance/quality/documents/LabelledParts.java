package org.semblance.quality.documents;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Distinct;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Dataset;
import org.semblance.quality.Score;
import org.semblance.quality.SystematicRows;
import org.semblance.quality.WilsonInterval;

/**
 * Labelled documents divided into a training and a test set. Documents released as the same vector are in the same set;
 * otherwise a classifier could look the label up.
 */
record LabelledParts(ClassifierScenarios.Part training, ClassifierScenarios.Part test) {

    /** The share of the test set, as in the paper. */
    private static final double TEST = 0.3;

    /** The largest size of the test set; of more documents, an even sample is used. */
    static final int MOST = 2_000;

    /** Any number would do; a fixed one divides the same documents in the same way. */
    private static final long SEED = 2015;

    /** Divides the documents of a release that have a label. */
    static LabelledParts of(Dataset original, Table released, String label, String measure) {
        return of(
                ReleasedDocuments.of(original, released, measure),
                ReleasedDocuments.labels(original, label, measure),
                measure);
    }

    /** Divides documents that have a label. */
    static LabelledParts of(ReleasedDocuments documents, Words labels, String measure) {
        int[] labelled = IntStream.range(0, labels.size())
                .filter(row -> !labels.missing(row))
                .toArray();
        ClassifierScenarios.Part all = new ClassifierScenarios.Part(
                documents.before().rows(labelled),
                documents.after().rows(labelled),
                labels.rows(labelled).codes());
        Distinct groups = Distinct.of(labelled.length, List.of(all.after().codes()));
        if (groups.count() < 2) {
            throw Problem.data(
                    ProblemCode.E_MEASURE,
                    measure + " needs two different vectors, and the release has one only",
                    "choose a smaller k, or leave " + measure + " out of measures:");
        }
        boolean[] tested = tested(groups, labelled.length);
        int[] test =
                IntStream.range(0, tested.length).filter(row -> tested[row]).toArray();
        int[] training =
                IntStream.range(0, tested.length).filter(row -> !tested[row]).toArray();
        return new LabelledParts(
                all.rows(training),
                all.rows(Arrays.stream(SystematicRows.rows(test.length, MOST))
                        .map(i -> test[i])
                        .toArray()));
    }

    /** Groups go to the test set in random order as long as they fit; at least the smallest one does. */
    private static boolean[] tested(Distinct groups, int rows) {
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, groups.count()).boxed().toList());
        Collections.shuffle(order, new Random(SEED));
        boolean[] tested = new boolean[rows];
        long left = Math.round(TEST * rows);
        int smallest = order.get(0);
        boolean any = false;
        for (int group : order) {
            if (groups.size(group) <= left) {
                left -= groups.size(group);
                test(tested, groups.rowsOf(group));
                any = true;
            }
            smallest = groups.size(group) < groups.size(smallest) ? group : smallest;
        }
        if (!any) {
            test(tested, groups.rowsOf(smallest));
        }
        return tested;
    }

    private static void test(boolean[] tested, int[] rows) {
        for (int row : rows) {
            tested[row] = true;
        }
    }

    /**
     * The accuracy of a classifier trained on the release and tested on originals, with the other scenarios for
     * comparison.
     */
    Score accuracy(String name, Classifier.Training learner) {
        ClassifierScenarios scenarios = ClassifierScenarios.of(training, test, learner);
        Map<String, Double> comparison = new LinkedHashMap<>();
        comparison.put("original to original", 100 * scenarios.original().accuracy());
        comparison.put("original to released", 100 * scenarios.first().accuracy());
        comparison.put("released to released", 100 * scenarios.second().accuracy());
        Predictions third = scenarios.third();
        return new Score(
                name,
                100 * third.accuracy(),
                "%",
                Map.of(),
                Optional.of(WilsonInterval.percentages(third.accuracy(), third.size())),
                comparison);
    }
}
