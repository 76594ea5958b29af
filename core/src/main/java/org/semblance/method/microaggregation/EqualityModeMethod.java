package org.semblance.method.microaggregation;

import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.method.Masked;
import org.semblance.method.MethodFacts;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.KAnonymity;

/**
 * The method {@code equality-mode}: groups of k by {@link Mdav} with words compared for equality only, each replaced by
 * the most frequent word. Meanings are ignored.
 *
 * <p>Domingo-Ferrer and Torra 2005, as compared by Martínez, Sánchez and Valls.
 */
@CatalogEntry(
        name = EqualityModeMethod.NAME,
        summary = "MDAV that compares words for equality only and replaces them by the most frequent one, "
                + "for comparison",
        source = Citations.DOMINGO_TORRA)
@MethodFacts(claims = {KAnonymity.class, Contributors.class})
public record EqualityModeMethod(
        @About(value = "minimum number of records that become indistinguishable, at least 2", code = ProblemCode.E_K)
        int k,

        @About(value = "what is compared for equality: each attribute, or the whole tuple", fallback = "attribute")
        Equality equality,

        @About(value = "minimum number of original values behind each published value; k if not given", optional = true)
        @Nullable
        Integer contributors)
        implements MicroaggregationMethod {

    public static final String NAME = "equality-mode";

    /** What is compared for equality. */
    public enum Equality {
        ATTRIBUTE,
        TUPLE
    }

    public EqualityModeMethod {
        Microaggregation.refuseNonsense(k, contributors);
    }

    @Override
    public Combination combine() {
        return Combination.MEAN;
    }

    @Override
    public Microaggregation microaggregation() {
        return new Microaggregation(new Mdav(k), contributors);
    }

    @Override
    public Masked mask(Dataset data, Microaggregation groups, Watcher watcher) {
        Dataset words = data.reading(domain -> domain instanceof Concepts ? new Nominal() : domain)
                .combining(equality == Equality.TUPLE ? Combination.TUPLE : Combination.MEAN);
        return groups.mask(words, watcher);
    }
}
