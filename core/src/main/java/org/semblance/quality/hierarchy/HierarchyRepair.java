package org.semblance.quality.hierarchy;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.hierarchy.SemanticHierarchy;

/**
 * Improves a hierarchy step by step so that it loses less meaning: first it swaps labels in the wrong order, then it
 * repeatedly makes the move or replacement that lowers the score most, and finally it inserts levels.
 *
 * <p>Every change is judged by the score of the whole resulting hierarchy. No change creates more faults, counted by
 * leaf, raises the score or alters a leaf. Swapping two labels of the same leaves does not change a score with uniform weights, but it
 * puts each label above its own kinds only; the same holds for other changes that correct a fault at no cost.
 *
 * @param gsl how hierarchies are scored
 * @param most the largest number of changes
 */
public record HierarchyRepair(Gsl gsl, int most) {

    /** Changes that correct no fault must lower the score by at least this much. */
    static final double LEAST = 0.001;

    private static final double SAME = 1e-12;

    public HierarchyRepair {
        if (most < 1) {
            throw Problem.recipe(ProblemCode.E_CHANGES, most + " changes are none", "allow one or more");
        }
    }

    /** Standard scores and no limit on the number of changes. */
    public static final HierarchyRepair STANDARD = new HierarchyRepair(Gsl.STANDARD, Integer.MAX_VALUE);

    /** A hierarchy before and after, and the changes between in order. */
    public record Outcome(SemanticHierarchy before, SemanticHierarchy after, List<HierarchyChange> changes) {}

    public Outcome of(SemanticHierarchy hierarchy) {
        DraftHierarchy draft = new DraftHierarchy(hierarchy);
        List<HierarchyChange> changes = new ArrayList<>();
        while (changes.size() < most) {
            GslScore score = draft.score(gsl);
            ChangeProposals proposals = new ChangeProposals(draft);
            ChangeProposals.Proposal best = best(draft, score, proposals.swaps());
            if (best == null) {
                best = best(draft, score, proposals.labels());
            }
            if (best == null) {
                best = best(draft, score, proposals.levels(score));
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
            draft = best.result();
        }
        return new Outcome(hierarchy, changes.isEmpty() ? hierarchy : draft.hierarchy(), changes);
    }

    private ChangeProposals.@Nullable Proposal best(
            DraftHierarchy draft, GslScore score, List<ChangeProposals.Proposal> proposals) {
        ChangeProposals.Proposal best = null;
        double least = Double.POSITIVE_INFINITY;
        int fewest = draft.faults();
        for (ChangeProposals.Proposal proposal : proposals) {
            double after = proposal.result().score(gsl).whole();
            int faults = proposal.result().faults();
            boolean lowers = after < score.whole() - LEAST && faults <= draft.faults();
            boolean rights = after <= score.whole() + SAME && faults < draft.faults();
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
