package org.semblance.quality.documents;

import org.semblance.data.Vectors;

/**
 * What a classifier tells of documents when it learns from original or from released ones, and is tested on original or
 * on released ones (section 5.3.3 of the paper).
 *
 * @param original learnt from original documents, tested on original ones
 * @param first learnt from original documents, tested on released ones
 * @param second learnt from released documents, tested on released ones
 * @param third learnt from released documents, tested on original ones
 */
public record ClassifierScenarios(Predictions original, Predictions first, Predictions second, Predictions third) {

    /** One part of the documents, as they were and as they are released. */
    public static final class Part {

        private final Vectors before;
        private final Vectors after;
        private final int[] labels;

        /** A part whose labels are numbers from 0, the same in all parts. */
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

    /** Lets a classifier learn from one part and tell the labels of the other. */
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
