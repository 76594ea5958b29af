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
        summary = "mdav by the mean of semantic distances, in groups of k (S-MDAV)",
        source = Citations.MARTINEZ_SANCHEZ_VALLS)
@MethodFacts(claims = {KAnonymity.class, Contributors.class})
public record SMdavMethod(
        @About(value = "how many records must become alike, at least 2", code = ProblemCode.E_K)
        int k,

        @About(value = "how attributes combine: mean of distances, euclidean or tuple", fallback = "mean")
        Combination combine,

        @About(value = "how many values must stand behind a published one; k when not given", optional = true) @Nullable
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
