package org.semblance.release.run;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.semblance.Version;
import org.semblance.Watcher;
import org.semblance.data.Fingerprint;
import org.semblance.release.folder.Certificate;
import org.semblance.release.folder.FolderKind;
import org.semblance.release.folder.WholeFolder;
import org.semblance.release.json.Json;
import org.semblance.release.recipe.PublicRecipe;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.report.Report;
import org.semblance.release.report.ReportWriter;

/** Writes the report and the certificate of a release. */
record ReleaseFiles(ReportWriter reports) {

    /** Writes the report, as JSON and as a web page. */
    void writeReport(Report report, WholeFolder folder) throws IOException {
        try (OutputStream out = folder.create(FolderKind.REPORT_FILE)) {
            out.write(Json.write(report.json()).getBytes(StandardCharsets.UTF_8));
        }
        try (OutputStream out = folder.create(FolderKind.PAGE_FILE)) {
            reports.write(report, out);
        }
    }

    /** The released files with their fingerprints. */
    static Report.ReleasedFile released(List<String> files, boolean forPublication, WholeFolder folder)
            throws IOException {
        return new Report.ReleasedFile(
                files.get(0),
                Fingerprint.of(folder.draft(files.get(0))),
                forPublication,
                contents(files.subList(1, files.size()), folder));
    }

    private static List<Certificate.Content> contents(List<String> files, WholeFolder folder) throws IOException {
        List<Certificate.Content> contents = new ArrayList<>();
        for (String file : files) {
            contents.add(Certificate.Content.of(folder.draft(file)));
        }
        return contents;
    }

    /** Writes the certificate, which covers the released files in the folder. */
    static void certify(TableRecipe recipe, Report report, Report.ReleasedFile release, WholeFolder folder)
            throws IOException {
        Certificate certificate = new Certificate(
                new Certificate.Content(release.name(), release.sha256(), Files.size(folder.draft(release.name()))),
                release.beside(),
                report.rows(),
                release.forPublication(),
                PublicRecipe.of(recipe),
                report.verdicts().stream().map(Report.Finding::json).toList(),
                warnings(report),
                Version.current());
        try (OutputStream out = folder.create(Certificate.FILE)) {
            out.write(certificate.json().getBytes(StandardCharsets.UTF_8));
        }
    }

    /** The codes of the warnings; none for a differentially private release, because they depend on the data. */
    private static List<String> warnings(Report report) {
        return report.differentialPrivacy().isPresent()
                ? List.of()
                : report.warnings().stream()
                        .map(Watcher.Warning::code)
                        .distinct()
                        .toList();
    }
}
