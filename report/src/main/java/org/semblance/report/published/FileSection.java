package org.semblance.report.published;

import org.semblance.WarningCode;
import org.semblance.release.documents.DocumentList;
import org.semblance.release.documents.InvertedIndex;
import org.semblance.release.documents.VocabularyFile;
import org.semblance.release.folder.Certificate;
import org.semblance.release.publication.PublicReport;
import org.semblance.report.html.Html;
import org.semblance.report.html.PageTable;

/** The files of the release. */
public final class FileSection implements PublicSection {

    @Override
    public String id() {
        return "files";
    }

    @Override
    public String title() {
        return "The files of the release";
    }

    @Override
    public void write(PublicReport report, Html page) {
        PageTable grid = new PageTable(page, "Files of the release", "File", "What it is");
        boolean documents = report.documents().isPresent();
        boolean shuffled = !report.warnings().contains(WarningCode.W_NOT_SHUFFLED);
        row(
                report.facts().file().file(),
                (documents
                                ? "The matrix: a row for each document, with the weights of the vector that it shares"
                                : "The masked table")
                        + (shuffled ? ", its rows in random order." : ", its rows in the original order."),
                grid);
        for (Certificate.Content file : report.facts().otherFiles()) {
            row(file.file(), meaning(file.file()), grid);
        }
        row(
                "report.html, report.json",
                "This report: nothing in it is computed from the original, except verdicts"
                        + (report.figures().asked().isEmpty() ? "." : " and what the recipe asks to publish."),
                grid);
        row(Certificate.FILE, "What was promised and verified, with the SHA-256 of every file.", grid);
        grid.end();
    }

    private static String meaning(String file) {
        return switch (file) {
            case VocabularyFile.NAME -> "The columns of the matrix, one per line.";
            case DocumentList.NAME ->
                "A line for each row of the matrix: the number of its vector, and its label if labels are released.";
            case InvertedIndex.NAME -> "For each term, the vectors that contain it, with its weights.";
            default -> "Belongs to the release.";
        };
    }

    private static void row(String name, String meaning, PageTable grid) {
        grid.row().leaf("code", name);
        grid.next().text(meaning);
        grid.endRow();
    }
}
