package org.semblance.quality.documents;

import java.util.Map;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;

/** The share of all terms that a document has on average, with that of the original beside it. */
public record Density() implements Measure {

    private static final String NAME = "density";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        ReleasedDocuments documents = ReleasedDocuments.of(original, released, NAME);
        return Score.of(NAME, share(documents.after()), "%").beside(Map.of("original", share(documents.before())));
    }

    /** 100·entries/(rows·dimensions). */
    public static double share(Vectors column) {
        return column.dimensions() == 0 ? 0 : 100 * NonZeros.mean(column) / column.dimensions();
    }
}
