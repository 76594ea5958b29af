package org.semblance.method.microaggregation;

import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.ProblemCode;
import org.semblance.method.MethodFacts;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.KAnonymity;

/** The method {@code mdav-mu-argus}: microaggregation with the groups of {@link MdavMuArgus} and restored variances. */
@CatalogEntry(
        name = MdavMuArgusMethod.NAME,
        summary = "MDAV as in the program µ-Argus, with variances restored",
        source =
                "Hundepool, A. et al. (2003). µ-ARGUS version 3.2: software and user's manual. Statistics Netherlands.")
@MethodFacts(claims = {KAnonymity.class, Contributors.class})
public record MdavMuArgusMethod(
        @About(value = "minimum number of records that become indistinguishable, at least 2", code = ProblemCode.E_K)
        int k,

        @About(value = "minimum number of original values behind each published value; k if not given", optional = true)
        @Nullable
        Integer contributors,

        @About(value = "whether numbers are rescaled to their original variance", fallback = "true")
        boolean rescale)
        implements MicroaggregationMethod {

    public static final String NAME = "mdav-mu-argus";

    public MdavMuArgusMethod {
        Microaggregation.refuseNonsense(k, contributors);
    }

    /** With k contributors and restored variances. */
    public MdavMuArgusMethod(int k) {
        this(k, null, true);
    }

    @Override
    public Microaggregation microaggregation() {
        return new Microaggregation(new MdavMuArgus(k), contributors, rescale);
    }
}
