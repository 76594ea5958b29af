package org.semblance.method.microaggregation;

import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.ProblemCode;
import org.semblance.domain.distribution.GroundDistance;
import org.semblance.method.MethodFacts;
import org.semblance.privacy.AttributeGuarantee;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.TCloseness;

/**
 * The method {@code t-closeness-t-first}: the groups of {@link TClosenessTFirst}, merged if some are still too far from
 * the table.
 */
@CatalogEntry(
        name = TClosenessTFirstMethod.NAME,
        summary = "microaggregation whose groups take members from the whole range of a confidential attribute, so that"
                + " it lies in each nearly as in the whole table",
        source = Citations.SORIA_COMAS)
@MethodFacts(claims = {KAnonymity.class, Contributors.class, TCloseness.class})
public record TClosenessTFirstMethod(
        @About(value = "how many records must become alike, at least 2", code = ProblemCode.E_K)
        int k,

        @About(value = CLOSENESS, code = ProblemCode.E_T) double t,

        @About(AttributeGuarantee.ATTRIBUTE) String of,

        @About(value = TCloseness.DISTANCE, optional = true) @Nullable
        GroundDistance distance,

        @About(
                value =
                        "how many strata of the confidential attribute groups take members from: as few as needed for t; best, of"
                                + " these and ever fewer those that lose least once groups are merged; or as many as members,"
                                + " as in the paper",
                fallback = "best")
        StrataChoice strata,

        @About(value = "how many values must stand behind a published one; k when not given", optional = true) @Nullable
        Integer contributors)
        implements TClosenessMethod {

    public static final String NAME = "t-closeness-t-first";

    public TClosenessTFirstMethod {
        Microaggregation.refuseNonsense(k, contributors);
        TClosenessMethod.refuseNonsense(t);
    }

    /** With the default ground distance, the best strata and k contributors. */
    public TClosenessTFirstMethod(int k, double t, String of) {
        this(k, t, of, null, StrataChoice.BEST, null);
    }

    @Override
    public Partitioner partitioner() {
        return new TClosenessTFirst(k, closeness(), strata);
    }
}
