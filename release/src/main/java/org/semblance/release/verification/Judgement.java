package org.semblance.release.verification;

import java.util.List;
import org.semblance.privacy.EquivalenceClasses;
import org.semblance.release.report.Report;

/**
 * The result of verifying the guarantees.
 *
 * @param findings one finding per guarantee
 * @param classes the equivalence classes, by row of what was verified
 */
public record Judgement(List<Report.Finding> findings, EquivalenceClasses classes) {

    public boolean holds() {
        return findings.stream().allMatch(Report.Finding::holds);
    }
}
