package org.semblance.release.run;

import java.util.List;
import java.util.Optional;
import org.semblance.quality.Score;
import org.semblance.release.figures.DocumentFigures;
import org.semblance.release.report.RunResult;
import org.semblance.release.report.WholeTableFigures;

/**
 * Fifth stage: information loss and disclosure risk are measured.
 *
 * @param makesClasses whether the homogeneity of equivalence classes is measured
 * @param documents the figures of a document release
 * @param whole figures of all rows, if perhaps only a sample is local
 */
record MeasuredRun(
        JudgedRun judged,
        List<Score> scores,
        boolean makesClasses,
        Optional<DocumentFigures> documents,
        Optional<WholeTableFigures> whole) {

    /** Everything that a report is built from. */
    RunResult result(boolean seeded) {
        MaskedRun masked = judged.masked();
        return new RunResult(
                masked.prepared().recipe(),
                masked.prepared().atHand(),
                masked.masked(),
                judged.judgement().findings(),
                scores,
                seeded,
                documents,
                masked.ledger(),
                whole);
    }
}
