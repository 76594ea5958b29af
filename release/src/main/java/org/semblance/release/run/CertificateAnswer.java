package org.semblance.release.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.Watcher;
import org.semblance.release.folder.Certificate;
import org.semblance.release.folder.FolderComparison;
import org.semblance.release.json.Json;
import org.semblance.release.json.JsonObject;
import org.semblance.release.report.Report;
import org.semblance.release.signing.ReleaseSignature;
import org.semblance.release.signing.VerificationKey;

/**
 * What a release folder says about itself: the verdicts of its certificate, if every file is as it was written.
 *
 * @param compared the folder compared with its certificate
 * @param signed whether there is a signature, by whatever key
 * @param signature what the signature proves; empty if no key was given to verify it
 */
public record CertificateAnswer(
        FolderComparison compared, boolean signed, Optional<ReleaseSignature.Standing> signature) {

    /**
     * Asks a folder.
     *
     * @param key the key of the one who should have signed it, if that is asked
     */
    public static CertificateAnswer of(Path folder, Optional<VerificationKey> key, Watcher watcher) {
        FolderComparison compared = FolderComparison.of(folder, watcher);
        return new CertificateAnswer(
                compared, ReleaseSignature.in(folder), key.map(given -> ReleaseSignature.of(folder, compared, given)));
    }

    /** Whether the folder is as it was certified, by the owner of the key if one was given, and its guarantees hold. */
    public boolean holds() {
        int promised = compared.certificate()
                .map(certificate -> certificate.verdicts().size())
                .orElse(0);
        long held = findings().stream().filter(Report.Finding::holds).count();
        return genuine() && held == promised;
    }

    /** Whether the folder is as it was certified, by the owner of the key if one was given. */
    public boolean genuine() {
        return compared.intact()
                && signature
                        .filter(standing -> standing != ReleaseSignature.Standing.VALID)
                        .isEmpty();
    }

    /** The verdicts of the certificate; none unless the folder is genuine, because they may be about other files. */
    public List<Report.Finding> findings() {
        List<Report.Finding> findings = new ArrayList<>();
        if (genuine()) {
            compared.certificate().stream()
                    .flatMap(certificate -> certificate.verdicts().stream())
                    .forEach(verdict ->
                            Report.Finding.read(new JsonObject(verdict)).ifPresent(findings::add));
        }
        return findings;
    }

    /** The answer as JSON values. */
    public Map<String, Object> json() {
        Map<String, Object> json = Json.object("holds", holds(), "by", "certificate", "intact", compared.intact());
        compared.certificate().ifPresent(certificate -> json.putAll(json(certificate)));
        json.put(
                "differences",
                compared.differences().stream()
                        .map(difference -> Json.object(
                                "file", difference.file(),
                                "what", difference.kind().words()))
                        .toList());
        json.put(
                "signature",
                signature
                        .map(ReleaseSignature.Standing::words)
                        .orElse(signed ? "not verified, because no key was given" : "missing"));
        json.put(
                "verdicts",
                genuine()
                        ? compared.certificate()
                                .<List<?>>map(Certificate::verdicts)
                                .orElse(List.of())
                        : List.of());
        return json;
    }

    private Map<String, Object> json(Certificate certificate) {
        Map<String, Object> json = new LinkedHashMap<>();
        certificate.certified().ifPresent(day -> json.put("certified", day.toString()));
        json.put("for-publication", certificate.forPublication());
        json.put("rows", certificate.rows());
        json.put("files", certificate.files().size());
        json.put("not-covered", compared.uncovered());
        json.put("warnings", certificate.warnings());
        return json;
    }
}
