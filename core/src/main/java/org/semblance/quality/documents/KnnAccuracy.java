package org.semblance.quality.documents;

import org.semblance.About;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;

/**
 * How many original documents get their label from their nearest neighbours among released ones (their third scenario),
 * with what their neighbours among original ones give them, and the other scenarios, beside it.
 */
public record KnnAccuracy(
        @About(value = "how many neighbours have a say", fallback = "5")
        int neighbours,

        @About(value = "the column that tells what a document is about", fallback = "label")
        String label)
        implements Measure {

    private static final String NAME = "knn-accuracy";

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
        return LabelledParts.of(original, released, label, NAME).accuracy(NAME, NearestNeighbours.training(neighbours));
    }
}
