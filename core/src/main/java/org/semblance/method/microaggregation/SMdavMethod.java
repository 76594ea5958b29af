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

/** The method {@code s-mdav}: groups of k by {@link Mdav}, with the mean of attribute distances as record distance. */
@CatalogEntry(
        name = SMdavMethod.NAME,
        summary = "MDAV with the mean of semantic distances, in groups of k (S-MDAV)",
        source = Citations.MARTINEZ_SANCHEZ_VALLS)
@MethodFacts(claims = {KAnonymity.class, Contributors.class})
public record SMdavMethod(
        @About(value = "minimum number of records that become indistinguishable, at least 2", code = ProblemCode.E_K)
        int k,

        @About(value = "how attribute distances are combined: mean, euclidean or tuple", fallback = "mean")
        Combination combine,

        @About(value = "minimum number of original values behind each published value; k if not given", optional = true)
        @Nullable
        Integer contributors)
        implements PartitionedMicroaggregationMethod {

    public static final String NAME = "s-mdav";

    public SMdavMethod {
        Microaggregation.refuseNonsense(k, contributors);
    }

    @Override
    public Microaggregation microaggregation() {
        return new Microaggregation(new Mdav(k), contributors);
    }
}
