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

/** The share of rows that stand in a class of at least so many rows that read alike. */
@CatalogEntry(
        name = Crowd.NAME,
        summary = "rows that stand in a crowd of rows that read alike, from 0 to 1",
        meaning = "Whoever stands in a crowd is hard to find. At 1 everybody does.")
@MeasureFacts(kind = Kind.RISK, better = Better.HIGHER, range = "0 to 1 (all stand in a crowd)", share = true)
public record Crowd(
        @About(value = "how many rows make a crowd", fallback = "10")
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
