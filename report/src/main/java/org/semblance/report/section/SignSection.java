package org.semblance.report.section;

import org.semblance.report.html.Html;
import org.semblance.report.html.NumberFormat;

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

/** What a person must judge, with the facts of this release, and room for a name. */
public final class SignSection implements Section {

    /** A point to look at: the question, and what is known here. */
    private record Point(String question, String fact) {}

    @Override
    public String id() {
        return "sign";
    }

    @Override
    public String title() {
        return "For the person who decides";
    }

    /** There is nothing to decide where nothing was released. */
    @Override
    public boolean concerns(Report report) {
        return report.published();
    }

    @Override
    public void write(Report report, Html page) {
        page.leaf(
                "p",
                "What was counted stands above. What follows no program can know. Tick what you have looked at; the page is"
                        + " made to be printed.",
                "class",
                "lead");
        page.open("div", "class", "sign").leaf("h3", "I have looked at");
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
        decision(page, "decision-some", "The file may be given to named recipients, under conditions.");
        decision(page, "decision-no", "The file may not leave.");
        page.close();
        page.open("div", "class", "fields");
        field(page, "sign-name", "Name and office");
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

    /** What leaves with the file, by the beginnings of fingerprints; the certificate has the whole of them. */
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
                    "Whether the vocabulary may be seen.",
                    "Are there names in vocabulary.txt, or words that give somebody away to those who know them?"));
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
                        ? "There are none."
                        : NumberFormat.count(report.warnings().size(), "warning", "warnings") + " above: "
                                + String.join(
                                        ", ",
                                        report.warnings().stream()
                                                .map(warning -> warning.code())
                                                .distinct()
                                                .toList())
                                + ". What was done about each?"));
        points.add(new Point(
                "Who may see this page.",
                "It tells more of the original than the release does, though nothing that fewer than "
                        + (report.background().least() > 0
                                ? NumberFormat.count(report.background().least())
                                : "k")
                        + (report.documents().isPresent() ? " documents" : " rows")
                        + " share. It is for the owner of the data unless you say otherwise."));
        return points;
    }

    private static Point quasiIdentifiers(Report report) {
        List<String> masked =
                new FactList(report).names(attribute -> AttributeSection.has(attribute, "quasi-identifier"));
        return new Point(
                "What others may know of a person.",
                (masked.isEmpty() ? "No column was masked as such" : "Masked as such: " + FactList.listed(masked))
                        + ". Is there nothing else that a neighbour, an employer or another register knows?");
    }

    private static Point kept(Report report) {
        List<String> kept = new FactList(report).names(Banner::kept);
        List<String> dropped = new FactList(report).names(attribute -> AttributeSection.has(attribute, "identifier"));
        return new Point(
                "What is released as it was.",
                (kept.isEmpty() ? "Nothing" : FactList.listed(kept))
                        + ". Dropped: " + (dropped.isEmpty() ? "nothing" : FactList.listed(dropped))
                        + ". Does no name, number or free text stand in what is kept?");
    }

    private static Point who(Report report) {
        Optional<Finding> anonymity = Verdicts.anonymity(report).filter(Finding::holds);
        String most = anonymity
                .map(finding -> "Whoever knows all that was masked is right about a person in at most "
                        + NumberFormat.percentage(100 / finding.found()) + " of the cases")
                .or(() -> NoiseBanner.risk(report)
                        .map(score -> "No crowd is promised; an intruder was found to link "
                                + NumberFormat.withUnit(score.value(), score.unit()) + " of the records ("
                                + score.name()
                                + ")"))
                .orElse("No crowd is promised, and no attack was measured");
        return new Point(
                "Who may want to find whom.",
                most + ". Is that enough against those who would gain by it, and for those who stand out?");
    }

    private static Point secrets(Report report) {
        List<String> confidential = new FactList(report).confidential();
        String fact = confidential.isEmpty()
                ? "No attribute was named confidential."
                : new FactList(report)
                        .score(Homogeneity.NAME)
                        .map(score ->
                                "Of the rows, so many stand in a group with one value only, which is then no secret: "
                                        + FactList.listed(ScoreWords.each(score.attributes(), score.unit()))
                                        + ".")
                        .orElse(FactList.listed(confidential)
                                + (report.noise().isPresent()
                                        ? ": how often rows near to each other have one value was not measured."
                                        : ": how many groups hold one value only was not measured."));
        return new Point("What is learnt without finding a row.", fact + " Can the people concerned bear that?");
    }

    /** Nobody can say whether there are labels where none were given. */
    private static Optional<Point> labels(Report report, DocumentFigures figures) {
        return figures.labels()
                .map(spread -> new Point(
                        "What is learnt without finding a document.",
                        NumberFormat.percentage(spread.share(report.rows()))
                                + " of the documents stand in a group with one label only, which "
                                + (figures.labelsReleased()
                                        ? "is then no secret."
                                        : "its terms may tell, though labels are not released.")
                                + " Can the people concerned bear that?"));
    }

    private static Point persons(Report report) {
        boolean documents = report.documents().isPresent();
        boolean persons = Verdicts.anonymity(report).filter(Verdicts::byAuthors).isPresent();
        return persons
                ? new Point(
                        "Who counts as a person.",
                        (documents ? "Authors" : "Persons") + " were counted, by a column that is not released.")
                : new Point(
                        "Who counts as a person.",
                        "One " + (documents ? "document" : "row")
                                + " is taken for one person, unless a note above says otherwise. Is it?");
    }

    private static Point use(Report report) {
        Optional<AttributeReport> worst = report.attributes().stream()
                .filter(attribute -> attribute.loss().filter(Double::isFinite).isPresent())
                .max(Comparator.comparingDouble(attribute -> attribute.loss().orElse(0.0)));
        String loss = new FactList(report)
                .score(InformationLoss.NAME)
                .map(score -> "Information lost: " + NumberFormat.withUnit(score.value(), score.unit())
                        + worst.map(attribute -> "; most of all " + attribute.name() + ", "
                                        + NumberFormat.percentage(
                                                attribute.loss().orElse(0.0)))
                                .orElse("")
                        + ".")
                .orElse("The loss is told above.");
        return new Point(
                "Whether it still serves its purpose.",
                loss
                        + (report.rowsLeftOut() > 0
                                ? " Rows left out: " + NumberFormat.count(report.rowsLeftOut()) + "."
                                : "")
                        + " A file that is of no use is not worth any risk.");
    }
}
