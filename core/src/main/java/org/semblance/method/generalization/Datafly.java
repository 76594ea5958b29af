package org.semblance.method.generalization;

import java.util.List;
import org.semblance.About;
import org.semblance.Share;
import org.semblance.privacy.Aim;
import org.semblance.privacy.CombinedAim;
import org.semblance.privacy.KAnonymity;

/**
 * The method {@code datafly}: full-domain generalisation, one level of one attribute at a time, until it suffices.
 *
 * <p>Sweeney, International Journal of Uncertainty, Fuzziness and Knowledge-Based Systems 10 (2002). She stops when no
 * more than k rows stand out; here the allowance says how many may.
 */
public record Datafly(
        @About(value = "how many rows must become alike, at least 2", code = "E_K")
        int k,

        @About(value = "how many rows may be suppressed instead, as a share such as 5%", fallback = "0%")
        Share suppress,

        @About(
                value =
                        "the attribute to generalise next: distinct, the one with the most different values, or semantic, the one that adds least to the loss of meaning",
                fallback = "distinct")
        NextAttribute heuristic)
        implements FullDomainMethod {

    public Datafly {
        new KAnonymity(k);
    }

    /** Without suppression, by the number of different values. */
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
