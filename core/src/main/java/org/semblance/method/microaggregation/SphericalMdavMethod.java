package org.semblance.method.microaggregation;

import java.util.List;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.Workers;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.vectors.UnitVectors;
import org.semblance.method.Blockable;
import org.semblance.method.GoalCapableMethod;
import org.semblance.method.Masked;
import org.semblance.method.MethodFacts;
import org.semblance.method.blocking.Blocking;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.KAnonymity;

/**
 * The method {@code spherical-mdav}: {@link Mdav} on unit vectors, with each group replaced by its direction.
 *
 * <p>Abril, Navarro-Arribas and Torra, Computers &amp; Security 49 (2015), Algorithm 1 with Equations 4 and 8.
 */
@CatalogEntry(
        name = SphericalMdavMethod.NAME,
        summary = "MDAV for documents as unit vectors; each group is replaced by its direction (spherical "
                + "microaggregation)",
        source = Citations.ABRIL_SPHERICAL)
@MethodFacts(
        claims = KAnonymity.class,
        adviceOnLoss = "Choose a smaller k, add documents, or set refine: exchange. If authors are given, all "
                + "documents of an author share one vector, which says little about an author with many "
                + "subjects.")
public record SphericalMdavMethod(
        @About(value = "minimum number of documents that become indistinguishable, at least 2", code = ProblemCode.E_K)
        int k,

        @About(
                value = "how to improve the groups of MDAV: none, or exchange documents between them if that "
                        + "brings documents closer to their group",
                fallback = "none")
        Refine refine)
        implements MicroaggregationMethod, Blockable {

    public static final String NAME = "spherical-mdav";

    /** How groups are improved after they are formed. */
    public enum Refine {
        NONE,
        EXCHANGE
    }

    public SphericalMdavMethod {
        Microaggregation.refuseNonsense(k, null);
    }

    /** With the groups of MDAV. */
    public SphericalMdavMethod(int k) {
        this(k, Refine.NONE);
    }

    @Override
    public GoalCapableMethod in(Blocking blocking, Workers workers) {
        return new InBlocksMethod(this, blocking, workers);
    }

    @Override
    public Microaggregation microaggregation() {
        return new Microaggregation(refine == Refine.NONE ? new Mdav(k) : new ExchangePartitioner(new Mdav(k)), null);
    }

    /**
     * No number of contributors is claimed, because a term of a released vector may come from one document of the
     * group.
     */
    @Override
    public List<Guarantee> claims() {
        return List.of(new KAnonymity(k));
    }

    @Override
    public Masked mask(Dataset data, Microaggregation groups, Watcher watcher) {
        for (Attribute attribute : data.with(Role.QUASI_IDENTIFIER)) {
            if (!(attribute.domain() instanceof UnitVectors)) {
                throw Problem.recipe(
                        ProblemCode.E_DOMAIN,
                        "spherical-mdav masks unit vectors, and '" + attribute.name() + "' holds something else",
                        "use it for documents, or choose mdav");
            }
        }
        return groups.mask(data, watcher);
    }
}
