package org.semblance.release.run;

import java.util.List;
import org.semblance.Watcher;
import org.semblance.release.rehearsal.Judgement;

/**
 * Third stage: what is to be released lies in a folder that nobody sees yet.
 *
 * @param files the names of the files, the masked data first
 * @param verifier reads them back
 */
record WrittenRun(MaskedRun masked, List<String> files, Verifier verifier) {

    /** Reads back what was written and lets the judges see it. */
    interface Verifier {
        Judgement judge(Watcher watcher);
    }

    /** Fourth stage. */
    JudgedRun judge(Watcher watcher) {
        return new JudgedRun(this, verifier.judge(watcher));
    }
}
