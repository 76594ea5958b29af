package org.semblance.quality.semantics;

import java.util.LinkedHashMap;
import java.util.Map;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;
import org.semblance.quality.TableMeasure;

/**
 * Semantic mean shift: the mean over attributes of {@code sd(sμ(A), sμ(A*))}, the semantic distance between the
 * semantic means of the original and the released column. Noise should leave the mean unchanged.
 *
 * <p>The semantic mean sμ is the concept of the original's domain with the smallest sum of distances to all values.
 * Range: 0 (unchanged) to the largest distance of the similarity, 1 for most; smaller is better. Missing values and
 * released texts without a concept are left out; if nothing else is released, the shift is the largest distance. A
 * column without any original concept is left out.
 */
@CatalogEntry(
        name = SemanticMeanShift.NAME,
        summary = "semantic distance between the semantic means before and after masking, mean over attributes",
        source = Citations.RODRIGUEZ_GARCIA)
@MeasureFacts(kind = Kind.LOSS, range = MeasureFacts.UPWARDS)
public record SemanticMeanShift() implements TableMeasure {

    public static final String NAME = "semantic-mean-shift";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        Map<String, Double> shifts = new LinkedHashMap<>();
        for (ConceptColumn column : ConceptColumn.some(original, released, NAME)) {
            shifts.put(column.name(), column.meanShift());
        }
        return MeanScore.score(NAME, shifts);
    }
}
