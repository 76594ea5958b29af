package org.semblance.quality.documents;

import org.semblance.data.Vectors;

/** A classifier of documents, trained on documents with known labels. */
public interface Classifier {

    /** Trains a classifier. */
    @FunctionalInterface
    interface Training {

        /** Trains a classifier on rows and their labels, which are numbers from 0. */
        Classifier of(Vectors documents, int[] labels);
    }

    /** The predicted label of each row. */
    int[] predict(Vectors documents);
}
