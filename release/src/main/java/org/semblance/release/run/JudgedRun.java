package org.semblance.release.run;

import java.util.Optional;
import org.semblance.data.Table;
import org.semblance.release.publication.ReleaseContent;
import org.semblance.release.report.RunLog;
import org.semblance.release.verification.Judgement;

/**
 * Fourth stage: the guarantees were verified on the written files.
 *
 * @param read the rows of the released table as they were read back, every field as text
 */
record JudgedRun(WrittenRun written, Judgement judgement, Optional<Table> read) {

    MaskedRun masked() {
        return written.masked();
    }

    /** What everybody can read in the released files: all that a public report is computed from. */
    ReleaseContent content(RunLog log) {
        return masked().prepared().content(this, log);
    }
}
