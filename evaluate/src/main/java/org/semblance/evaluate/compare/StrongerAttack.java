package org.semblance.evaluate.compare;

import java.util.List;
import java.util.Optional;
import org.semblance.Watcher;
import org.semblance.quality.Score;
import org.semblance.quality.risk.AssignmentLinkage;

/**
 * Runs assignment linkage, which matches all rows at once, on the choices that the rule would recommend. It is slow, so
 * it runs only after all cells are measured, and continues with the next choice if the first does not resist.
 */
final class StrongerAttack {

    static final String MEASURE = AssignmentLinkage.NAME;

    /** The maximum number of choices to attack. If none of them resists, the reasons say so. */
    private static final int MOST = 6;

    private final CellRun run;
    private final ComparisonKeys keys;
    private final ComparisonFolder folder;

    /**
     * Creates the attack on the choices of a comparison.
     *
     * @param masking how the cells were masked
     */
    StrongerAttack(CellRun masking, ComparisonKeys keys, ComparisonFolder folder) {
        this.run = masking.measuring(List.of(new AssignmentLinkage()));
        this.keys = keys;
        this.folder = folder;
    }

    /** The comparison with the results of the attack added to the cells that were attacked. */
    Comparison on(Comparison comparison, ComparisonPlan plan, Watcher watcher) {
        Comparison tried = comparison;
        for (int attempt = 0; attempt < MOST; attempt++) {
            Optional<ComparisonCell> next = tried.untried();
            if (next.isEmpty()) {
                return tried;
            }
            List<Score> found = found(next.get(), plan.choice(next.get()), attempt, watcher);
            if (found.isEmpty()) { // the measure does not apply, for example without distances
                return tried;
            }
            tried = tried.with(next.get(), next.get().with(found));
        }
        return tried;
    }

    private List<Score> found(ComparisonCell cell, MethodChoice choice, int attempt, Watcher watcher) {
        String key = keys.of(choice, cell.k(), MEASURE);
        return folder.kept(key)
                .orElseGet(() -> {
                    ComparisonCell attacked = run.cell(cell.method(), cell.k(), choice.at(cell.k()), () -> {
                        watcher.progress("linking all rows of " + cell.name() + " at once,", attempt, MOST);
                        return false;
                    });
                    folder.keep(key, attacked);
                    return attacked;
                })
                .scores();
    }
}
