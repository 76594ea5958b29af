package org.semblance.release.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.semblance.data.Fingerprint;
import org.semblance.release.json.Json;
import org.semblance.release.json.JsonObject;

/**
 * The folder next to a release that stays with the owner of the data: {@code NAME.owner}. Its report names the release
 * it belongs to by the fingerprint of the certificate.
 */
public final class OwnerFolder {

    /** What is written on top of every page, and into every JSON file, that is computed from originals. */
    public static final String NOTICE =
            "For the owner of the data: this must not leave. Its figures are computed from the original.";

    /** The key of the report under which the release it belongs to is described. */
    public static final String RELEASE = "release";

    /** The key, there, of the fingerprint of the certificate. */
    public static final String CERTIFICATE = "certificate-sha256";

    /** The key of the report under which the plots next to it are listed. */
    public static final String PLOTS = "plots";

    private static final String FOR_PUBLICATION = "for-publication";
    private static final String MARK = "notice";

    private OwnerFolder() {}

    /** The owner's folder of a release. */
    public static Path beside(Path release) {
        return release.resolveSibling(release.getFileName() + ".owner");
    }

    /** What JSON of the owner's starts with: that it must not leave. */
    public static Map<String, Object> json() {
        return Json.object(FOR_PUBLICATION, false, MARK, NOTICE);
    }

    /** JSON of the owner's: what it starts with, and these entries. */
    public static Map<String, Object> marked(Map<String, Object> entries) {
        Map<String, Object> json = json();
        json.putAll(entries);
        return json;
    }

    /** The files of an owner's folder besides its report as JSON; empty if the text is not such a report. */
    static Optional<Set<String>> files(String report) {
        return JsonObject.read(report)
                .filter(json -> Boolean.FALSE.equals(json.entries().get(FOR_PUBLICATION))
                        && certificate(json).isPresent())
                .map(json -> {
                    Set<String> files = new TreeSet<>(Set.of(FolderKind.PAGE_FILE));
                    if (json.entries().get(PLOTS) instanceof Iterable<?> plots) {
                        plots.forEach(plot -> files.add(String.valueOf(plot)));
                    }
                    return files;
                });
    }

    private static Optional<String> certificate(JsonObject report) {
        try {
            return Optional.of(report.object(RELEASE).text(CERTIFICATE));
        } catch (JsonObject.UnfitEntryException notOurs) {
            return Optional.empty();
        }
    }

    /** Whether an owner's folder belongs to the release in a folder. */
    static boolean isOf(Path owner, Path release) {
        Path certificate = release.resolve(Certificate.FILE);
        if (!FolderKind.OWNER.is(owner) || !Files.isRegularFile(certificate, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        try {
            String fingerprint = Fingerprint.of(certificate);
            return JsonObject.read(Files.readString(owner.resolve(FolderKind.REPORT_FILE)))
                    .flatMap(OwnerFolder::certificate)
                    .filter(fingerprint::equals)
                    .isPresent();
        } catch (IOException unreadable) {
            return false;
        }
    }
}
