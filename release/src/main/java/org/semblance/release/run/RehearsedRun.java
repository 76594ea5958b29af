package org.semblance.release.run;

import java.util.List;
import org.semblance.Watcher;
import org.semblance.method.Masked;
import org.semblance.quality.Score;
import org.semblance.release.rehearsal.Judgement;
import org.semblance.release.rehearsal.Rehearsal;

/**
 * What a release would be: no folder was touched, no row moved, and no ledger asked.
 *
 * @param rehearsal what was carried out; its measures can be asked one by one
 * @param judgement what was promised, judged on what would be written
 * @param scores as the report of a release has them
 */
public record RehearsedRun(
        Rehearsal rehearsal, Masked masked, Judgement judgement, List<Score> scores, List<Watcher.Warning> warnings) {

    /** Whether a release would hold all that is promised. */
    public boolean holds() {
        return judgement.holds();
    }
}
