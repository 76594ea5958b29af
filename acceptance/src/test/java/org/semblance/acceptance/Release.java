package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;

/** A release folder, looked at from outside. */
record Release(Path folder) {

    /** A folder that is a complete release: its four files, and a certificate that fits the file on disk. */
    static Release in(Path folder) {
        Release release = alone(folder);
        release.refuseAnOpenOwnersFolder();
        return release;
    }

    /** The same without a look at the owner's folder, which may be another one after a run was killed. */
    static Release alone(Path folder) {
        assertThat(names(folder)).containsExactly("certificate.json", "release.csv", "report.html", "report.json");
        Release release = new Release(folder);
        Map<String, Object> certificate = release.certificate();
        assertThat(certificate)
                .containsEntry("file", "release.csv")
                .containsEntry("sha256", sha256(folder.resolve("release.csv")));
        assertThat(release.text("report.html")).endsWith("</html>\n").doesNotContain("must not leave");
        return release;
    }

    /** The owner's folder is there and whole, its report is of this release, and nobody else may look into it. */
    private void refuseAnOpenOwnersFolder() {
        assertThat(names(owner())).contains("report.html", "report.json");
        assertThat(JsonText.object(owners("report.json")))
                .containsEntry("for-publication", false)
                .extractingByKey("release")
                .asString()
                .contains(sha256(folder.resolve("certificate.json")));
        assertThat(owners("report.html")).contains("must not leave").endsWith("</html>\n");
        assertThat(permissions(owner())).isEqualTo("rwx------");
        names(owner())
                .forEach(name -> assertThat(permissions(owner().resolve(name))).isEqualTo("rw-------"));
    }

    static String permissions(Path path) {
        try {
            return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The folder of the owner's report: next to the release, or that of a refusal itself. */
    Path owner() {
        Path beside = folder.resolveSibling(folder.getFileName() + ".owner");
        return Files.exists(beside) ? beside : folder;
    }

    /** A file of the owner's folder. */
    String owners(String name) {
        return new Release(owner()).text(name);
    }

    static List<String> names(Path folder) {
        try (Stream<Path> inside = Files.list(folder)) {
            return List.copyOf(new TreeSet<>(
                    inside.map(path -> path.getFileName().toString()).toList()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String sha256(Path file) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    String sha256() {
        return sha256(folder.resolve("release.csv"));
    }

    String text(String name) {
        try {
            return Files.readString(folder.resolve(name), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The owner's report. */
    Map<String, Object> report() {
        return JsonText.object(owners("report.json"));
    }

    /** The report that leaves with the release. */
    Map<String, Object> publicReport() {
        return JsonText.object(text("report.json"));
    }

    Map<String, Object> certificate() {
        return JsonText.object(text("certificate.json"));
    }

    Grid table() {
        return table(',');
    }

    Grid table(char delimiter) {
        return Grid.of(text("release.csv"), delimiter);
    }

    /** The codes of the warnings in the owner's report. */
    List<String> warnings() {
        return JsonText.objects(report().get("warnings")).stream()
                .map(warning -> (String) warning.get("code"))
                .toList();
    }

    double score(String name) {
        return JsonText.objects(report().get("scores")).stream()
                .filter(score -> name.equals(score.get("name")))
                .map(score -> (Double) score.get("value"))
                .findFirst()
                .orElseThrow();
    }

    /** None of the files holds this text; the table itself is looked at on request only. */
    void keepsSecret(String secret, boolean alsoInTheTable) {
        for (String name : names(folder)) {
            if (alsoInTheTable || !name.equals("release.csv")) {
                assertThat(text(name).contains(secret))
                        .as(name + " holds " + secret)
                        .isFalse();
            }
        }
        if (!owner().equals(folder)) {
            new Release(owner()).keepsSecret(secret, true);
        }
    }
}
