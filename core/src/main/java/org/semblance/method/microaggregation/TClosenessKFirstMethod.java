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
 * The method {@code t-closeness-k-first}: the groups of {@link TClosenessKFirst}, merged if some are still too far from
 * the table.
 */
@CatalogEntry(
        name = TClosenessKFirstMethod.NAME,
        summary = "microaggregation for t-closeness: members are exchanged for other records until the "
                + "sensitive attribute is distributed in each group nearly as in the whole table; groups "
                + "that remain too far are merged",
        source = Citations.SORIA_COMAS)
@MethodFacts(claims = {KAnonymity.class, Contributors.class, TCloseness.class})
public record TClosenessKFirstMethod(
        @About(value = "minimum number of records that become indistinguishable, at least 2", code = ProblemCode.E_K)
        int k,

        @About(value = CLOSENESS, code = ProblemCode.E_T) double t,

        @About(AttributeGuarantee.ATTRIBUTE) String of,

        @About(value = TCloseness.DISTANCE, optional = true) @Nullable
        GroundDistance distance,

        @About(value = "minimum number of original values behind each published value; k if not given", optional = true)
        @Nullable
        Integer contributors,

        @About(value = Microaggregation.DISPLACE, optional = true, code = ProblemCode.E_DISPLACE) @Nullable
        Double displace)
        implements TClosenessMethod {

    public static final String NAME = "t-closeness-k-first";

    public TClosenessKFirstMethod {
        Microaggregation.refuseNonsense(k, contributors);
        TClosenessMethod.refuseNonsense(t);
        Microaggregation.refuseDisplacement(displace, false);
    }

    /** With means that are not displaced. */
    public TClosenessKFirstMethod(
            int k, double t, String of, @Nullable GroundDistance distance, @Nullable Integer contributors) {
        this(k, t, of, distance, contributors, null);
    }

    /** With the default ground distance and k contributors. */
    public TClosenessKFirstMethod(int k, double t, String of) {
        this(k, t, of, null, null);
    }

    @Override
    public Partitioner partitioner() {
        return new TClosenessKFirst(k, closeness());
    }
}
