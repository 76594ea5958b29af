package org.semblance.report.section;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.quality.risk.disclosure.Homogeneity;
import org.semblance.release.figures.DocumentFigures;
import org.semblance.release.report.Report;
import org.semblance.release.report.Report.AttributeReport;
import org.semblance.release.report.Report.Finding;
import org.semblance.report.html.Html;
import org.semblance.report.html.NumberFormat;

/**
 * The questions that require human judgement, with the facts of this release, and fields for the decision and
 * signature.
 */
public final class SignSection implements Section {

    /** A point to check: the question, and the facts. */
    private record Point(String question, String fact) {}

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
        page.leaf(
                "p",
                "The figures above were measured. The following questions need your judgement. Tick what you"
                        + " have checked; the page is designed for printing.",
                "class",
                "lead");
        page.open("div", "class", "sign").leaf("h3", "I have checked");
        page.open("ul", "class", "checks");
        int number = 0;
        for (Point point : points(report)) {
            String id = "check-" + ++number;
            page.open("li").empty("input", "type", "checkbox", "id", id, "autocomplete", "off");
            page.open("label", "for", id).leaf("strong", point.question()).text(" ");
            page.foreign(point.fact()).close().close();
        }
        page.close();
        page.open("fieldset").leaf("legend", "Decision");
        decision(page, "decision-yes", "The file may be published.");
        decision(page, "decision-some", "The file may be shared with named recipients under conditions.");
        decision(page, "decision-no", "The file must not be shared.");
        page.close();
        page.open("div", "class", "fields");
        field(page, "sign-name", "Name and role");
        field(page, "sign-date", "Date");
        field(page, "sign-why", "Conditions and reasons");
        field(page, "sign-hand", "Signature");
        page.close();
        report.release()
                .ifPresent(file -> page.open("p", "class", "quiet")
                        .text("For the file ")
                        .foreign(file.name())
                        .text(" with the SHA-256 ")
                        .leaf("code", file.sha256(), "class", "hash")
                        .text(beside(file))
                        .text(" and no other.")
                        .close());
        page.close();
    }

    /** The other files of the release, with the beginnings of their fingerprints; the certificate has the full ones. */
    private static String beside(Report.ReleasedFile file) {
        return file.beside().isEmpty()
                ? ""
                : ", with "
                        + String.join(
                                ", ",
                                file.beside().stream()
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

    private static List<Point> points(Report report) {
        List<Point> points = new ArrayList<>();
        if (report.documents().isPresent()) {
            points.add(new Point(
                    "The vocabulary.",
                    "Does vocabulary.txt contain names or other words that could identify someone?"));
        } else {
            points.add(quasiIdentifiers(report));
            points.add(kept(report));
        }
        points.add(who(report));
        report.documents()
                .ifPresentOrElse(
                        figures -> labels(report, figures).ifPresent(points::add), () -> points.add(secrets(report)));
        points.add(persons(report));
        points.add(new Point("Other releases of the same people.", OtherReleases.told(report)));
        points.add(use(report));
        points.add(new Point(
                "The warnings.",
                report.warnings().isEmpty()
                        ? "There are no warnings."
                        : NumberFormat.count(report.warnings().size(), "warning", "warnings") + " above: "
                                + String.join(
                                        ", ",
                                        report.warnings().stream()
                                                .map(warning -> warning.code())
                                                .distinct()
                                                .toList())
                                + ". How was each one resolved?"));
        points.add(new Point(
                "Access to this page.",
                "It reveals more about the original data than the release does, but no count or category of"
                        + " fewer than "
                        + (report.background().least() > 0
                                ? NumberFormat.count(report.background().least())
                                : "k")
                        + (report.documents().isPresent() ? " documents" : " rows")
                        + ". It is for the data owner unless you decide otherwise."));
        return points;
    }

    private static Point quasiIdentifiers(Report report) {
        List<String> masked =
                new FactList(report).names(attribute -> AttributeSection.has(attribute, "quasi-identifier"));
        return new Point(
                "Quasi-identifiers.",
                (masked.isEmpty() ? "No column was masked as a quasi-identifier" : "Masked: " + FactList.listed(masked))
                        + ". Could a neighbour, an employer or another register know any other column?");
    }

    private static Point kept(Report report) {
        List<String> kept = new FactList(report).names(Banner::kept);
        List<String> dropped = new FactList(report).names(attribute -> AttributeSection.has(attribute, "identifier"));
        return new Point(
                "Columns released unchanged.",
                (kept.isEmpty() ? "Nothing" : FactList.listed(kept))
                        + ". Dropped: " + (dropped.isEmpty() ? "nothing" : FactList.listed(dropped))
                        + ". Do the unchanged columns contain names, numbers or free text that identify people?");
    }

    private static Point who(Report report) {
        Optional<Finding> anonymity = Verdicts.anonymity(report).filter(Finding::holds);
        String most = anonymity
                .map(finding -> "An intruder who knows everything that was masked re-identifies a person in at most "
                        + NumberFormat.percentage(100 / finding.found()) + " of the cases")
                .or(() -> NoiseBanner.risk(report)
                        .map(score -> "There is no k-anonymity; an intruder re-identified "
                                + NumberFormat.withUnit(score.value(), score.unit()) + " of the records ("
                                + score.name()
                                + ")"))
                .orElse("There is no k-anonymity, and no attack was measured");
        return new Point(
                "Re-identification risk.",
                most + ". Is that acceptable, given who might attack and who is most exposed?");
    }

    private static Point secrets(Report report) {
        List<String> confidential = new FactList(report).confidential();
        String fact = confidential.isEmpty()
                ? "No attribute was declared confidential."
                : new FactList(report)
                        .score(Homogeneity.NAME)
                        .map(score ->
                                "Share of rows in equivalence classes with a single value, which is thereby disclosed: "
                                        + FactList.listed(ScoreWords.each(score.attributes(), score.unit()))
                                        + ".")
                        .orElse(FactList.listed(confidential)
                                + (report.noise().isPresent()
                                        ? ": how often similar rows have the same value was not measured."
                                        : ": how many equivalence classes have a single value was not measured."));
        return new Point(
                "Disclosure without re-identification.", fact + " Is that acceptable for the people concerned?");
    }

    /** The point about labels; empty if no labels were given. */
    private static Optional<Point> labels(Report report, DocumentFigures figures) {
        return figures.labels()
                .map(spread -> new Point(
                        "Disclosure without re-identification.",
                        NumberFormat.percentage(spread.share(report.rows()))
                                + " of the documents are in groups with a single label, which "
                                + (figures.labelsReleased()
                                        ? "is thereby disclosed."
                                        : "the terms may reveal although labels are not released.")
                                + " Is that acceptable for the people concerned?"));
    }

    private static Point persons(Report report) {
        boolean documents = report.documents().isPresent();
        boolean persons = Verdicts.anonymity(report).filter(Verdicts::byAuthors).isPresent();
        return persons
                ? new Point(
                        "Unit of protection.",
                        (documents ? "Authors" : "People") + " were counted, using a column that is not released.")
                : new Point(
                        "Unit of protection.",
                        "One " + (documents ? "document" : "row")
                                + " counts as one person, unless a note above says otherwise. Is that correct?");
    }

    private static Point use(Report report) {
        Optional<AttributeReport> worst = report.attributes().stream()
                .filter(attribute -> attribute.loss().filter(Double::isFinite).isPresent())
                .max(Comparator.comparingDouble(attribute -> attribute.loss().orElse(0.0)));
        String loss = new FactList(report)
                .score(InformationLoss.NAME)
                .map(score -> "Information loss: " + NumberFormat.withUnit(score.value(), score.unit())
                        + worst.map(attribute -> "; the largest is " + attribute.name() + ", "
                                        + NumberFormat.percentage(
                                                attribute.loss().orElse(0.0)))
                                .orElse("")
                        + ".")
                .orElse("The information loss is shown above.");
        return new Point(
                "Fitness for purpose.",
                loss
                        + (report.rowsLeftOut() > 0
                                ? " Rows left out: " + NumberFormat.count(report.rowsLeftOut()) + "."
                                : "")
                        + " Is the file still useful enough to justify the remaining risk?");
    }
}
