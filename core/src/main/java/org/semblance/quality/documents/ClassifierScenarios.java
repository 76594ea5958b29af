package org.semblance.quality.documents;

import org.semblance.data.Vectors;

/**
 * The predictions of a classifier trained on original or released documents and tested on original or released ones
 * (Abril, Navarro-Arribas and Torra 2015, section 5.3.3).
 *
 * @param original trained on original documents, tested on original ones
 * @param first trained on original documents, tested on released ones
 * @param second trained on released documents, tested on released ones
 * @param third trained on released documents, tested on original ones
 */
public record ClassifierScenarios(Predictions original, Predictions first, Predictions second, Predictions third) {

    /** A training or test set: some documents before and after masking, with their labels. */
    public static final class Part {

        private final Vectors before;
        private final Vectors after;
        private final int[] labels;

        /** A set whose labels are numbers from 0, the same in all sets. */
        public Part(Vectors before, Vectors after, int[] labels) {
            this.before = before;
            this.after = after;
            this.labels = labels;
        }

        Vectors before() {
            return before;
        }

        Vectors after() {
            return after;
        }

        int[] labels() {
            return labels;
        }

        /** Some of its documents. */
        Part rows(int[] rows) {
            int[] chosen = new int[rows.length];
            for (int i = 0; i < rows.length; i++) {
                chosen[i] = labels[rows[i]];
            }
            return new Part(before.rows(rows), after.rows(rows), chosen);
        }
    }

    /** Trains classifiers on one set and predicts the labels of the other. */
    public static ClassifierScenarios of(Part training, Part test, Classifier.Training learner) {
        Classifier onOriginals = learner.of(training.before(), training.labels());
        Classifier onReleased = learner.of(training.after(), training.labels());
        return new ClassifierScenarios(
                new Predictions(test.labels(), onOriginals.predict(test.before())),
                new Predictions(test.labels(), onOriginals.predict(test.after())),
                new Predictions(test.labels(), onReleased.predict(test.after())),
                new Predictions(test.labels(), onReleased.predict(test.before())));
    }
}
