package org.semblance.quality.documents;

import org.semblance.data.Vectors;

/** Tells the labels of documents after it has seen others with theirs. */
public interface Classifier {

    /** What a classifier learns from. */
    @FunctionalInterface
    interface Training {

        /** Learns the labels of rows, which are numbers from 0. */
        Classifier of(Vectors documents, int[] labels);
    }

    /** The label of each row. */
    int[] predict(Vectors documents);
}
