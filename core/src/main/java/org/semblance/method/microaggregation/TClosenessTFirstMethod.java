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
        summary = "microaggregation for t-closeness: each group takes members from the whole range of the "
                + "sensitive attribute; groups that remain too far from the whole table are merged",
        source = Citations.SORIA_COMAS)
@MethodFacts(claims = {KAnonymity.class, Contributors.class, TCloseness.class})
public record TClosenessTFirstMethod(
        @About(value = "minimum number of records that become indistinguishable, at least 2", code = ProblemCode.E_K)
        int k,

        @About(value = CLOSENESS, code = ProblemCode.E_T) double t,

        @About(AttributeGuarantee.ATTRIBUTE) String of,

        @About(value = TCloseness.DISTANCE, optional = true) @Nullable
        GroundDistance distance,

        @About(
                value = "number of strata of the sensitive attribute from which groups take members: needed, as "
                        + "few as t requires; best, of these, half as many and so on, the number that loses least "
                        + "after merging; or members, one for each member of a group, as in the paper",
                fallback = "best")
        StrataChoice strata,

        @About(value = "minimum number of original values behind each published value; k if not given", optional = true)
        @Nullable
        Integer contributors,

        @About(value = Microaggregation.DISPLACE, optional = true, code = ProblemCode.E_DISPLACE) @Nullable
        Double displace)
        implements TClosenessMethod {

    public static final String NAME = "t-closeness-t-first";

    public TClosenessTFirstMethod {
        Microaggregation.refuseNonsense(k, contributors);
        TClosenessMethod.refuseNonsense(t);
        Microaggregation.refuseDisplacement(displace, false);
    }

    /** With means that are not displaced. */
    public TClosenessTFirstMethod(
            int k,
            double t,
            String of,
            @Nullable GroundDistance distance,
            StrataChoice strata,
            @Nullable Integer contributors) {
        this(k, t, of, distance, strata, contributors, null);
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
