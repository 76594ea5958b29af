package org.semblance.quality.documents;

import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Problem;
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
 * How many original documents get their label from their nearest neighbours among released ones (their third scenario),
 * with what their neighbours among original ones give them, and the other scenarios, beside it.
 */
@CatalogEntry(
        name = KnnAccuracy.NAME,
        summary = "original documents that get their label from their nearest neighbours among released ones",
        source = Citations.ABRIL_SPHERICAL,
        meaningForDocuments =
                "The share of documents whose label their nearest neighbours tell: learnt from the release, tested on"
                        + " originals. Beside it, from what and on what.")
@MeasureFacts(
        kind = Kind.UTILITY,
        better = Better.HIGHER,
        range = MeasureFacts.PERCENT,
        needs = Need.LABELS,
        ofDocuments = true)
public record KnnAccuracy(
        @About(value = "how many neighbours have a say", fallback = "5")
        int neighbours,

        @About(value = "the column that tells what a document is about", fallback = "label")
        String label)
        implements Measure {

    public static final String NAME = "knn-accuracy";

    public KnnAccuracy {
        if (neighbours < 1) {
            throw Problem.recipe("E_CONFIG", "neighbours is " + neighbours, "choose 1 or more; 5 or 10 is usual");
        }
    }

    /** By five neighbours. */
    public KnnAccuracy() {
        this(5, "label");
    }

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return LabelledParts.of(
                        ReleasedDocuments.of(original, released, NAME),
                        ReleasedDocuments.labels(original, label, NAME),
                        NAME)
                .accuracy(NAME, NearestNeighbours.training(neighbours));
    }
}
