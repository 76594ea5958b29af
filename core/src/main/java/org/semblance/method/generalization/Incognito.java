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
import org.semblance.quality.loss.Granularity;

/**
 * The method {@code incognito}: full-domain generalisation to the best of all feasible nodes.
 *
 * <p>LeFevre, DeWitt and Ramakrishnan, SIGMOD (2005): all minimal nodes are found, with predictive tagging and roll-up.
 * They search subsets of attributes first, bottom-up; here the lattice of all attributes is tagged in both directions
 * (see {@link FeasibleBorder}), which finds the same nodes with fewer checks (on Adult a fifth, {@code benchmarks/run
 * lattice}).
 */
@CatalogEntry(
        name = Incognito.NAME,
        summary = "full-domain generalisation (one level per attribute): the best of all feasible "
                + "combinations of levels",
        source = "LeFevre, K., DeWitt, D. J. and Ramakrishnan, R. (2005). Incognito: efficient full-domain k-anonymity."
                + " ACM SIGMOD International Conference on Management of Data, 49-60.")
@MethodFacts(
        claims = KAnonymity.class,
        adviceOnLoss = "Give the attribute a hierarchy with more levels, use fewer quasi-identifiers, allow "
                + "more rows to be suppressed with suppress:, or choose local-recoding, which usually "
                + "loses less.")
public record Incognito(
        @About(value = "minimum number of rows that become indistinguishable, at least 2", code = ProblemCode.E_K)
        int k,

        @About(value = "maximum share of rows that may be suppressed instead, such as 5%", fallback = "0%")
        Share suppress,

        @About(
                value = "criterion for the best combination of levels: granularity, semantic, height, "
                        + "discernibility, class-size or entropy",
                fallback = Granularity.NAME)
        NodeCriterion choose,

        @About(
                value = "which combinations of levels are compared: all feasible ones, or the minimal ones, as "
                        + "in the paper",
                fallback = "all")
        CandidateNodes among)
        implements FullDomainMethod {

    public static final String NAME = "incognito";

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
    public FullDomain reaching(List<Aim> aims, List<PopulationGuarantee> ofPopulation) {
        return FullDomain.best(CombinedAim.of(new KAnonymity(k), aims), suppress.value(), choose, among)
                .ofPopulation(ofPopulation);
    }
}
