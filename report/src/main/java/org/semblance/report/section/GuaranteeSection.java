package org.semblance.report.section;

import org.semblance.release.figures.Glossary;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.report.GuaranteeAdvice;
import org.semblance.release.report.Report;
import org.semblance.release.report.Report.Finding;
import org.semblance.report.html.Html;
import org.semblance.report.html.PageTable;

/** The requested guarantees, and what the verification found. */
public final class GuaranteeSection implements Section {

    private static final int MOST_ROWS = 50;

    private static final String CAPTION =
            "Verified on the file as it was written, by code that does not know the method";

    private static final String NOTHING = "No guarantee was requested, so nothing was verified.";

    @Override
    public String id() {
        return "promises";
    }

    @Override
    public String title() {
        return "Guarantees";
    }

    @Override
    public void write(Report report, Html page) {
        if (report.verdicts().isEmpty()) {
            page.leaf("p", report.noise().isPresent() ? noise(report) : NOTHING);
            return;
        }
        boolean holds = report.verdicts().stream().allMatch(Finding::holds);
        PageTable grid = holds
                ? new PageTable(page, CAPTION, "Guarantee", "#Required", "#Found", "Counted in", "Verdict")
                : new PageTable(
                        page, CAPTION, "Guarantee", "#Required", "#Found", "Counted in", "Verdict", "Rows at fault");
        Glossary glossary = new Glossary(report.catalog());
        report.verdicts()
                .forEach(finding -> row(finding, glossary, report.documents().isPresent(), holds, grid));
        grid.end();
        GuaranteeAdvice.of(report).forEach(remedy -> page.leaf("p", "What to do: " + remedy + "."));
    }

    /** Noise forms no equivalence classes, so there is nothing to verify. */
    private static String noise(Report report) {
        return report.differentialPrivacy().isPresent()
                ? "The method provides ε-differential privacy for one attribute: whatever a record contained, no"
                        + " released value was more than e^ε times as likely as with another original value. This is a"
                        + " proven property of the method, tested with its code. It cannot be verified on a file, so"
                        + " nothing was verified here. It is no"
                        + " k-anonymity."
                : "No guarantee was requested, so nothing was verified: noise was added to each record"
                        + " independently. For k-anonymity, choose a method that forms equivalence classes, such as mdav"
                        + " or local-recoding.";
    }

    private static void row(Finding finding, Glossary glossary, boolean documents, boolean allHold, PageTable grid) {
        Html first = grid.row().foreign(finding.guarantee());
        glossary.promise(finding.guarantee(), documents)
                .ifPresent(meaning -> first.leaf("small", meaning, "class", "meaning"));
        grid.next().text(NumberFormat.decimal(finding.asked()));
        grid.next().text(NumberFormat.found(finding.shown()));
        grid.next().foreign(finding.of());
        grid.next()
                .leaf(
                        "span",
                        finding.holds() ? "✓ holds" : "✗ does not hold",
                        "class",
                        finding.holds() ? "holds" : "fails");
        if (!allHold) {
            Html rows = grid.next().open("div").text(rows(finding));
            if (!finding.reason().isBlank()) {
                rows.leaf("small", finding.reason(), "class", "meaning");
            }
            rows.close();
        }
        grid.endRow();
    }

    private static String rows(Finding finding) {
        if (!finding.rows().isEmpty()) {
            return VerdictWords.rows(finding.rows(), MOST_ROWS);
        }
        return finding.holds() ? "none" : "no single rows";
    }
}
