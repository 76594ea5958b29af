package org.semblance.release.run;

import org.semblance.release.rehearsal.Judgement;

/** Fourth stage: the guarantees were verified on the written files. */
record JudgedRun(WrittenRun written, Judgement judgement) {

    MaskedRun masked() {
        return written.masked();
    }
}
