package org.semblance.quality.documents;

import java.util.Arrays;

/** The true and the predicted labels of documents. */
public final class Predictions {

    private final int[] labels;
    private final int[] predicted;

    public Predictions(int[] labels, int[] predicted) {
        this.labels = labels;
        this.predicted = predicted;
    }

    /** The number of documents. */
    public int size() {
        return labels.length;
    }

    /** The share of documents whose label was predicted correctly. */
    public double accuracy() {
        return (double) right() / labels.length;
    }

    /** The Jaccard index over all labels together: a wrongly labelled document is in the union twice. */
    public double microJaccard() {
        return right() / (2.0 * labels.length - right());
    }

    /**
     * The mean over labels of the Jaccard index between the documents that have the label and those predicted to have
     * it.
     */
    public double macroJaccard() {
        int count = Math.max(most(labels), most(predicted)) + 1;
        int[] both = new int[count];
        int[] either = new int[count];
        for (int row = 0; row < labels.length; row++) {
            either[labels[row]]++;
            if (labels[row] == predicted[row]) {
                both[labels[row]]++;
            } else {
                either[predicted[row]]++;
            }
        }
        double sum = 0;
        int used = 0;
        for (int label = 0; label < count; label++) {
            if (either[label] > 0) {
                sum += (double) both[label] / either[label];
                used++;
            }
        }
        return sum / used;
    }

    private int right() {
        int right = 0;
        for (int row = 0; row < labels.length; row++) {
            if (labels[row] == predicted[row]) {
                right++;
            }
        }
        return right;
    }

    private static int most(int[] labels) {
        return Arrays.stream(labels).max().orElse(0);
    }
}
