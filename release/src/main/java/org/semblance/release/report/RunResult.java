package org.semblance.release.report;

import java.util.List;
import java.util.Optional;
import org.semblance.method.Masked;
import org.semblance.quality.Score;
import org.semblance.release.figures.DocumentFigures;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.recipe.TableRecipe;

/**
 * What came of a recipe: all that a report is made of.
 *
 * @param prepared the rows at hand, as they were
 * @param masked the same rows masked
 * @param findings of the whole, as it was written
 * @param scores of the whole
 * @param seeded whether random choices can be repeated
 * @param documents what a release of documents is made of
 * @param ledger what the release tells together with earlier ones, where a ledger is kept
 * @param whole what is known of all rows, where perhaps only some are at hand
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

    /** Whether only some of the rows are at hand. */
    public boolean sampled() {
        return whole.map(WholeTableFigures::sampled).orElse(false);
    }

    /** Whether all that was promised holds. */
    public boolean holds() {
        return findings.stream().allMatch(Report.Finding::holds);
    }
}
