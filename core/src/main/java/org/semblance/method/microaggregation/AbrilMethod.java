package org.semblance.method.microaggregation;

import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.method.Masked;
import org.semblance.method.MethodFacts;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.KAnonymity;

/**
 * The method {@code abril}: groups of k by {@link Mdav} with semantic distances, each replaced by its least common
 * subsumer.
 *
 * <p>Abril, Navarro-Arribas and Torra 2010, as compared by Martínez, Sánchez and Valls.
 */
@CatalogEntry(
        name = AbrilMethod.NAME,
        summary = "s-mdav with the least common subsumer instead of the centroid, for comparison",
        source =
                "Abril, D., Navarro-Arribas, G. and Torra, V. (2010). Towards semantic microaggregation of categorical"
                        + " data for confidential documents. Modeling Decisions for Artificial Intelligence, Springer, 266-276.")
@MethodFacts(claims = {KAnonymity.class, Contributors.class})
public record AbrilMethod(
        @About(value = "minimum number of records that become indistinguishable, at least 2", code = ProblemCode.E_K)
        int k,

        @About(value = "how attribute distances are combined: mean, euclidean or tuple", fallback = "mean")
        Combination combine,

        @About(value = "minimum number of original values behind each published value; k if not given", optional = true)
        @Nullable
        Integer contributors)
        implements MicroaggregationMethod {

    public static final String NAME = "abril";

    public AbrilMethod {
        Microaggregation.refuseNonsense(k, contributors);
    }

    @Override
    public Microaggregation microaggregation() {
        return new Microaggregation(new Mdav(k), contributors);
    }

    @Override
    public Masked mask(Dataset data, Microaggregation groups, Watcher watcher) {
        Dataset subsumed = data.reading(
                domain -> domain instanceof Concepts concepts ? concepts.averaging(Concepts.Average.LCS) : domain);
        return groups.mask(subsumed, watcher);
    }
}
