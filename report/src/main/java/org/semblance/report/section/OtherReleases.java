package org.semblance.report.section;

import org.semblance.release.report.Report;
import org.semblance.report.section.Attack.Standing;

/** What is known about a release in combination with others of the same people. */
final class OtherReleases {

    private OtherReleases() {}

    static String told(Report report) {
        return report.ledger()
                .map(figures -> String.join(" ", figures.sentences()))
                .orElseGet(() -> unknown(report));
    }

    private static String unknown(Report report) {
        if (report.differentialPrivacy().isPresent()) {
            return "Not assessed: no ledger was kept. The privacy budgets ε of releases of the same people add up.";
        }
        return report.noise().isPresent()
                ? "Not assessed: no ledger was kept. Fresh noise in each release can be averaged out; release a"
                        + " table only once."
                : "Not assessed: no ledger was kept. Two releases whose guarantees both hold can still single"
                        + " people out in combination. To check this, name a ledger: in the recipe.";
    }

    static Standing standing(Report report) {
        return report.ledger()
                .map(figures -> figures.holds() ? Standing.LIMITED : Standing.OPEN)
                .orElse(Standing.UNKNOWN);
    }
}
