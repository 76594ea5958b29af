package org.semblance.report.section;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.semblance.release.report.Report;
import org.semblance.release.report.Report.Finding;
import org.semblance.report.html.Html;

/** Each attack scenario with all that was found for it, and what no scenario covers. */
public final class AttackDetailSection implements Section {

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
        if (!report.published() && !report.tried()) {
            page.leaf("p", "Nothing was released. The following applies to a release whose guarantees hold.");
        } else if (!report.verdicts().stream().allMatch(Finding::holds)) {
            page.leaf("p", "A guarantee does not hold: do not rely on the protection described here.");
        }
        page.leaf("p", lead(report), "class", "lead");
        AttackDetails.write(report.attacks(), page);
        page.open("ul", "class", "limits");
        limits(report).forEach(limit -> page.leaf("li", limit));
        page.close();
    }

    private static String lead(Report report) {
        if (VerdictWords.anonymity(report).isPresent()) {
            return (report.documents().isPresent()
                            ? "Shared vectors limit re-identification. They do not hide what the documents of a group have in"
                                    + " common, and they do not consider other files."
                            : "k-anonymity limits re-identification. It does not hide what the members of an equivalence"
                                    + " class have in common, and it does not consider other files.")
                    + " Limited means that a verified guarantee bounds the attack; measured, that there is a figure and"
                    + " no guarantee.";
        }
        return report.noise().isPresent()
                ? "Noise gives no k-anonymity: a row that fits a person may belong to someone else, and its values may"
                        + " differ from the original ones. The table shows how often a guess is right nevertheless."
                : "This release has no k-anonymity. Judge it by the measured risks.";
    }

    /** Limits that apply regardless of the figures. */
    private static List<String> limits(Report report) {
        List<String> limits = new ArrayList<>();
        limits.add(counted(report));
        if (report.documents().isEmpty()) {
            limits.add("The protection is only as good as the choice of quasi-identifiers: an attribute that others may"
                    + " know and that was not declared is not masked.");
            limits.add(
                    "That somebody took part does not stay hidden, and people of one class who compare what they know"
                            + " of themselves learn about the rest. Neither is measured.");
        }
        limits.add("A useful release reveals something about people who are similar, including the people in it.");
        return limits;
    }

    private static String counted(Report report) {
        Optional<Finding> anonymity = VerdictWords.anonymity(report);
        boolean persons = anonymity.map(VerdictWords::byAuthors).orElse(false);
        if (report.documents().isPresent()) {
            return persons
                    ? "Authors were counted, not documents: several documents of one author count once."
                    : "Each document counts as one person. If a person may have several documents, name the column"
                            + " that identifies authors with author:, so that authors are counted.";
        }
        return persons
                ? "People were counted, not rows: several rows of one person count once."
                : anonymity.isPresent()
                        ? "Each row counts as one person. If a person may have several rows, name the column that"
                                + " identifies people with person:, so that people are counted."
                        : "Each row counts as one person. Several rows of the same person together reveal more.";
    }
}
