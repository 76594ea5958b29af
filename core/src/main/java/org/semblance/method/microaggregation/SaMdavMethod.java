package org.semblance.method.microaggregation;

import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.ProblemCode;
import org.semblance.domain.Combination;
import org.semblance.method.MethodFacts;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.KAnonymity;

/** The method {@code sa-mdav}: microaggregation with the groups of {@link SaMdav}. */
@CatalogEntry(
        name = SaMdavMethod.NAME,
        summary = "microaggregation of words by meaning; equal records stay together, so group sizes vary (SA-MDAV)",
        source = Citations.MARTINEZ_SANCHEZ_VALLS)
@MethodFacts(claims = {KAnonymity.class, Contributors.class})
public record SaMdavMethod(
        @About(value = "minimum number of records that become indistinguishable, at least 2", code = ProblemCode.E_K)
        int k,

        @About(
                value = "how repetitions count in the search for the closest tuple: plain, not at all, which loses "
                        + "less, or weighted, as printed in the paper",
                fallback = "plain")
        ClosestRule closest,

        @About(value = "how attribute distances are combined: mean, euclidean or tuple", fallback = "mean")
        Combination combine,

        @About(value = "minimum number of original values behind each published value; k if not given", optional = true)
        @Nullable
        Integer contributors)
        implements TupleMicroaggregationMethod {

    public static final String NAME = "sa-mdav";

    public SaMdavMethod {
        Microaggregation.refuseNonsense(k, contributors);
    }

    @Override
    public Microaggregation microaggregation() {
        return new Microaggregation(new SaMdav(k, closest, true), contributors);
    }
}
