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
 * The method {@code t-closeness-merge}: {@code mdav} with groups merged by {@link GroupMerger} until t-closeness is
 * satisfied.
 */
@CatalogEntry(
        name = TClosenessMergeMethod.NAME,
        summary = "microaggregation for t-closeness: groups are merged until the sensitive attribute is "
                + "distributed in each nearly as in the whole table",
        source = Citations.SORIA_COMAS)
@MethodFacts(claims = {KAnonymity.class, Contributors.class, TCloseness.class})
public record TClosenessMergeMethod(
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

    public static final String NAME = "t-closeness-merge";

    public TClosenessMergeMethod {
        Microaggregation.refuseNonsense(k, contributors);
        TClosenessMethod.refuseNonsense(t);
        Microaggregation.refuseDisplacement(displace, false);
    }

    /** With means that are not displaced. */
    public TClosenessMergeMethod(
            int k, double t, String of, @Nullable GroundDistance distance, @Nullable Integer contributors) {
        this(k, t, of, distance, contributors, null);
    }

    /** With the default ground distance and k contributors. */
    public TClosenessMergeMethod(int k, double t, String of) {
        this(k, t, of, null, null);
    }

    @Override
    public Partitioner partitioner() {
        return new Mdav(k);
    }
}
