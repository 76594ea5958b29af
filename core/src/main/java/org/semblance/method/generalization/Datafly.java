package org.semblance.method.generalization;

import java.util.List;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.ProblemCode;
import org.semblance.Share;
import org.semblance.method.MethodFacts;
import org.semblance.privacy.Aim;
import org.semblance.privacy.CombinedAim;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.PopulationGuarantee;

/**
 * The method {@code datafly}: full-domain generalisation that raises one attribute by one level at a time until the
 * goal is reached.
 *
 * <p>Sweeney, International Journal of Uncertainty, Fuzziness and Knowledge-Based Systems 10 (2002). She stops when at
 * most k rows are in small classes; here the suppression allowance determines how many.
 */
@CatalogEntry(
        name = Datafly.NAME,
        summary = "full-domain generalisation (one level per attribute): raises one attribute at a time "
                + "until the guarantees hold",
        source = "Sweeney, L. (2002). Achieving k-anonymity privacy protection using generalization and suppression."
                + " International Journal of Uncertainty, Fuzziness and Knowledge-Based Systems 10, 571-588.")
@MethodFacts(
        claims = KAnonymity.class,
        adviceOnLoss = "Give the attribute a hierarchy with more levels, use fewer quasi-identifiers, allow "
                + "more rows to be suppressed with suppress:, or choose local-recoding, which usually "
                + "loses less.")
public record Datafly(
        @About(value = "minimum number of rows that become indistinguishable, at least 2", code = ProblemCode.E_K)
        int k,

        @About(value = "maximum share of rows that may be suppressed instead, such as 5%", fallback = "0%")
        Share suppress,

        @About(
                value = "which attribute is generalised next: distinct, the one with the most different values, "
                        + "or semantic, the one that adds least to the semantic loss",
                fallback = "distinct")
        NextAttribute heuristic)
        implements FullDomainMethod {

    public static final String NAME = "datafly";

    public Datafly {
        new KAnonymity(k);
    }

    /** Without suppression, choosing attributes by the number of distinct values. */
    public Datafly(int k) {
        this(k, 0, NextAttribute.DISTINCT);
    }

    public Datafly(int k, double suppress, NextAttribute heuristic) {
        this(k, new Share(suppress), heuristic);
    }

    @Override
    public FullDomain reaching(List<Aim> aims, List<PopulationGuarantee> ofPopulation) {
        return FullDomain.greedy(CombinedAim.of(new KAnonymity(k), aims), suppress.value(), heuristic)
                .ofPopulation(ofPopulation);
    }
}
