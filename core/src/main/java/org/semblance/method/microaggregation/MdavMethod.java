package org.semblance.method.microaggregation;

import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.ProblemCode;
import org.semblance.Workers;
import org.semblance.method.Blockable;
import org.semblance.method.GoalCapableMethod;
import org.semblance.method.MethodFacts;
import org.semblance.method.blocking.Blocking;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.KAnonymity;

/** The method {@code mdav}: microaggregation with the groups of {@link Mdav}. */
@CatalogEntry(
        name = MdavMethod.NAME,
        summary = "microaggregation of numbers, ordered categories and words together (MDAV-generic)",
        source = Citations.DOMINGO_TORRA)
@MethodFacts(claims = {KAnonymity.class, Contributors.class})
public record MdavMethod(
        @About(value = "minimum number of records that become indistinguishable, at least 2", code = ProblemCode.E_K)
        int k,

        @About(value = "minimum number of original values behind each published value; k if not given", optional = true)
        @Nullable
        Integer contributors,

        @About(value = "whether numbers are rescaled to their original variance", fallback = "false")
        boolean rescale,

        @About(value = Microaggregation.DISPLACE, optional = true, code = ProblemCode.E_DISPLACE) @Nullable
        Double displace)
        implements PartitionedMicroaggregationMethod, Blockable {

    public static final String NAME = "mdav";

    public MdavMethod {
        Microaggregation.refuseNonsense(k, contributors);
        Microaggregation.refuseDisplacement(displace, rescale);
    }

    /** With k contributors. */
    public MdavMethod(int k) {
        this(k, null);
    }

    /** With unscaled group means. */
    public MdavMethod(int k, @Nullable Integer contributors) {
        this(k, contributors, false);
    }

    /** With means that are not displaced. */
    public MdavMethod(int k, @Nullable Integer contributors, boolean rescale) {
        this(k, contributors, rescale, null);
    }

    @Override
    public GoalCapableMethod in(Blocking blocking, Workers workers) {
        return new InBlocksMethod(this, blocking, workers);
    }

    @Override
    public Microaggregation microaggregation() {
        return new Microaggregation(new Mdav(k), contributors, rescale).displacing(displace);
    }
}
