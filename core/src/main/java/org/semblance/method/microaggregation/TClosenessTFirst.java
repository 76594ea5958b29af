package org.semblance.method.microaggregation;

import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.domain.distribution.Ground;

/** The method {@code t-closeness-t-first}: the groups of {@link TFirst}, merged where some are too far from the table still. */
public record TClosenessTFirst(
        @About(value = "how many records must become alike, at least 2", code = "E_K")
        int k,

        @About(
                value =
                        "how far a group may be from the whole table in the confidential attribute, above 0 and at most 1",
                code = "E_T")
        double t,

        @About("the confidential attribute") String of,

        @About(
                value =
                        "what lies between its values: equal, ordered or semantic; when not given, what suits its domain",
                optional = true)
        @Nullable
        Ground distance,

        @About(
                value =
                        "how many strata of the confidential attribute groups take members from: as few as needed for t; best, of"
                                + " these and ever fewer those that lose least once groups are merged; or as many as members,"
                                + " as in the paper",
                fallback = "best")
        Strata strata,

        @About(value = "how many values must stand behind a published one; k when not given", optional = true) @Nullable
        Integer contributors)
        implements ByCloseness {

    /** How many strata there are. */
    public enum Strata {
        /** As few as t needs; of each a group takes as many records as it needs to have k. */
        NEEDED,
        /** Those, or half as many and so on, whichever lose least once groups that are too far away are merged. */
        BEST,
        /** One for each member of a group. */
        MEMBERS
    }

    public TClosenessTFirst {
        Microaggregation.refuseNonsense(k, contributors);
        ByCloseness.refuseNonsense(t);
    }

    /** With what suits the domain between values, the best strata, and as many contributors as k. */
    public TClosenessTFirst(int k, double t, String of) {
        this(k, t, of, null, Strata.BEST, null);
    }

    @Override
    public Partitioner partitioner() {
        return new TFirst(k, closeness(), strata);
    }
}
