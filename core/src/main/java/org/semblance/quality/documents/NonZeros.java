package org.semblance.quality.documents;

import java.util.Map;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;

/** How many terms a document has on average, with that of the original beside it (Fig. 3 of the paper). */
public record NonZeros() implements Measure {

    private static final String NAME = "non-zeros";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        ReleasedDocuments documents = ReleasedDocuments.of(original, released, NAME);
        return Score.of(NAME, mean(documents.after()), "").beside(Map.of("original", mean(documents.before())));
    }

    /** The mean number of entries of a row. */
    public static double mean(Vectors column) {
        return (double) column.entries() / column.size();
    }
}
