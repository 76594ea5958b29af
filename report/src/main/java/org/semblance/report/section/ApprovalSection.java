package org.semblance.report.section;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.release.figures.NameList;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.report.Report;
import org.semblance.release.report.Report.AttributeReport;
import org.semblance.report.html.Html;

/** The form to sign: what no program can know, with the facts of this release, the decision, and the signature. */
public final class ApprovalSection implements Section {

    /** A statement to check, and the facts. */
    private record Statement(String text, String fact) {}

    @Override
    public String id() {
        return "sign";
    }

    @Override
    public String title() {
        return "Approval";
    }

    /** Without a release there is nothing to approve. */
    @Override
    public boolean concerns(Report report) {
        return report.published();
    }

    @Override
    public void write(Report report, Html page) {
        page.open("div", "class", "sign").open("div", "class", "checked").leaf("h3", "I have checked");
        page.open("ul", "class", "checks");
        int number = 0;
        for (Statement statement : statements(report)) {
            String id = "check-" + ++number;
            page.open("li").empty("input", "type", "checkbox", "id", id, "autocomplete", "off");
            page.open("label", "for", id).leaf("strong", statement.text()).text(" ");
            page.foreign(statement.fact()).close().close();
        }
        page.close().close();
        page.open("div", "class", "decided").leaf("h3", "I decide");
        page.open("fieldset").leaf("legend", "Decision", "class", "heard");
        decision(page, "decision-yes", "The file may be published.");
        decision(page, "decision-some", "The file may be shared with named recipients under conditions.");
        decision(page, "decision-no", "The file must not be shared.");
        page.close();
        accepted(report, page);
        page.open("div", "class", "fields");
        field(page, "sign-why", "Conditions and reasons");
        field(page, "sign-name", "Name and role");
        field(page, "sign-date", "Date");
        field(page, "sign-hand", "Signature");
        page.close().close();
        report.release()
                .ifPresent(file -> page.open("p", "class", "quiet signed")
                        .text("For the file ")
                        .foreign(file.name())
                        .text(" with the SHA-256 ")
                        .leaf("code", file.sha256(), "class", "hash")
                        .text(otherFiles(file))
                        .text(" and no other.")
                        .close());
        page.close();
    }

    /** The other files of the release, with the beginnings of their fingerprints; the certificate has the full ones. */
    private static String otherFiles(Report.ReleasedFile file) {
        return file.otherFiles().isEmpty()
                ? ""
                : ", with "
                        + String.join(
                                ", ",
                                file.otherFiles().stream()
                                        .map(each -> each.file() + " ("
                                                + each.sha256().substring(0, 16) + "…)")
                                        .toList())
                        + " as certificate.json lists them,";
    }

    private static void decision(Html page, String id, String text) {
        page.open("p").empty("input", "type", "radio", "name", "decision", "id", id, "autocomplete", "off");
        page.leaf("label", text, "for", id).close();
    }

    private static void field(Html page, String id, String name) {
        page.open("p").leaf("label", name, "for", id);
        page.empty("input", "type", "text", "id", id, "autocomplete", "off").close();
    }

    /** What the recipe accepts, with the reasons that are signed for. */
    private static void accepted(Report report, Html page) {
        Map<String, String> reasons = report.acceptances();
        if (!reasons.isEmpty()) {
            page.leaf("p", "Accepted in the recipe:", "class", "quiet").open("ul", "class", "accepted");
            reasons.forEach((name, reason) -> page.open("li")
                    .open("code")
                    .foreign(name)
                    .close()
                    .text(" ")
                    .foreign(reason)
                    .close());
            page.close();
        }
    }

    private static List<Statement> statements(Report report) {
        List<Statement> all = new ArrayList<>();
        if (report.documents().isPresent()) {
            all.add(new Statement(
                    "The vocabulary identifies nobody.",
                    "I have read vocabulary.txt for names and other telling words."));
        } else {
            all.add(quasiIdentifiers(report));
            all.add(kept(report));
        }
        all.add(new Statement(
                "The attacks above are acceptable for the people concerned,",
                "given who might attack and who is most exposed."));
        all.add(persons(report));
        all.add(new Statement(
                "I know the other releases of the same people.",
                report.ledger().isPresent()
                        ? "The ledger lists those it was checked against."
                        : "No ledger was kept."));
        all.add(use(report));
        all.add(points(report));
        all.add(new Statement(
                "This page stays with the owner.", "It reveals more about the original data than the release does."));
        return all;
    }

    private static Statement quasiIdentifiers(Report report) {
        List<String> masked = new FactList(report).names(attribute -> attribute.is(AttributeReport.QUASI_IDENTIFIER));
        return new Statement(
                "All quasi-identifiers are masked:",
                (masked.isEmpty() ? "none" : NameList.of(masked))
                        + ". No neighbour, employer or register knows another column.");
    }

    private static Statement kept(Report report) {
        List<String> kept = new FactList(report).names(AttributeReport::kept);
        List<String> dropped = new FactList(report).names(AttributeReport::dropped);
        return new Statement(
                "The unchanged columns identify nobody:",
                (kept.isEmpty() ? "there are none" : NameList.of(kept))
                        + (dropped.isEmpty() ? "." : ". Dropped: " + NameList.of(dropped) + "."));
    }

    private static Statement persons(Report report) {
        boolean documents = report.documents().isPresent();
        boolean persons =
                VerdictWords.anonymity(report).filter(VerdictWords::byAuthors).isPresent();
        return persons
                ? new Statement(
                        documents ? "Authors were counted," : "People were counted,",
                        "by a column that identifies them and is not released.")
                : new Statement("One " + (documents ? "document" : "row") + " is one person.", "Nobody has several.");
    }

    private static Statement use(Report report) {
        Optional<AttributeReport> worst = report.attributes().stream()
                .filter(attribute -> attribute.loss().filter(Double::isFinite).isPresent())
                .max(Comparator.comparingDouble(attribute -> attribute.loss().orElse(0.0)));
        String loss = new FactList(report)
                .score(InformationLoss.NAME)
                .map(score -> "Information loss " + NumberFormat.withUnit(score.value(), score.unit())
                        + worst.map(attribute -> "; the most for " + attribute.name() + ", "
                                        + NumberFormat.percentage(
                                                attribute.loss().orElse(0.0))
                                        + attribute
                                                .typical()
                                                .map(typical -> ". " + typical.sentence())
                                                .orElse("."))
                                .orElse("."))
                .orElse("The information loss is shown below.");
        return new Statement(
                "The file is still useful enough.",
                loss
                        + (report.rowsLeftOut() > 0
                                ? " Rows left out: " + NumberFormat.count(report.rowsLeftOut()) + "."
                                : ""));
    }

    private static Statement points(Report report) {
        int count = report.attacks().standing().points().size();
        return count == 0
                ? new Statement("No point is open.", "")
                : new Statement(
                        count == 1
                                ? "The open point above is settled."
                                : "The " + NumberFormat.count(count) + " open points above are settled.",
                        "My reasons are given here.");
    }
}
