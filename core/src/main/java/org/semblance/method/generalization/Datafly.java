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

/**
 * The method {@code datafly}: full-domain generalisation that raises one attribute by one level at a time until the
 * goal is reached.
 *
 * <p>Sweeney, International Journal of Uncertainty, Fuzziness and Knowledge-Based Systems 10 (2002). She stops when at
 * most k rows are in small classes; here the suppression allowance determines how many.
 */
@CatalogEntry(
        name = Datafly.NAME,
        summary = "generalisation of all values of an attribute to one level, one step at a time until it suffices",
        source = "Sweeney, L. (2002). Achieving k-anonymity privacy protection using generalization and suppression."
                + " International Journal of Uncertainty, Fuzziness and Knowledge-Based Systems 10, 571-588.")
@MethodFacts(
        claims = KAnonymity.class,
        adviceOnLoss =
                "Give the attribute a better hierarchy, with more levels, take fewer quasi-identifiers, allow more rows"
                        + " to be suppressed with suppress:, or choose local-recoding, which keeps more.")
public record Datafly(
        @About(value = "how many rows must become alike, at least 2", code = ProblemCode.E_K)
        int k,

        @About(value = "how many rows may be suppressed instead, as a share such as 5%", fallback = "0%")
        Share suppress,

        @About(
                value =
                        "the attribute to generalise next: distinct, the one with the most different values, or semantic, the one that adds least to the loss of meaning",
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
    public FullDomain reaching(List<Aim> aims) {
        return FullDomain.greedy(CombinedAim.of(new KAnonymity(k), aims), suppress.value(), heuristic);
    }
}
