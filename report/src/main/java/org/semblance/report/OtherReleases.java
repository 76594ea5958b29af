package org.semblance.report;

import org.semblance.report.Attack.Standing;
import org.semblance.run.report.LedgerFigures;
import org.semblance.run.report.Report;

/** What is known of a release beside others of the same people. */
final class OtherReleases {

    private OtherReleases() {}

    static String told(Report report) {
        return report.ledger().map(figures -> known(figures)).orElseGet(() -> unknown(report));
    }

    private static String known(LedgerFigures figures) {
        if (figures.releases() == 0) {
            return "The owner’s ledger lists no earlier release of the same people. What is not in it is not known.";
        }
        String earlier = Figures.count(figures.releases(), "earlier release", "earlier releases");
        String persons = figures.persons().isPresent()
                ? " (" + Figures.count(figures.persons().getAsInt(), "person is", "persons are") + " in both)"
                : "";
        String smallest = figures.smallest().isPresent()
                ? " of " + Figures.count(figures.smallest().getAsInt()) + " or more"
                : "";
        return "Put beside " + earlier + " of the same people" + persons
                + (figures.holds()
                        ? ", everybody still stands in a crowd" + smallest + ", by the owner’s ledger."
                        : ", this one may single somebody out; its owner let it through.");
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
