package org.semblance.release.folder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.release.folder.FolderComparison.Difference;
import org.semblance.release.folder.FolderComparison.Kind;

class FolderComparisonTest {

    private static final List<String> NAMES = List.of("release.csv", "report.html", "report.json");

    @TempDir
    Path folder;

    @BeforeEach
    void release() throws IOException {
        List<Certificate.Content> files = new ArrayList<>();
        for (String name : NAMES) {
            files.add(Certificate.Content.of(Files.writeString(folder.resolve(name), "what " + name + " says")));
        }
        Certificate certificate = new Certificate(
                "release.csv", files, 1, true, Optional.empty(), Map.of(), List.of(), List.of(), "test", true);
        Files.writeString(folder.resolve(Certificate.FILE), certificate.json());
    }

    private List<Difference> differences() {
        return FolderComparison.of(folder, Watcher.SILENT).differences();
    }

    @Test
    void findsNoDifferenceInAReleaseAsItWasWrittenSignedOrNot() throws IOException {
        assertThat(differences()).isEmpty();
        Files.writeString(folder.resolve(Certificate.SIGNATURE_FILE), "is not part of what is certified");
        assertThat(differences()).isEmpty();
    }

    @Test
    void namesWhatWasChangedAddedOrRemoved() throws IOException {
        Files.writeString(folder.resolve("release.csv"), "what release.csv said");
        Files.writeString(folder.resolve("report.json"), "what report.json says, and more");
        Files.delete(folder.resolve("report.html"));
        Files.writeString(folder.resolve(".hidden"), "");
        Files.createDirectory(folder.resolve("owner"));
        assertThat(differences())
                .containsExactly(
                        new Difference(".hidden", Kind.ADDED),
                        new Difference("owner", Kind.ADDED),
                        new Difference("release.csv", Kind.CHANGED),
                        new Difference("report.html", Kind.MISSING),
                        new Difference("report.json", Kind.CHANGED));
    }

    @Test
    void aLinkOrAFolderInPlaceOfAFileIsAChange() throws IOException {
        Path elsewhere = Files.move(folder.resolve("release.csv"), folder.resolveSibling("elsewhere.csv"));
        Files.createSymbolicLink(folder.resolve("release.csv"), elsewhere);
        assertThat(differences()).containsExactly(new Difference("release.csv", Kind.CHANGED));
        Files.delete(folder.resolve("release.csv"));
        Files.createDirectory(folder.resolve("release.csv"));
        assertThat(differences()).containsExactly(new Difference("release.csv", Kind.CHANGED));
        Files.delete(elsewhere);
    }

    @Test
    void withoutItsCertificateNothingElseIsCompared() throws IOException {
        Path certificate = folder.resolve(Certificate.FILE);
        Files.writeString(folder.resolve("release.csv"), "changed");
        Files.writeString(certificate, Files.readString(certificate).replace("\"rows\": 1", "\"rows\": 2"));
        assertThat(differences()).containsExactly(new Difference(Certificate.FILE, Kind.CHANGED));
        Files.delete(certificate);
        assertThat(differences()).containsExactly(new Difference(Certificate.FILE, Kind.MISSING));
    }

    @Test
    void saysWhatACertificateOfAFormerVersionDoesNotCover() throws IOException {
        String former = CertificateTest.FORMER.replaceAll(
                "[0-9a-f]{64}",
                Certificate.Content.of(Files.writeString(folder.resolve("vocabulary.txt"), "old"))
                        .sha256());
        Files.writeString(folder.resolve("release.mtx"), "old");
        Files.writeString(folder.resolve(Certificate.FILE), former);
        Files.delete(folder.resolve("release.csv"));
        FolderComparison compared = FolderComparison.of(folder, Watcher.SILENT);
        assertThat(compared.intact()).isTrue();
        assertThat(compared.uncovered()).containsExactly("certificate.json", "report.html", "report.json");
        Files.writeString(folder.resolve("vocabulary.txt"), "new");
        assertThat(differences()).containsExactly(new Difference("vocabulary.txt", Kind.CHANGED));
    }

    @Test
    void aWatcherHearsOfTheWorkAndMayCallItOff() {
        Watcher impatient = (stage, done, total) -> {
            throw Problem.cancelled();
        };
        assertThatThrownBy(() -> FolderComparison.of(folder, impatient)).isInstanceOf(Problem.class);
    }
}
