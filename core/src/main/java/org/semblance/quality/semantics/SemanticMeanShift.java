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
 * sd(sμ(A), sμ(A*)): how far the semantic means of concepts moved, on average over attributes. Noise should leave them
 * where they are.
 */
@CatalogEntry(
        name = SemanticMeanShift.NAME,
        summary = "semantic distance between the means of concepts before and after, mean over attributes",
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
