package org.semblance.method.generalization;

import java.util.ArrayList;
import java.util.List;
import org.semblance.Problem;
import org.semblance.Share;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.method.Impossible;
import org.semblance.method.Levels;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.privacy.Aim;
import org.semblance.privacy.AllOf;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.Guarantee;

/** Full-domain generalisation: all values of an attribute on one level; rows that stand out still may be suppressed. */
public final class FullDomain implements Method {

    private final Aim aim;
    private final Share suppress;
    private final Search search;

    private FullDomain(Aim aim, Share suppress, Search search) {
        this.aim = aim;
        this.suppress = suppress;
        this.search = search;
    }

    /**
     * One way upwards, as {@link Datafly} goes, for any aim.
     *
     * @param suppress the share of rows that may be suppressed
     */
    public static FullDomain greedy(Aim aim, double suppress, Heuristic heuristic) {
        return new FullDomain(aim, new Share(suppress), new OneWay(heuristic));
    }

    /**
     * The best node, as {@link Incognito} finds it, for any aim. With an allowance it is known to be the best for an aim that a
     * class keeps when it gets more rows; for others a node may be passed over that would do.
     *
     * @param suppress the share of rows that may be suppressed
     */
    public static FullDomain best(Aim aim, double suppress, Choose choose, Among among) {
        return new FullDomain(aim, new Share(suppress), new BestNode(choose, among));
    }

    @Override
    public Masked mask(Dataset data, Watcher watcher) {
        List<Ladder> ladders = data.with(Role.QUASI_IDENTIFIER).stream()
                .map(attribute -> Ladder.of(attribute, data))
                .toList();
        if (ladders.isEmpty()) {
            throw Problem.recipe(
                    "E_QI",
                    "no attribute is a quasi-identifier, so there is nothing to mask",
                    "give the role quasi-identifier to the attributes that others may know of a person");
        }
        Evidence evidence = Evidence.ofOriginal(data);
        Impossible.refuse(AllOf.parts(aim), evidence, data.table().size());
        Tuples tuples = Tuples.of(ladders);
        Suppression suppression = Suppression.of(aim, evidence, tuples, suppress.of(tuples.rows()));
        Search.Found found = search.search(tuples, suppression, watcher);
        Outcome outcome = suppression.outcome(
                found.levels().stream().mapToInt(Integer::intValue).toArray());
        boolean[] suppressed = outcome.suppressed(tuples);
        List<Column> masked = new ArrayList<>();
        List<Levels.Reached> reached = new ArrayList<>();
        for (int j = 0; j < ladders.size(); j++) {
            int level = found.levels().get(j);
            masked.add(ladders.get(j).column(level, suppressed));
            reached.add(new Levels.Reached(
                    ladders.get(j).name(), level, ladders.get(j).height()));
        }
        if (outcome.suppressed() == tuples.rows() || reached.stream().allMatch(one -> one.level() == one.height())) {
            watcher.warn(
                    "W_ALL_SUPPRESSED",
                    "only with every quasi-identifier at its root is what was asked for reached: the release shows none"
                            + " of their values");
        }
        return new Masked(
                data.table().with(masked),
                new Levels(
                        reached,
                        outcome.suppressed(),
                        found.measure(),
                        found.minimal(),
                        (long) Lattice.size(ladders),
                        found.checked()));
    }

    @Override
    public List<Guarantee> claims() {
        return List.copyOf(AllOf.parts(aim));
    }
}
