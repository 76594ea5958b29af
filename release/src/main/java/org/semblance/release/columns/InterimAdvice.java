package org.semblance.release.columns;

import org.semblance.release.columns.signs.ColumnKind;

/** What to do with columns that a recipe has no key for yet: they are dropped, and the draft says how to keep what is in them. */
final class InterimAdvice {

    private InterimAdvice() {}

    /** The question to a person about such a column. */
    static String of(ColumnKind kind, ColumnProfile column) {
        return switch (kind) {
            case HOUSEHOLD -> "it says who lives together: whoever knows a household finds it again, so it is dropped";
            case STRATUM, CLUSTER ->
                "it belongs to the design of a sample and may tell where people live: it is dropped; to keep it, make it a"
                        + " quasi-identifier with domain: nominal";
            case WEIGHT ->
                "sampling weights may single people out, so it is dropped; to keep it, make it a quasi-identifier with"
                        + " domain: numeric, which averages it within groups";
            default ->
                "dates lead to people, so they are dropped. To keep the month or the year, "
                        + DateStyle.of(column).map(DateStyle::advice).orElse("put it into a column of its own");
        };
    }
}
