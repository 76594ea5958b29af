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

/** The method {@code sa-mdav-static}: {@code sa-mdav} with groups that grow around their first tuple. */
@CatalogEntry(
        name = SaMdavStaticMethod.NAME,
        summary = "sa-mdav with groups that grow around their first tuple, not their centroid",
        source = Citations.MARTINEZ_SANCHEZ_VALLS)
@MethodFacts(claims = {KAnonymity.class, Contributors.class})
public record SaMdavStaticMethod(
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

    public static final String NAME = "sa-mdav-static";

    public SaMdavStaticMethod {
        Microaggregation.refuseNonsense(k, contributors);
    }

    @Override
    public Microaggregation microaggregation() {
        return new Microaggregation(new SaMdav(k, closest, false), contributors);
    }
}
