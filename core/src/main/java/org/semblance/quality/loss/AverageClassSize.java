package org.semblance.quality.loss;

import org.semblance.Watcher;
import org.semblance.data.Distinct;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.quality.MeasureOfTables;
import org.semblance.quality.Score;

/**
 * The mean number of rows in a class of rows whose quasi-identifiers read alike.
 *
 * <p>LeFevre, DeWitt and Ramakrishnan 2006 divide it by k, which a measure does not know.
 */
public record AverageClassSize() implements MeasureOfTables {

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        int count = classes(original, released).count();
        return Score.of("average-class-size", count == 0 ? 0 : (double) released.size() / count, "");
    }

    static Distinct classes(Dataset original, Table released) {
        return Distinct.of(
                released.size(),
                original.with(Role.QUASI_IDENTIFIER).stream()
                        .map(attribute -> released.column(attribute.name()).codes())
                        .toList());
    }
}
