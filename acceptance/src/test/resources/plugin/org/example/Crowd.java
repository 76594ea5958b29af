package org.example;

import java.util.List;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.privacy.EquivalenceClasses;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Better;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;
import org.semblance.quality.TableMeasure;

/** The share of rows in equivalence classes of at least a given size. */
@CatalogEntry(
        name = Crowd.NAME,
        summary = "share of rows in large equivalence classes, from 0 to 1",
        meaning = "Rows in large equivalence classes are hard to re-identify. At 1 all rows are in one.")
@MeasureFacts(kind = Kind.RISK, better = Better.HIGHER, range = "0 to 1 (all rows are in large classes)", share = true)
public record Crowd(
        @About(value = "minimum number of rows of a large class", fallback = "10")
        int size) implements TableMeasure {

    public static final String NAME = "crowd";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        List<String> shown = original.with(Role.QUASI_IDENTIFIER).stream()
                .map(Attribute::name)
                .toList();
        int hidden = 0;
        for (int[] rows : EquivalenceClasses.of(released, shown)) {
            hidden += rows.length < size ? 0 : rows.length;
        }
        return Score.of(NAME, released.size() == 0 ? 1 : (double) hidden / released.size(), "");
    }
}
