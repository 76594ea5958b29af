package org.semblance.release.run;

import org.semblance.release.rehearsal.Judgement;

/** Fourth stage: what was promised, judged on what was written. */
record JudgedRun(WrittenRun written, Judgement judgement) {

    MaskedRun masked() {
        return written.masked();
    }
}
