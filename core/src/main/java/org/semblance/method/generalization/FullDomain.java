package org.semblance.method.generalization;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.semblance.Chance;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Share;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.domain.PartitionedDataset;
import org.semblance.domain.Role;
import org.semblance.method.GeneralizationLevels;
import org.semblance.method.GoalMethod;
import org.semblance.method.Masked;
import org.semblance.method.PartitionedMasked;
import org.semblance.method.PartitionedMethod;
import org.semblance.method.PartitionedTuples;
import org.semblance.method.UnreachableAims;
import org.semblance.privacy.Aim;
import org.semblance.privacy.CombinedAim;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.PopulationGuarantee;

/**
 * Full-domain generalisation: all values of an attribute are generalised to the same level; rows in classes that are
 * still too small may be suppressed.
 */
public final class FullDomain implements PartitionedMethod {

    private final Aim aim;
    private final Share suppress;
    private final NodeSearch search;
    private final List<PopulationGuarantee> ofPopulation;

    private FullDomain(Aim aim, Share suppress, NodeSearch search, List<PopulationGuarantee> ofPopulation) {
        this.aim = aim;
        this.suppress = suppress;
        this.search = search;
        this.ofPopulation = ofPopulation;
    }

    /** The same, where the labels also satisfy these guarantees about a population. */
    public FullDomain ofPopulation(List<PopulationGuarantee> more) {
        return new FullDomain(
                aim,
                suppress,
                search,
                Stream.concat(ofPopulation.stream(), more.stream()).distinct().toList());
    }

    /**
     * A greedy search as in {@link Datafly}, for any goal.
     *
     * @param suppress the share of rows that may be suppressed
     */
    public static FullDomain greedy(Aim aim, double suppress, NextAttribute heuristic) {
        return new FullDomain(aim, new Share(suppress), new GreedyPath(heuristic), List.of());
    }

    /**
     * The best node as in {@link Incognito}, for any goal. With suppression it is known to be the best for goals that a
     * class keeps when it gets more rows; for others a feasible node may be missed.
     *
     * @param suppress the share of rows that may be suppressed
     */
    public static FullDomain best(Aim aim, double suppress, NodeCriterion criterion, CandidateNodes candidates) {
        return new FullDomain(aim, new Share(suppress), new BestNode(criterion, candidates), List.of());
    }

    @Override
    public Masked mask(Dataset data, Watcher watcher) {
        ChosenNode chosen = choose(data, watcher);
        return new Masked(chosen.over(data.table(), chosen.outcome.suppressed(chosen.tuples)), chosen.levels);
    }

    @Override
    public PartitionedMasked mask(PartitionedDataset data, Chance chance, Watcher watcher) {
        if (!aim.byCountAlone(Evidence.NONE) || !ofPopulation.isEmpty()) {
            throw GoalMethod.notInParts(Stream.concat(
                    CombinedAim.parts(aim).stream().filter(part -> !part.byCountAlone(Evidence.NONE)),
                    ofPopulation.stream()));
        }
        PartitionedTuples of = PartitionedTuples.of(data, aim.fewest());
        Table table = of.tuples().table();
        ChosenNode chosen = choose(of.tuples(), watcher);
        Table became = chosen.over(table, chosen.outcome.gone(chosen.tuples));
        ExtraSuppression extra = chosen.outcome.spared();
        if (extra.count() == 0) {
            return new PartitionedMasked(of.showing(became), chosen.levels);
        }
        boolean[] all = new boolean[table.size()];
        Arrays.fill(all, true);
        int[] last = new int[table.size()];
        extra.each((tuple, times) -> last[tuple] = times);
        return new PartitionedMasked(of.showing(became, last, chosen.over(table, all)), chosen.levels);
    }

    /** The chosen node and its result. */
    private record ChosenNode(LeafTuples tuples, NodeOutcome outcome, GeneralizationLevels levels) {

        /** The table on the levels of the node; suppressed rows show the roots. */
        Table over(Table table, boolean[] suppressed) {
            List<Column> columns = new ArrayList<>();
            for (int j = 0; j < outcome.levels().length; j++) {
                columns.add(tuples.ladders().get(j).column(outcome.levels()[j], suppressed));
            }
            return table.with(columns);
        }
    }

    private ChosenNode choose(Dataset data, Watcher watcher) {
        List<Ladder> ladders = data.with(Role.QUASI_IDENTIFIER).stream()
                .map(attribute -> Ladder.of(attribute, data))
                .toList();
        if (ladders.isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_QI,
                    "no attribute is a quasi-identifier, so there is nothing to mask",
                    "give the role quasi-identifier to the attributes that others may know of a person");
        }
        Evidence evidence = Evidence.ofOriginal(data);
        LeafTuples tuples = LeafTuples.of(ladders, data.table().rows());
        UnreachableAims.refuse(CombinedAim.parts(aim), evidence, tuples.rows());
        ShownLabels labels = new ShownLabels(tuples, ofPopulation, evidence);
        labels.refuseUnreachable();
        Suppression suppression = Suppression.of(aim, evidence, tuples, labels, suppress.of(tuples.rows()));
        NodeSearch.Result found = search.search(tuples, suppression, watcher);
        NodeOutcome outcome = suppression.outcome(
                found.levels().stream().mapToInt(Integer::intValue).toArray());
        List<GeneralizationLevels.AttributeLevel> reached = new ArrayList<>();
        for (int j = 0; j < ladders.size(); j++) {
            reached.add(new GeneralizationLevels.AttributeLevel(
                    ladders.get(j).name(), found.levels().get(j), ladders.get(j).height()));
        }
        if (outcome.suppressed() == tuples.rows() || reached.stream().allMatch(one -> one.level() == one.height())) {
            watcher.warn(
                    WarningCode.W_ALL_SUPPRESSED,
                    "the guarantees hold only with every quasi-identifier fully generalised: the release "
                            + "shows none of their values");
        }
        return new ChosenNode(
                tuples,
                outcome,
                new GeneralizationLevels(
                        reached,
                        outcome.suppressed(),
                        found.measure(),
                        found.minimal(),
                        (long) Lattice.size(ladders),
                        found.checked()));
    }

    @Override
    public List<Guarantee> claims() {
        return Stream.<Guarantee>concat(CombinedAim.parts(aim).stream(), ofPopulation.stream())
                .toList();
    }
}
