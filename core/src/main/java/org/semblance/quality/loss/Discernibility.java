package org.semblance.quality.loss;

import org.semblance.Watcher;
import org.semblance.data.Distinct;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.MeasureOfTables;
import org.semblance.quality.Score;

/**
 * The discernibility metric: for each row the number of rows it cannot be told from, itself included, summed.
 *
 * <p>Bayardo and Agrawal 2005, without their fine for suppressed rows: those are a class like any other, as they read
 * alike.
 */
public record Discernibility() implements MeasureOfTables {

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        Distinct classes = AverageClassSize.classes(original, released);
        long sum = 0;
        for (int one = 0; one < classes.count(); one++) {
            sum += (long) classes.size(one) * classes.size(one);
        }
        return Score.of("discernibility", (double) sum, "");
    }
}
