package org.semblance.report;

import java.util.List;
import java.util.Optional;
import org.semblance.run.Report;
import org.semblance.run.Report.Finding;

/** What the promises mean for a person in the data, and what they do not. */
final class LimitSection implements Section {

    @Override
    public String id() {
        return "limits";
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
        page.open("div", "class", "limits").open("div").leaf("h3", "It protects against");
        boolean alone = report.noise().isPresent() && Verdicts.anonymity(report).isEmpty();
        if (alone) {
            NoiseLimits.protection(report.differentialPrivacy(), page);
        } else if (report.documents().isPresent()) {
            DocumentLimits.protection(report, page);
        } else {
            protection(report, page);
        }
        page.close().open("div").leaf("h3", "It does not protect against");
        page.open("ul");
        if (alone) {
            NoiseLimits.limits(report.differentialPrivacy().isPresent(), page);
        } else if (report.documents().isPresent()) {
            DocumentLimits.limits(report, report.documents().get(), page);
        } else {
            groups(report, page);
        }
        page.close().close().close();
        if (report.documents().isPresent()) {
            return;
        }
        page.leaf(
                "p",
                "The protection is as good as the choice of quasi-identifiers: an attribute that others can know of a"
                        + " person and that was not named as one is not masked.");
    }

    /** What a crowd of rows that look the same does not hide. */
    private static void groups(Report report, Html page) {
        item(
                page,
                new Text(
                        "Rows alike in what is confidential.",
                        asked(report, "l-diversity", "t-closeness")
                                ? "If all rows of a group share a confidential value, that value is known of everyone in"
                                        + " it. This is limited only for the attributes, and as far as, the promises"
                                        + " above say."
                                : "If all rows of a group share a confidential value, that value is known of everyone in"
                                        + " it, without finding anyone’s row. No promise made here limits this."));
        item(
                page,
                new Text(
                        "Other releases of the same people.",
                        "Two releases may each keep their promises and single people out when they are put side by"
                                + " side."));
        item(
                page,
                new Text(
                        "Knowledge beyond the quasi-identifiers.",
                        "Confidential and other attributes are published as they are. Whoever knows some of their"
                                + " values of a person may find the row."));
        item(
                page,
                new Text(
                        "What a group tells about its members.",
                        "A release is useful because it teaches something about people who are alike; that includes the"
                                + " people in it."));
    }

    record Text(String what, String why) {}

    private static void protection(Report report, Html page) {
        Optional<Finding> anonymity = Verdicts.anonymity(report);
        if (anonymity.isEmpty()) {
            page.leaf("p", "This run makes no promise of k-anonymity. Judge it by the risks measured above.");
            return;
        }
        boolean persons = anonymity.get().of().equals("persons");
        String k = Figures.decimal(anonymity.get().asked());
        page.open("ul");
        item(
                page,
                new Text(
                        "Being singled out.",
                        "Whoever knows all quasi-identifiers of a person finds "
                                + (persons ? "rows of at least " + k + " persons" : "at least " + k + " rows")
                                + " that look the same, and cannot tell by them which "
                                + (persons ? "are theirs." : "is theirs.")));
        page.close();
        page.leaf(
                "p",
                persons
                        ? "Persons were counted, not rows: several rows of one person do not make a crowd."
                        : "This takes one row for one person. Where a person may have several rows, name the column"
                                + " that tells persons apart, so that persons are counted.");
    }

    private static boolean asked(Report report, String... guarantees) {
        return report.verdicts().stream().map(Finding::guarantee).anyMatch(List.of(guarantees)::contains);
    }

    static void item(Html page, Text text) {
        page.open("li").leaf("strong", text.what()).text(" " + text.why()).close();
    }
}
