package org.semblance.release.run;

import java.util.List;
import org.semblance.Watcher;
import org.semblance.method.Masked;
import org.semblance.quality.Score;
import org.semblance.release.rehearsal.Judgement;
import org.semblance.release.rehearsal.Rehearsal;

/**
 * The result of a rehearsal: what a release would be. Nothing was written, shuffled or checked against a ledger.
 *
 * @param rehearsal the rehearsal, which can compute further measures
 * @param judgement the guarantees, verified on what would be written
 * @param scores the scores as in the report of a release
 */
public record RehearsedRun(
        Rehearsal rehearsal, Masked masked, Judgement judgement, List<Score> scores, List<Watcher.Warning> warnings) {

    /** Whether a release would meet all guarantees. */
    public boolean holds() {
        return judgement.holds();
    }
}
