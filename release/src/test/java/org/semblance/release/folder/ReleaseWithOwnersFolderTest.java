package org.semblance.release.folder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.data.Fingerprint;
import org.semblance.release.json.Json;

/** A release and the owner's folder next to it: which states a killed run may leave, and what the next run makes of them. */
class ReleaseWithOwnersFolderTest {

    private static final String ID = "12345678-1234-1234-1234-123456789abc";

    @TempDir
    Path home;

    private Path target;
    private Path owner;

    @BeforeEach
    void choose() {
        target = home.resolve("release");
        owner = home.resolve("release.owner");
    }

    private WholeFolder open(boolean replace) {
        return WholeFolder.release(target, replace);
    }

    private static void write(String text, OutputStream out) throws IOException {
        try (out) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    private static void fill(WholeFolder folder, String text) throws IOException {
        write(text, folder.create("release.csv"));
        write(
                new Certificate(
                                "release.csv",
                                List.of(new Certificate.Content("release.csv", text, 1)),
                                1,
                                true,
                                Optional.empty(),
                                Map.of(),
                                List.of(),
                                List.of(),
                                "test",
                                true)
                        .json(),
                folder.create(Certificate.FILE));
        String certificate = Fingerprint.of(folder.draft(Certificate.FILE));
        write(
                Json.write(OwnerFolder.marked(
                        Json.object(OwnerFolder.RELEASE, Json.object(OwnerFolder.CERTIFICATE, certificate)))),
                folder.createForOwner(FolderKind.REPORT_FILE));
        write(text, folder.createForOwner(FolderKind.PAGE_FILE));
    }

    private void release(String text, boolean replace) throws IOException {
        try (WholeFolder folder = open(replace)) {
            fill(folder, text);
            folder.publish();
        }
    }

    private List<String> inHome() throws IOException {
        try (Stream<Path> files = Files.list(home)) {
            return files.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    /** The release and the owner's folder hold this, and nothing else is left. */
    private void bothHold(String text) throws IOException {
        assertThat(target.resolve("release.csv")).hasContent(text);
        assertThat(owner.resolve(FolderKind.PAGE_FILE)).hasContent(text);
        assertThat(OwnerFolder.isOf(owner, target)).isTrue();
        assertThat(inHome()).containsExactly("release", "release.owner");
    }

    private static void refused(ThrowingCallable attempt, String message) {
        assertThatThrownBy(attempt)
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_EXISTS"))
                .hasMessageContaining(message);
    }

    @Test
    void bothAppearAndOnlyTheOwnerMayLook() throws IOException {
        try (WholeFolder folder = open(false)) {
            fill(folder, "a");
            assertThat(target).doesNotExist();
            assertThat(owner).doesNotExist();
            folder.publish();
        }
        bothHold("a");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(owner)))
                .isEqualTo("rwx------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(owner.resolve("report.json"))))
                .isEqualTo("rw-------");
    }

    @Test
    void theOwnersFolderComesFirstAndNothingOfEitherIsLeftWithoutPublication() throws IOException {
        List<String> seen = new ArrayList<>();
        try (WholeFolder folder = open(false)) {
            fill(folder, "a");
            folder.publish(new WholeFolder.Notice() {
                @Override
                public void announce() {
                    seen.add("announced " + Files.exists(owner) + " " + Files.exists(target));
                }

                @Override
                public void withdraw() {
                    seen.add("withdrawn");
                }

                @Override
                public void confirm() {
                    seen.add("confirmed " + Files.exists(owner) + " " + Files.exists(target));
                }
            });
        }
        assertThat(seen).containsExactly("announced false false", "confirmed true true");
        try (WholeFolder folder = WholeFolder.release(home.resolve("other"), false)) {
            fill(folder, "b");
        }
        bothHold("a");
    }

    @Test
    void bothAreReplacedOrNone() throws IOException {
        release("old", false);
        refused(() -> open(false), "already exists");
        release("new", true);
        bothHold("new");
        Files.writeString(owner.resolve("notes.txt"), "mine");
        refused(() -> open(true), "the owner's folder");
        Files.delete(owner.resolve("notes.txt"));
        try (WholeFolder folder = open(true)) {
            fill(folder, "newest");
            Files.writeString(target.resolve("notes.txt"), "mine");
            refused(folder::publish, "also holds");
        }
        Files.delete(target.resolve("notes.txt"));
        bothHold("new");
    }

    @Test
    void whatSomebodyMadeMeanwhileStaysAndTheOwnersFolderGoesBack() throws IOException {
        List<String> seen = new ArrayList<>();
        try (WholeFolder folder = open(false)) {
            fill(folder, "mine");
            Files.createDirectory(target);
            Files.writeString(target.resolve("release.csv"), "theirs");
            refused(
                    () -> folder.publish(new WholeFolder.Notice() {
                        @Override
                        public void announce() {}

                        @Override
                        public void withdraw() {
                            seen.add("withdrawn");
                        }

                        @Override
                        public void confirm() {
                            seen.add("confirmed");
                        }
                    }),
                    "meanwhile");
        }
        assertThat(seen).containsExactly("withdrawn");
        assertThat(inHome()).containsExactly("release");
        assertThat(target.resolve("release.csv")).hasContent("theirs");
    }

    /** Killed after the first rename: the owner's folder is there, its release a draft. */
    @Test
    void removesTheOwnersFolderOfAReleaseThatNeverCame() throws IOException {
        release("lost", false);
        Files.move(target, home.resolve(".release.staging-" + ID));
        try (WholeFolder folder = open(false)) {
            assertThat(owner).doesNotExist();
            fill(folder, "new");
            folder.publish();
        }
        bothHold("new");
    }

    @Test
    void bringsBackThePairOfTheOldReleaseAfterAKillBetweenTheRenames() throws IOException {
        for (boolean releaseAside : new boolean[] {false, true}) {
            // the new pair is made elsewhere, so that no run tidies up in between
            Path elsewhere = Files.createDirectory(home.resolve("elsewhere"));
            try (WholeFolder folder = WholeFolder.release(elsewhere.resolve("new"), false)) {
                fill(folder, "new");
                folder.publish();
            }
            release("old", releaseAside);
            Files.move(elsewhere.resolve("new"), home.resolve(".release.staging-" + ID));
            Files.move(owner, home.resolve(".release.owner.aside-" + ID));
            Files.move(elsewhere.resolve("new.owner"), owner);
            Files.delete(elsewhere);
            if (releaseAside) {
                Files.move(target, home.resolve(".release.aside-" + ID));
            }
            refused(() -> open(false), "already exists");
            bothHold("old");
        }
    }

    @Test
    void finishesAfterAKillThatCameAfterBothRenames() throws IOException {
        release("old", false);
        Files.move(target, home.resolve("old"));
        Files.move(owner, home.resolve("old.owner"));
        release("new", false);
        Files.move(home.resolve("old"), home.resolve(".release.aside-" + ID));
        Files.move(home.resolve("old.owner"), home.resolve(".release.owner.aside-" + ID));
        refused(() -> open(false), "already exists");
        bothHold("new");
    }

    @Test
    void anOwnersFolderWithoutItsReleaseIsReplacedOnlyByANewOne() throws IOException {
        release("old", false);
        delete(target);
        try (WholeFolder folder = open(false)) {
            fill(folder, "never published");
        }
        assertThat(owner.resolve(FolderKind.PAGE_FILE)).hasContent("old");
        release("new", false);
        bothHold("new");
    }

    @Test
    void aFolderOfThatNameThatIsNotOursIsLeftAlone() throws IOException {
        Files.createDirectory(owner);
        Files.writeString(owner.resolve("thesis.txt"), "years of work");
        refused(() -> open(false), "not an owner's folder of ours");
        refused(() -> open(true), "not an owner's folder of ours");
        Files.writeString(owner.resolve("report.json"), "{\"published\": true}");
        refused(() -> open(true), "not an owner's folder of ours");
        assertThat(owner.resolve("thesis.txt")).hasContent("years of work");
        assertThat(inHome()).containsExactly("release.owner");
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> inside = Files.list(folder)) {
            for (Path path : inside.toList()) {
                Files.delete(path);
            }
        }
        Files.delete(folder);
    }
}
