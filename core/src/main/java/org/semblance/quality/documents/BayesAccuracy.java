package org.semblance.quality.documents;

import org.semblance.About;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;

/**
 * How many original documents get their label from naive Bayes that learnt from released ones (their third scenario), with
 * what it gives them when it learnt from original ones, and the other scenarios, beside it.
 */
public record BayesAccuracy(
        @About(value = "the column that tells what a document is about", fallback = "label")
        String label) implements Measure {

    private static final String NAME = "bayes-accuracy";

    public BayesAccuracy() {
        this("label");
    }

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return LabelledParts.of(original, released, label, NAME).accuracy(NAME, NaiveBayes.training());
    }
}
