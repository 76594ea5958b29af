package org.semblance.release.run;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.Version;
import org.semblance.WarningKind;
import org.semblance.data.Fingerprint;
import org.semblance.release.folder.Certificate;
import org.semblance.release.folder.FolderKind;
import org.semblance.release.folder.OwnerFolder;
import org.semblance.release.folder.TrialFolder;
import org.semblance.release.folder.WholeFolder;
import org.semblance.release.json.Json;
import org.semblance.release.publication.PublicReport;
import org.semblance.release.publication.PublicReportWriter;
import org.semblance.release.publication.PublicVerdict;
import org.semblance.release.publication.ReleaseFacts;
import org.semblance.release.report.Report;
import org.semblance.release.report.ReportWriter;

/** Writes the reports and the certificate of a release. */
record ReleaseFiles(ReportWriter owners, PublicReportWriter published) {

    /** Writes the report that leaves with the release, as JSON and as a web page. */
    void writePublic(PublicReport report, WholeFolder folder) throws IOException {
        json(FolderKind.REPORT_FILE, report.json(), folder::create);
        try (OutputStream out = folder.create(FolderKind.PAGE_FILE)) {
            published.write(report, out);
        }
    }

    /**
     * Writes the owner's report to the folder next to the release, which is complete by now.
     *
     * @param plots whether the charts are written there too
     */
    void writeOwners(Report report, boolean plots, WholeFolder folder) throws IOException {
        writeOwners(report, new LinkedHashMap<>(report.json()), plots, folder::createForOwner);
    }

    /**
     * Writes the owner's report of a trial into its folder.
     *
     * @param kept the masked files that stay next to it
     */
    void writeTrial(Report report, List<String> kept, boolean plots, WholeFolder folder) throws IOException {
        Map<String, Object> json = new LinkedHashMap<>(report.json());
        json.put(TrialFolder.TRIAL, kept);
        writeOwners(report, json, plots, folder::create);
    }

    /** Writes the owner's report on a refusal, into a folder of its own. */
    void writeRefusal(Report report, WholeFolder folder) throws IOException {
        writeOwners(report, report.json(), false, folder::create);
    }

    private void writeOwners(Report report, Map<String, Object> json, boolean plots, ReportWriter.Place place)
            throws IOException {
        List<String> drawn = new ArrayList<>();
        if (plots) {
            owners.plots(report, name -> {
                drawn.add(name);
                return place.create(name);
            });
        }
        if (!drawn.isEmpty()) {
            json.put(OwnerFolder.PLOTS, drawn);
        }
        json(FolderKind.REPORT_FILE, json, place);
        try (OutputStream out = place.create(FolderKind.PAGE_FILE)) {
            owners.write(report, out);
        }
    }

    private static void json(String name, Map<String, Object> json, ReportWriter.Place place) throws IOException {
        try (OutputStream out = place.create(name)) {
            out.write(Json.write(json).getBytes(StandardCharsets.UTF_8));
        }
    }

    /** The released files, the masked data first. */
    static List<Certificate.Content> contents(List<String> files, WholeFolder folder) throws IOException {
        List<Certificate.Content> contents = new ArrayList<>();
        for (String file : files) {
            contents.add(Certificate.Content.of(folder.draft(file)));
        }
        return contents;
    }

    /** Writes the certificate, which covers every file in the folder, and returns its fingerprint: write it last. */
    static String certify(PublicReport report, WholeFolder folder) throws IOException {
        ReleaseFacts facts = report.facts();
        Certificate certificate = new Certificate(
                facts.file().file(),
                all(facts, folder),
                report.rows(),
                facts.forPublication(),
                facts.forPublication() ? Optional.of(LocalDate.now(ZoneOffset.UTC)) : Optional.empty(),
                report.recipe(),
                report.verdicts().stream().map(PublicVerdict::json).toList(),
                report.warnings().stream().map(WarningKind::code).toList(),
                Version.current(),
                true);
        try (OutputStream out = folder.create(Certificate.FILE)) {
            out.write(certificate.json().getBytes(StandardCharsets.UTF_8));
        }
        return Fingerprint.of(folder.draft(Certificate.FILE));
    }

    /** Every file in the folder. The fingerprints of the released ones are known, and they may be large. */
    private static List<Certificate.Content> all(ReleaseFacts facts, WholeFolder folder) throws IOException {
        Map<String, Certificate.Content> known = new HashMap<>();
        facts.otherFiles().forEach(content -> known.put(content.file(), content));
        known.put(facts.file().file(), facts.file());
        List<Certificate.Content> all = new ArrayList<>();
        for (String file : folder.created()) {
            Certificate.Content content = known.get(file);
            all.add(content == null ? Certificate.Content.of(folder.draft(file)) : content);
        }
        return all;
    }
}
