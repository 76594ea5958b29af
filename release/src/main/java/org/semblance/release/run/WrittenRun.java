package org.semblance.release.run;

import java.util.List;
import org.semblance.Watcher;
import org.semblance.release.verification.ReadBack;

/**
 * Third stage: the files to release are in a staging folder, not yet published.
 *
 * @param files the names of the files, the masked data first
 * @param verifier reads the files back
 */
record WrittenRun(MaskedRun masked, List<String> files, Verifier verifier) {

    /** Reads the files back and verifies the guarantees on them. */
    interface Verifier {
        ReadBack judge(Watcher watcher);
    }

    /** Fourth stage: verifies the guarantees. */
    JudgedRun judge(Watcher watcher) {
        ReadBack read = verifier.judge(watcher);
        return new JudgedRun(this, read.judgement(), read.table());
    }
}
