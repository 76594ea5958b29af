package org.semblance.testkit.drafts;

import java.util.List;
import org.semblance.testkit.Golden;
import org.semblance.testkit.drafts.making.MadeUpTable;

/** A made-up table and what is expected of its draft. */
public record GoldenDraft(MadeUpTable table, List<GoldenColumn> columns) {

    public GoldenDraft {
        columns = List.copyOf(columns);
    }

    /** The golden file with the name of a table, in the package of a class. */
    static GoldenDraft of(MadeUpTable table, Class<?> beside) {
        return new GoldenDraft(
                table,
                Golden.of(beside, table.name() + ".csv").rows().stream()
                        .map(GoldenColumn::of)
                        .toList());
    }
}
