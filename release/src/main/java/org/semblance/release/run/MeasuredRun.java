package org.semblance.release.run;

import java.util.List;
import java.util.Optional;
import org.semblance.quality.Score;
import org.semblance.release.figures.DocumentFigures;
import org.semblance.release.report.RunResult;
import org.semblance.release.report.WholeTableFigures;

/**
 * Fifth stage: what was lost and what is risked.
 *
 * @param makesClasses whether what all of a class have in common is told by a measure
 * @param documents what a release of documents is made of
 * @param whole what is known of all rows, where perhaps only some are at hand
 */
record MeasuredRun(
        JudgedRun judged,
        List<Score> scores,
        boolean makesClasses,
        Optional<DocumentFigures> documents,
        Optional<WholeTableFigures> whole) {

    /** All that a report is made of. */
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
