package org.semblance.release.rehearsal;

import java.util.List;
import org.semblance.privacy.EquivalenceClasses;
import org.semblance.release.report.Report;

/**
 * What the judges found.
 *
 * @param findings of each promise
 * @param classes the rows that look alike, in the order of what was judged
 */
public record Judgement(List<Report.Finding> findings, EquivalenceClasses classes) {

    public boolean holds() {
        return findings.stream().allMatch(Report.Finding::holds);
    }
}
