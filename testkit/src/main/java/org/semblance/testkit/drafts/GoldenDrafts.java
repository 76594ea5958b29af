package org.semblance.testkit.drafts;

import java.util.List;
import org.semblance.testkit.drafts.tuning.TuningTables;

/** The golden drafts. */
public final class GoldenDrafts {

    private GoldenDrafts() {}

    /** Those on which a program that drafts may be improved. */
    public static List<GoldenDraft> tuning() {
        return TuningTables.all().stream()
                .map(table -> GoldenDraft.of(table, TuningTables.class))
                .toList();
    }
}
