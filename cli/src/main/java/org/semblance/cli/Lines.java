package org.semblance.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.semblance.run.Report;

/** Findings as lines to read. */
final class Lines {

    private static final int ROWS_SHOWN = 20;

    private Lines() {}

    /** A text of the data or the recipe that cannot command the terminal. */
    static String printable(String text) {
        return text.replaceAll("\\p{Cntrl}", "·");
    }

    static void findings(List<Report.Finding> findings, PrintWriter console) {
        for (Report.Finding finding : findings) {
            console.printf(
                    Locale.ROOT,
                    "  %-18s %s: asked %d, found %d %s%n",
                    finding.guarantee(),
                    finding.holds() ? "holds" : "DOES NOT HOLD",
                    finding.asked(),
                    finding.found(),
                    finding.of());
            if (!finding.holds()) {
                console.println("    " + rows(finding.rows()) + ": " + printable(finding.reason()));
            }
        }
    }

    private static String rows(List<Integer> rows) {
        String shown = String.join(
                ", ", rows.stream().limit(ROWS_SHOWN).map(String::valueOf).toList());
        int more = rows.size() - ROWS_SHOWN;
        return (rows.size() == 1 ? "row " : "rows ") + shown + (more > 0 ? " and " + more + " more" : "");
    }
}
