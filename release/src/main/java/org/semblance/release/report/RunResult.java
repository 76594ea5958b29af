package org.semblance.release.report;

import java.util.List;
import java.util.Optional;
import org.semblance.method.Masked;
import org.semblance.quality.Score;
import org.semblance.release.figures.DocumentFigures;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.recipe.TableRecipe;

/**
 * The result of a run, from which its report is built.
 *
 * @param prepared the local rows before masking
 * @param masked the local rows after masking
 * @param findings the verdicts on the whole release as it was written
 * @param scores the scores of the whole release
 * @param seeded whether the random choices can be repeated
 * @param documents the figures of a document release
 * @param ledger the combined risk with earlier releases, if a ledger is kept
 * @param whole figures of all rows, if perhaps only a sample is local
 */
public record RunResult(
        TableRecipe recipe,
        Preparation prepared,
        Masked masked,
        List<Report.Finding> findings,
        List<Score> scores,
        boolean seeded,
        Optional<DocumentFigures> documents,
        Optional<LedgerFigures> ledger,
        Optional<WholeTableFigures> whole) {

    /** Whether the local rows are only a sample. */
    public boolean sampled() {
        return whole.map(WholeTableFigures::sampled).orElse(false);
    }

    /** Whether all guarantees hold. */
    public boolean holds() {
        return findings.stream().allMatch(Report.Finding::holds);
    }
}
