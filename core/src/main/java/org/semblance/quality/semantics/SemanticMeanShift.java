package org.semblance.quality.semantics;

import java.util.LinkedHashMap;
import java.util.Map;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.MeasureOfTables;
import org.semblance.quality.Score;

/**
 * sd(sμ(A), sμ(A*)): how far the semantic means of concepts moved, on average over attributes. Noise should leave them
 * where they are.
 */
public record SemanticMeanShift() implements MeasureOfTables {

    private static final String NAME = "semantic-mean-shift";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        Map<String, Double> shifts = new LinkedHashMap<>();
        for (MeantColumn column : MeantColumn.some(original, released, NAME)) {
            shifts.put(column.name(), column.meanShift());
        }
        return Averaged.score(NAME, shifts);
    }
}
