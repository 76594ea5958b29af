package org.semblance.quality.hierarchy;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.domain.hierarchy.SemanticHierarchy;

/**
 * Changes a hierarchy step by step so that it loses less meaning: labels in the wrong order first, then always the move
 * or the new label that lowers the score most, and new levels when nothing else is left.
 *
 * <p>Every change is judged by the score of the whole hierarchy it leads to. None puts more labels above what is no kind
 * of them, none raises the score, and leaves stay what they are. Swapping two labels of the same leaves leaves a score
 * with uniform weights as it is; it is worth it because a label is then above its own kinds only. The same holds for other
 * changes that set a fault right at no cost.
 *
 * @param most how many changes are made at most
 */
public record HierarchyRepair(Gsl gsl, int most) {

    /** Of changes that set no fault right, those that lower the score by less are left. */
    static final double LEAST = 0.001;

    private static final double SAME = 1e-12;

    public HierarchyRepair {
        if (most < 1) {
            throw Problem.recipe("E_CHANGES", most + " changes are none", "allow one or more");
        }
    }

    /** Scores as the paper does; as many changes as are worth it. */
    public static final HierarchyRepair STANDARD = new HierarchyRepair(Gsl.STANDARD, Integer.MAX_VALUE);

    /** A hierarchy before and after, and the changes between, in their order. */
    public record Repaired(SemanticHierarchy before, SemanticHierarchy after, List<HierarchyChange> changes) {}

    public Repaired of(SemanticHierarchy meant) {
        DraftHierarchy sketch = new DraftHierarchy(meant);
        List<HierarchyChange> changes = new ArrayList<>();
        while (changes.size() < most) {
            GslScore score = sketch.score(gsl);
            ChangeProposals proposals = new ChangeProposals(sketch);
            ChangeProposals.Proposed best = best(sketch, score, proposals.swaps());
            if (best == null) {
                best = best(sketch, score, proposals.labels());
            }
            if (best == null) {
                best = best(sketch, score, proposals.levels(score));
            }
            if (best == null) {
                break;
            }
            changes.add(new HierarchyChange(
                    best.kind(),
                    best.level(),
                    best.labels(),
                    best.from(),
                    best.to(),
                    score.whole(),
                    best.result().score(gsl).whole()));
            sketch = best.result();
        }
        return new Repaired(meant, changes.isEmpty() ? meant : sketch.meant(), changes);
    }

    private ChangeProposals.@Nullable Proposed best(
            DraftHierarchy sketch, GslScore score, List<ChangeProposals.Proposed> proposals) {
        ChangeProposals.Proposed best = null;
        double least = Double.POSITIVE_INFINITY;
        int fewest = sketch.faults();
        for (ChangeProposals.Proposed proposal : proposals) {
            double after = proposal.result().score(gsl).whole();
            int faults = proposal.result().faults();
            boolean lowers = after < score.whole() - LEAST && faults <= sketch.faults();
            boolean rights = after <= score.whole() + SAME && faults < sketch.faults();
            boolean better = after < least - SAME || (after <= least + SAME && faults < fewest);
            if ((lowers || rights) && better) {
                best = proposal;
                least = after;
                fewest = faults;
            }
        }
        return best;
    }
}
