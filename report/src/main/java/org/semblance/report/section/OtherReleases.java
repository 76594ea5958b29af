package org.semblance.report.section;

import org.semblance.release.report.Report;
import org.semblance.report.section.Attack.Standing;

/** What is known of a release beside others of the same people. */
final class OtherReleases {

    private OtherReleases() {}

    static String told(Report report) {
        return report.ledger()
                .map(figures -> String.join(" ", figures.sentences()))
                .orElseGet(() -> unknown(report));
    }

    private static String unknown(Report report) {
        if (report.differentialPrivacy().isPresent()) {
            return "Not measured: no ledger was kept. The budgets ε of releases of the same people add up.";
        }
        return report.noise().isPresent()
                ? "Not measured: no ledger was kept. Noise that is drawn anew in each release averages out; release a table"
                        + " once."
                : "Not measured: no ledger was kept. Two releases may each keep their promises and single people out"
                        + " when they are put side by side. Name a ledger: in the recipe to have it looked at.";
    }

    static Standing standing(Report report) {
        return report.ledger()
                .map(figures -> figures.holds() ? Standing.LIMITED : Standing.OPEN)
                .orElse(Standing.UNKNOWN);
    }
}
