package org.semblance.quality.documents;

import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Problem;
import org.semblance.ProblemCode;
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
 * k-nearest-neighbour accuracy: the share of original documents that get their label from their nearest neighbours (by
 * the cosine) among released documents, in per cent.
 *
 * <p>About 70 % of the released documents are the training set; the original versions of the others, at most 2,000,
 * are the test set (third scenario of Abril, Navarro-Arribas and Torra 2015). Range: 0 % to 100 %; larger is better.
 * Compare it with {@code original to original}, which is given together with the other two scenarios and a 95 % Wilson
 * interval. Edge cases: Documents released as the same vector are always in the same set; otherwise the label could be
 * looked up. Neighbours that tie for the last places share them; among labels with equal votes the one with the
 * nearest neighbour wins. Documents without a label are left out. With fewer than two labels, or a single released
 * vector, the measure is refused.
 */
@CatalogEntry(
        name = KnnAccuracy.NAME,
        summary = "original documents whose label is predicted correctly by their nearest neighbours among "
                + "released ones",
        source = Citations.ABRIL_SPHERICAL,
        meaningForDocuments = "Whether a nearest-neighbour classifier trained on the release works for original "
                + "documents: the share of correct labels. The other figures show other combinations of "
                + "training and test data.")
@MeasureFacts(
        kind = Kind.UTILITY,
        better = Better.HIGHER,
        range = MeasureFacts.PERCENT,
        needs = Need.LABELS,
        ofDocuments = true)
public record KnnAccuracy(
        @About(value = "number of neighbours that vote", fallback = "5")
        int neighbours,

        @About(value = "column with the label of each document", fallback = "label")
        String label)
        implements Measure {

    public static final String NAME = "knn-accuracy";

    public KnnAccuracy {
        if (neighbours < 1) {
            throw Problem.recipe(
                    ProblemCode.E_CONFIG, "neighbours is " + neighbours, "choose 1 or more; 5 or 10 is usual");
        }
    }

    /** With five neighbours. */
    public KnnAccuracy() {
        this(5, "label");
    }

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return LabelledParts.of(original, released, label, NAME).accuracy(NAME, NearestNeighbours.training(neighbours));
    }
}
