package org.semblance.report.section;

import org.semblance.report.html.Html;

import java.util.List;
import java.util.Optional;
import org.semblance.release.report.Report;
import org.semblance.release.report.Report.Finding;

/** What the promises mean for a person in the data, and what they do not: attacker by attacker, with the figures found. */
public final class LimitSection implements Section {

    /** Where the page shows it. */
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
            page.leaf("p", "Nothing was released. What follows holds for a release that keeps its promises.");
        } else if (!report.verdicts().stream().allMatch(Finding::holds)) {
            page.leaf("p", "A promise does not hold: do not rely on the protection described here.");
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
            return "k-anonymity hides who is who, not what all of a group have in common, and it knows nothing of other"
                    + " files. Each line is somebody to think of, with what was found for this release.";
        }
        return report.noise().isPresent()
                ? "No crowd is promised: a row that fits a person may be another’s, and a value in it may not be the one that"
                        + " was there. How often a guess is right all the same is what follows."
                : "This run makes no promise of k-anonymity. Judge it by what was measured.";
    }

    /** What holds whatever the figures are. */
    private static List<String> limits(Report report) {
        Optional<Finding> anonymity = Verdicts.anonymity(report);
        boolean persons =
                anonymity.map(finding -> finding.of().equals("persons")).orElse(false);
        return List.of(
                persons
                        ? "Persons were counted, not rows: several rows of one person do not make a crowd."
                        : anonymity.isPresent()
                                ? "This takes one row for one person. Where a person may have several rows, name the column"
                                        + " that tells persons apart, so that persons are counted."
                                : "This takes one row for one person. Somebody with several rows is better known by all of"
                                        + " them together.",
                "The protection is as good as the choice of quasi-identifiers: an attribute that others can know of a"
                        + " person and that was not named as one is not masked.",
                "A release is useful because it teaches something about people who are alike; that includes the people in"
                        + " it.");
    }

    record Text(String what, String why) {}

    static void item(Html page, Text text) {
        page.open("li").leaf("strong", text.what()).text(" " + text.why()).close();
    }
}
