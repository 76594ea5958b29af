package org.semblance.report.section;

import java.util.List;
import java.util.Optional;
import org.semblance.release.report.Report;
import org.semblance.release.report.Report.Finding;
import org.semblance.report.html.Html;

/** What the guarantees do and do not protect against: each attack scenario with its findings. */
public final class LimitSection implements Section {

    /** The anchor of the section. */
    static final String ID = "limits";

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String title() {
        return "What this does and does not protect against";
    }

    @Override
    public void write(Report report, Html page) {
        if (!report.published()) {
            page.leaf("p", "Nothing was released. The following applies to a release whose guarantees hold.");
        } else if (!report.verdicts().stream().allMatch(Finding::holds)) {
            page.leaf("p", "A guarantee does not hold: do not rely on the protection described here.");
        }
        if (report.documents().isPresent()) {
            documents(report, page);
            return;
        }
        page.leaf("p", lead(report), "class", "lead");
        AttackTable.write(report, page);
        page.open("ul", "class", "limits");
        for (String limit : limits(report)) {
            page.leaf("li", limit);
        }
        page.close();
    }

    private static void documents(Report report, Html page) {
        page.open("div", "class", "limits").open("div").leaf("h3", "It protects against");
        DocumentLimits.protection(report, page);
        page.close().open("div").leaf("h3", "It does not protect against").open("ul");
        DocumentLimits.limits(report, report.documents().orElseThrow(), page);
        page.close().close().close();
    }

    private static String lead(Report report) {
        if (Verdicts.anonymity(report).isPresent()) {
            return "k-anonymity limits re-identification. It does not hide what the members of an equivalence class"
                    + " have in common, and it does not consider other files. Each row is an attack scenario with what"
                    + " was found for this release.";
        }
        return report.noise().isPresent()
                ? "Noise gives no k-anonymity: a row that fits a person may belong to someone else, and its values"
                        + " may differ from the original ones. The table shows how often a guess is right nevertheless."
                : "This release has no k-anonymity. Judge it by the measured risks.";
    }

    /** Limits that apply regardless of the figures. */
    private static List<String> limits(Report report) {
        Optional<Finding> anonymity = Verdicts.anonymity(report);
        boolean persons =
                anonymity.map(finding -> finding.of().equals("persons")).orElse(false);
        return List.of(
                persons
                        ? "People were counted, not rows: several rows of one person count once."
                        : anonymity.isPresent()
                                ? "Each row counts as one person. If a person may have several rows, name the column that"
                                        + " identifies people with person:, so that people are counted."
                                : "Each row counts as one person. Several rows of the same person together reveal more.",
                "The protection is only as good as the choice of quasi-identifiers: an attribute that others may"
                        + " know and that was not declared is not masked.",
                "A useful release reveals something about people who are similar, including the people in it.");
    }

    record Text(String what, String why) {}

    static void item(Html page, Text text) {
        page.open("li").leaf("strong", text.what()).text(" " + text.why()).close();
    }
}
