package org.semblance.report.section;

import java.util.ArrayList;
import java.util.List;
import org.semblance.WarningCode;
import org.semblance.release.figures.DocumentFigures;
import org.semblance.release.figures.DocumentFigures.Homogeneity;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.report.Report;
import org.semblance.report.html.Html;
import org.semblance.report.html.PageTable;

/** What a release of documents contains and omits, how to use it, and what its labels disclose. */
public final class DocumentSection implements Section {

    /** A file of the release and its description. */
    private record Part(String name, String meaning) {}

    @Override
    public String id() {
        return "documents";
    }

    @Override
    public String title() {
        return "Contents of the release";
    }

    @Override
    public boolean concerns(Report report) {
        return report.documents().isPresent();
    }

    @Override
    public void write(Report report, Html page) {
        DocumentFigures figures = report.documents().orElseThrow();
        page.leaf("p", lead(report, figures), "class", "lead");
        report.release().ifPresent(file -> files(file.name(), figures.named(), shuffled(report), page));
        page.leaf("p", "Not included in any file: " + absent(report, figures) + ".", "class", "lead");
        if (report.published() && figures.named()) {
            page.leaf("h3", "How to search it");
            page.leaf("p", "Give the release folder and some words. The command lists the nearest vectors:");
            page.leaf("pre", "semblance documents search FOLDER \"some words\"", "class", "command");
        }
        figures.labels().ifPresent(spread -> labels(spread, figures, page));
    }

    private static String absent(Report report, DocumentFigures figures) {
        List<String> absent = new ArrayList<>(List.of("the texts"));
        if (figures.named()) {
            absent.add("the order of words in them");
        }
        absent.add(shuffled(report) ? "names and numbers of documents" : "names of documents");
        if (figures.authors().isPresent()) {
            absent.add("their authors");
        }
        if (figures.labels().isPresent() && !figures.labelsReleased()) {
            absent.add("their labels");
        }
        if (VerdictWords.commonTermsOnly(report)) {
            absent.add("rare terms");
        }
        int last = absent.size() - 1;
        return String.join(", ", absent.subList(0, last)) + " and " + absent.get(last);
    }

    private static String lead(Report report, DocumentFigures figures) {
        String documents = NumberFormat.count(figures.documents(), "document", "documents");
        String all = figures.authors().isPresent()
                ? documents + " of " + NumberFormat.count(figures.authors().getAsInt(), "author", "authors")
                : documents;
        String what = (figures.named() ? "An index of " : "A matrix of ") + all;
        return (report.published() ? what + " is released" : what + " was made")
                + ", not the texts: for each document a vector of "
                + (figures.named() ? "term weights" : "numbers") + " that it shares with others"
                + report.groups()
                        .map(groups -> ", " + NumberFormat.count(groups.count(), "vector", "vectors") + " in all")
                        .orElse("")
                + "."
                + (figures.leftOut() > 0
                        ? " " + NumberFormat.count(figures.leftOut(), "document was", "documents were")
                                + " excluded because no term was left in "
                                + (figures.leftOut() == 1 ? "it." : "them.")
                        : "");
    }

    private static boolean shuffled(Report report) {
        return report.warnings().stream().noneMatch(warning -> warning.kind() == WarningCode.W_NOT_SHUFFLED);
    }

    private static void files(String matrix, boolean named, boolean shuffled, Html page) {
        PageTable grid = new PageTable(page, "Files of the release", "File", "What it is");
        row(
                new Part(
                        matrix,
                        "The matrix: a row for each document"
                                + (shuffled ? ", in random order" : ", in the original order")
                                + (named
                                        ? ", a column for each term, and the weight of the term in the vector that the document"
                                                + " shares."
                                        : ", and in it the vector that the document shares.")),
                grid);
        row(
                new Part(
                        "vocabulary.txt",
                        named
                                ? "The terms of the matrix columns, one per line."
                                : "The column numbers; no terms are known for them."),
                grid);
        row(
                new Part(
                        "documents.tsv",
                        "One line per row of the matrix: the number of its vector, which identifies equal rows, and its"
                                + " label if labels are released."),
                grid);
        if (named) {
            row(
                    new Part(
                            "index.tsv",
                            "For each term, the numbers of the vectors that contain it, with its weights."),
                    grid);
        }
        grid.end();
    }

    private static void row(Part part, PageTable grid) {
        grid.row().leaf("code", part.name());
        grid.next().text(part.meaning());
        grid.endRow();
    }

    /** Reports groups with a single label, which discloses the label of each document in them. */
    private static void labels(Homogeneity spread, DocumentFigures figures, Html page) {
        page.leaf("h3", "Labels");
        String uniform =
                NumberFormat.count(spread.uniform()) + " of " + NumberFormat.count(spread.groups(), "group", "groups")
                        + (spread.uniform() == 1 ? " has" : " have") + " documents with a single label ("
                        + NumberFormat.count(spread.documents(), "document", "documents") + ", "
                        + NumberFormat.percentage(100.0 * spread.documents() / Math.max(1, figures.documents())) + ").";
        page.leaf(
                "p",
                figures.labelsReleased()
                        ? "The label of every document is released. " + uniform
                                + (spread.uniform() == 0
                                        ? " So finding a group does not disclose a label with certainty."
                                        : " Anyone who knows enough about a document to find such a group learns its label without"
                                                + " re-identifying the document.")
                        : "Labels are not released. " + uniform
                                + (spread.uniform() == 0
                                        ? ""
                                        : " The terms of such a group may still reveal the label."));
    }
}
