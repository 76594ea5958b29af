package org.semblance.evaluate.compare;

import java.util.List;
import java.util.Optional;
import org.semblance.Watcher;
import org.semblance.quality.Score;
import org.semblance.quality.risk.AssignmentLinkage;

/**
 * What somebody finds who links all rows at once, in the choices that the rule leads to: tried after the others were
 * measured, since it takes long, and on the next choice where the first does not withstand it.
 */
final class StrongerAttack {

    static final String MEASURE = AssignmentLinkage.NAME;

    /** More choices are not tried; should none of them withstand it, this is said. */
    private static final int MOST = 6;

    private final CellRun run;
    private final ComparisonKeys keys;
    private final ComparisonFolder folder;

    /**
     * An attack on choices of a comparison.
     *
     * @param masking how its cells were masked
     */
    StrongerAttack(CellRun masking, ComparisonKeys keys, ComparisonFolder folder) {
        this.run = masking.measuring(List.of(new AssignmentLinkage()));
        this.keys = keys;
        this.folder = folder;
    }

    /** The comparison with what was found in the choices that were tried. */
    Comparison on(Comparison comparison, ComparisonPlan plan, Watcher watcher) {
        Comparison tried = comparison;
        for (int attempt = 0; attempt < MOST; attempt++) {
            Optional<ComparisonCell> next = tried.untried();
            if (next.isEmpty()) {
                return tried;
            }
            List<Score> found = found(next.get(), plan.choice(next.get()), attempt, watcher);
            if (found.isEmpty()) { // nothing to measure, as a table without distances has it
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
