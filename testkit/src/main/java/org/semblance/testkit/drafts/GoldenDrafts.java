package org.semblance.testkit.drafts;

import java.util.List;
import org.semblance.testkit.drafts.tuning.TuningTables;
import org.semblance.testkit.drafts.unseen.UnseenTables;

/** The golden drafts. */
public final class GoldenDrafts {

    private GoldenDrafts() {}

    /** Those on which a program that drafts may be improved. */
    public static List<GoldenDraft> tuning() {
        return TuningTables.all().stream()
                .map(table -> GoldenDraft.of(table, TuningTables.class))
                .toList();
    }

    /** Those that are looked at once, when the program is ready. */
    public static List<GoldenDraft> unseen() {
        return UnseenTables.all().stream()
                .map(table -> GoldenDraft.of(table, UnseenTables.class))
                .toList();
    }
}
