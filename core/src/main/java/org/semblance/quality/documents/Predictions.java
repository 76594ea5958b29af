package org.semblance.quality.documents;

import java.util.Arrays;

/** Labels that documents have, and labels that a classifier gave them. */
public final class Predictions {

    private final int[] labels;
    private final int[] predicted;

    public Predictions(int[] labels, int[] predicted) {
        this.labels = labels;
        this.predicted = predicted;
    }

    /** How many documents there are. */
    public int size() {
        return labels.length;
    }

    /** The share of documents that got their label. */
    public double accuracy() {
        return (double) right() / labels.length;
    }

    /** Jaccard's index over all labels at once: a document that got another label is in the union twice. */
    public double microJaccard() {
        return right() / (2.0 * labels.length - right());
    }

    /** Jaccard's index of each label that documents have or got, of those that have it and those that got it: the mean. */
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
