package org.semblance.release.report;

import java.util.List;
import java.util.Optional;
import org.semblance.method.Masked;
import org.semblance.quality.Score;
import org.semblance.release.prepare.Preparation;

/**
 * What came of a recipe.
 *
 * @param prepared the rows at hand, as they were
 * @param masked the same rows masked
 * @param findings of the whole, as it was written
 * @param scores of the whole
 * @param files what was written
 * @param whole what is known of all rows, where perhaps only some are at hand
 */
public record RunResult(
        Preparation prepared,
        Masked masked,
        List<Report.Finding> findings,
        List<Score> scores,
        List<String> files,
        Optional<WholeTableFigures> whole) {

    /** Whether only some of the rows are at hand. */
    public boolean sampled() {
        return whole.map(WholeTableFigures::sampled).orElse(false);
    }
}
