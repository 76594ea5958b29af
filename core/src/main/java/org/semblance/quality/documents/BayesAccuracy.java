package org.semblance.quality.documents;

import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Better;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.MeasureFacts.Need;
import org.semblance.quality.Score;

/**
 * Naive Bayes accuracy: the share of original documents whose label is predicted correctly by a multinomial naive Bayes
 * classifier trained on released documents, in per cent.
 *
 * <p>The predicted label is the c with the largest {@code log p(c) + Σ w(t)·log p(t | c)} over the terms t of the document,
 * with their weights w, where {@code p(t | c) = (1 + W(t, c)) / (T + W(c))} from the summed weights W of the training set
 * and T terms.
 *
 * <p>Training and test sets, scenarios, interval, range and refusals are those of {@link KnnAccuracy}; the classifier
 * is {@link NaiveBayes}. Negative weights are refused.
 */
@CatalogEntry(
        name = BayesAccuracy.NAME,
        summary = "original documents whose label is predicted correctly by naive Bayes trained on released ones",
        source = "Manning, C. D., Raghavan, P. and Schütze, H. (2009). An introduction to information retrieval."
                + " Cambridge University Press, online edition.",
        meaningForDocuments = "Whether a naive Bayes classifier trained on the release works for original documents: "
                + "the share of correct labels. The other figures show other combinations of training and "
                + "test data.")
@MeasureFacts(
        kind = Kind.UTILITY,
        better = Better.HIGHER,
        range = MeasureFacts.PERCENT,
        needs = Need.LABELS,
        ofDocuments = true)
public record BayesAccuracy(
        @About(value = "column with the label of each document", fallback = "label")
        String label) implements Measure {

    public static final String NAME = "bayes-accuracy";

    public BayesAccuracy() {
        this("label");
    }

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return LabelledParts.of(original, released, label, NAME).accuracy(NAME, NaiveBayes.training());
    }
}
