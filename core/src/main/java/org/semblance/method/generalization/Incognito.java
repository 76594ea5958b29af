package org.semblance.method.generalization;

import java.util.List;
import org.semblance.About;
import org.semblance.Share;
import org.semblance.privacy.Aim;
import org.semblance.privacy.CombinedAim;
import org.semblance.privacy.KAnonymity;

/**
 * The method {@code incognito}: full-domain generalisation to the best of all nodes that will do.
 *
 * <p>LeFevre, DeWitt and Ramakrishnan, SIGMOD (2005): all minimal nodes are found, with predictive tagging and roll-up.
 * Theirs looks at subsets of attributes first, bottom-up; ours tags the lattice of all attributes in both directions,
 * see {@link FeasibleBorder}, and finds the same nodes with fewer looks (on Adult a fifth of them, {@code benchmarks/run lattice}).
 */
public record Incognito(
        @About(value = "how many rows must become alike, at least 2", code = "E_K")
        int k,

        @About(value = "how many rows may be suppressed instead, as a share such as 5%", fallback = "0%")
        Share suppress,

        @About(
                value =
                        "what makes a node the best: granularity, semantic, height, discernibility, class-size or entropy",
                fallback = "granularity")
        NodeCriterion choose,

        @About(
                value = "what the best is chosen among: all nodes that will do, or the minimal ones, as in the paper",
                fallback = "all")
        CandidateNodes among)
        implements FullDomainMethod {

    public Incognito {
        new KAnonymity(k);
    }

    /** Without suppression, by granularity. */
    public Incognito(int k) {
        this(k, 0, NodeCriterion.GRANULARITY, CandidateNodes.ALL);
    }

    public Incognito(int k, double suppress, NodeCriterion choose, CandidateNodes among) {
        this(k, new Share(suppress), choose, among);
    }

    @Override
    public FullDomain reaching(List<Aim> aims) {
        return FullDomain.best(CombinedAim.of(new KAnonymity(k), aims), suppress.value(), choose, among);
    }
}
