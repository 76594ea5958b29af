package org.semblance.release.folder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;

class WholeFolderTest {

    private static final String MARKER = "certificate.json";

    private static final String CERTIFICATE = new Certificate(
                    "release.csv",
                    List.of(new Certificate.Content("release.csv", "", 1)),
                    1,
                    true,
                    Optional.empty(),
                    Map.of(),
                    List.of(),
                    List.of(),
                    "test",
                    true)
            .json();

    @TempDir
    Path home;

    private Path target;

    @BeforeEach
    void choose() {
        target = home.resolve("release");
    }

    private WholeFolder open(boolean replace) {
        return WholeFolder.open(target, FolderKind.RELEASE, replace);
    }

    private static void write(WholeFolder folder, String name, String text) throws IOException {
        try (OutputStream out = folder.create(name)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    private void release(String text, boolean replace) throws IOException {
        try (WholeFolder folder = open(replace)) {
            write(folder, "release.csv", text);
            write(folder, MARKER, CERTIFICATE);
            folder.publish();
        }
    }

    private List<String> inHome() throws IOException {
        try (Stream<Path> files = Files.list(home)) {
            return files.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    private String released() throws IOException {
        return Files.readString(target.resolve("release.csv"));
    }

    private static void assertRefused(String code, ThrowingCallable attempt) {
        assertThatThrownBy(attempt)
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo(code));
    }

    @Test
    void timesOfFilesDoNotTellHowLongEachTook() throws IOException {
        try (WholeFolder folder = open(false)) {
            write(folder, "release.csv", "a");
            Files.setLastModifiedTime(folder.draft("release.csv"), FileTime.fromMillis(1_000_000));
            write(folder, MARKER, CERTIFICATE);
            folder.publish();
        }
        FileTime time = Files.getLastModifiedTime(target.resolve(MARKER));
        assertThat(Files.getLastModifiedTime(target.resolve("release.csv"))).isEqualTo(time);
        assertThat(Files.getLastModifiedTime(target)).isEqualTo(time);
    }

    @Test
    void appearsAsAWholeAndOnlyWhenPublished() throws IOException {
        try (WholeFolder folder = open(false)) {
            write(folder, "release.csv", "a");
            assertThat(target).doesNotExist();
            assertThat(folder.draft("release.csv"))
                    .hasContent("a")
                    .hasParent(folder.draft("x").getParent());
            folder.publish();
            assertThat(released()).isEqualTo("a");
        }
        assertThat(inHome()).containsExactly("release");
    }

    @Test
    void leavesNothingBehindWhenClosedUnpublished() throws IOException {
        try (WholeFolder folder = open(false)) {
            write(folder, "release.csv", "a");
        }
        assertThat(inHome()).isEmpty();
    }

    @Test
    void keepsTheOldReleaseWhenClosedUnpublished() throws IOException {
        release("old", false);
        try (WholeFolder folder = open(true)) {
            write(folder, "release.csv", "new");
            assertThat(released()).isEqualTo("old");
        }
        assertThat(released()).isEqualTo("old");
        assertThat(inHome()).containsExactly("release");
    }

    @Test
    void keepsTheOldReleaseWhenPublishingFails() throws IOException {
        release("old", false);
        try (WholeFolder folder = open(true)) {
            assertThatThrownBy(folder::publish).isInstanceOf(IOException.class); // nothing was written
        }
        assertThat(released()).isEqualTo("old");
        assertThat(inHome()).containsExactly("release");
    }

    @Test
    void refusesATargetThatIsThere() throws IOException {
        release("old", false);
        assertRefused("E_EXISTS", () -> open(false));
        assertThat(released()).isEqualTo("old");
        assertThat(inHome()).containsExactly("release");
    }

    @Test
    void refusesATargetThatSomebodyMadeMeanwhile() throws IOException {
        try (WholeFolder folder = open(false)) {
            write(folder, "release.csv", "mine");
            Files.createDirectory(target);
            Files.writeString(target.resolve("release.csv"), "theirs");
            assertRefused("E_EXISTS", folder::publish);
        }
        assertThat(released()).isEqualTo("theirs");
        assertThat(inHome()).containsExactly("release");
    }

    @Test
    void replacesAReleaseWhenAsked() throws IOException {
        release("old", false);
        release("new", true);
        assertThat(released()).isEqualTo("new");
        assertThat(inHome()).containsExactly("release");
    }

    @Test
    void replacesOnlyWhatIsMarkedAsARelease() throws IOException {
        Files.createDirectory(target);
        Files.writeString(target.resolve("thesis.txt"), "years of work");
        assertRefused("E_EXISTS", () -> open(true));
        assertThat(target.resolve("thesis.txt")).exists();
        assertThat(inHome()).containsExactly("release");
    }

    @Test
    void replacesNothingForAFileOfThatName() throws IOException {
        Files.createDirectory(target);
        for (String text :
                List.of("", "{}", "{\"certificate\": \"another\"}", "{\"certificate\": \"Semblance release\"}")) {
            Files.writeString(target.resolve(MARKER), text);
            assertRefused("E_EXISTS", () -> open(true));
            assertThat(target.resolve(MARKER)).hasContent(text);
        }
    }

    @Test
    void replacesAReleaseThatAFormerVersionCertifiedAndOneThatIsSigned() throws IOException {
        Files.createDirectory(target);
        Files.writeString(target.resolve(MARKER), CertificateTest.FORMER);
        for (String name : List.of("release.mtx", "vocabulary.txt", "report.html", "report.json", "certificate.sig")) {
            Files.writeString(target.resolve(name), "old");
        }
        release("new", true);
        assertThat(released()).isEqualTo("new");
        assertThat(inHome()).containsExactly("release");
        Files.writeString(target.resolve("certificate.sig"), "of the old one");
        release("newest", true);
        assertThat(target.resolve("certificate.sig")).doesNotExist();
    }

    @Test
    void replacesNoReleaseInWhichThereIsSomethingElse() throws IOException {
        release("old", false);
        Files.writeString(target.resolve("notes.txt"), "mine");
        Files.createDirectories(target.resolve("ledger/deep"));
        assertThatThrownBy(() -> open(true)).isInstanceOf(Problem.class).hasMessageContaining("2 files or folders");
        assertThat(target.resolve("notes.txt")).hasContent("mine");
        assertThat(target.resolve("ledger/deep")).isDirectory();
        assertThat(released()).isEqualTo("old");
    }

    @Test
    void replacesNoReleaseIntoWhichSomethingWasPutMeanwhile() throws IOException {
        release("old", false);
        try (WholeFolder folder = open(true)) {
            write(folder, "release.csv", "new");
            Files.writeString(target.resolve("notes.txt"), "mine");
            assertRefused("E_EXISTS", folder::publish);
        }
        assertThat(released()).isEqualTo("old");
        assertThat(target.resolve("notes.txt")).hasContent("mine");
        assertThat(inHome()).containsExactly("release");
    }

    @Test
    void leavesWhatIsNotPartOfAReleaseThatWasPutAside() throws IOException {
        release("old", false);
        Path aside = home.resolve(".release.aside-12345678-1234-1234-1234-123456789abc");
        Files.move(target, aside);
        Files.writeString(aside.resolve("notes.txt"), "mine");
        Files.createDirectory(target);
        Files.writeString(target.resolve(MARKER), CERTIFICATE);
        release("newest", true);
        assertThat(released()).isEqualTo("newest");
        assertThat(aside).isDirectoryContaining(file -> file.endsWith("notes.txt"));
        assertThat(aside.resolve("release.csv")).doesNotExist();
    }

    @Test
    void replacesNoLinkToARelease() throws IOException {
        Path elsewhere = Files.createDirectory(home.resolve("elsewhere"));
        Files.writeString(elsewhere.resolve(MARKER), CERTIFICATE);
        Files.createSymbolicLink(target, elsewhere);
        assertRefused("E_EXISTS", () -> open(true));
        assertThat(elsewhere.resolve(MARKER)).exists();
    }

    @Test
    void deletesTheDraftsOfAKilledRun() throws IOException {
        Path draft = Files.createDirectory(home.resolve(".release.staging-12345678-1234-1234-1234-123456789abc"));
        Files.writeString(draft.resolve("release.csv"), "half");
        release("new", false);
        assertThat(released()).isEqualTo("new");
        assertThat(inHome()).containsExactly("release");
    }

    @Test
    void bringsBackTheReleaseThatAKilledRunHadPutAside() throws IOException {
        release("old", false);
        Files.move(target, home.resolve(".release.aside-12345678-1234-1234-1234-123456789abc"));
        assertRefused("E_EXISTS", () -> open(false));
        assertThat(released()).isEqualTo("old");
        assertThat(inHome()).containsExactly("release");
    }

    @Test
    void deletesWhatAKilledRunHadAlreadyReplaced() throws IOException {
        release("old", false);
        Files.move(target, home.resolve(".release.aside-12345678-1234-1234-1234-123456789abc"));
        Files.createDirectory(target);
        Files.writeString(target.resolve(MARKER), CERTIFICATE);
        release("newest", true);
        assertThat(released()).isEqualTo("newest");
        assertThat(inHome()).containsExactly("release");
    }

    @Test
    void leavesTheDraftsOfOtherTargetsAlone() throws IOException {
        Files.createDirectory(home.resolve(".other.staging-12345678-1234-1234-1234-123456789abc"));
        release("new", false);
        assertThat(inHome()).containsExactly(".other.staging-12345678-1234-1234-1234-123456789abc", "release");
    }

    @Test
    void turnsASecondRunAwayWhileTheFirstIsAtWork() throws IOException {
        try (WholeFolder first = open(false)) {
            write(first, "release.csv", "first");
            assertRefused("E_LOCKED", () -> open(false));
            assertRefused("E_LOCKED", () -> open(true));
            first.publish();
        }
        assertThat(released()).isEqualTo("first");
        assertThat(inHome()).containsExactly("release");
    }

    @Test
    void turnsASecondProcessAwayWhileTheFirstIsAtWork() throws Exception {
        try (WholeFolder first = open(false)) {
            write(first, "release.csv", "first");
            assertThat(inAnotherProcess()).isEqualTo("E_LOCKED");
            assertRefused("E_LOCKED", () -> open(false)); // and does not lose its lock by that
            assertThat(inAnotherProcess()).isEqualTo("E_LOCKED");
        }
        assertThat(inAnotherProcess()).isEqualTo("opened");
        assertThat(inHome()).isEmpty();
    }

    private String inAnotherProcess() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Opener.class.getName(),
                        target.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said;
    }

    /** Another run. */
    static final class Opener {
        private Opener() {}

        public static void main(String[] target) {
            try (WholeFolder folder = WholeFolder.open(Path.of(target[0]), FolderKind.RELEASE, false)) {
                System.out.print("opened");
            } catch (Problem problem) {
                System.out.print(problem.code());
            }
        }
    }

    @Test
    void isForTheOwnersEyesOnly() throws IOException {
        try (WholeFolder folder = open(false)) {
            write(folder, "release.csv", "a");
            assertThat(permissions(folder.draft("release.csv"))).isEqualTo("rw-------");
            assertThat(permissions(folder.draft("release.csv").getParent())).isEqualTo("rwx------");
            folder.publish();
            assertThat(permissions(target)).isEqualTo("rwx------");
            assertThat(permissions(target.resolve("release.csv"))).isEqualTo("rw-------");
        }
    }

    private static String permissions(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    @Test
    void makesParentsAndRemovesThemAgainWhenNothingComesOfIt() throws IOException {
        target = home.resolve("a/b/release");
        try (WholeFolder folder = open(false)) {
            write(folder, "release.csv", "a");
            assertThat(home.resolve("a/b")).isDirectory();
        }
        assertThat(inHome()).isEmpty();
        release("a", false);
        assertThat(released()).isEqualTo("a");
    }

    @Test
    void leavesAParentThatSomebodyUsedMeanwhile() throws IOException {
        target = home.resolve("a/b/release");
        try (WholeFolder folder = open(false)) {
            Files.writeString(home.resolve("a/note"), "mine");
        }
        assertThat(home.resolve("a/note")).exists();
        assertThat(home.resolve("a/b")).doesNotExist();
    }

    @Test
    void refusesAParentThatIsAFile() throws IOException {
        Files.writeString(home.resolve("file"), "");
        target = home.resolve("file/release");
        assertRefused("E_OUT", () -> open(false));
        assertThat(inHome()).containsExactly("file");
    }

    @Test
    void takesNoFileOnceClosed() {
        WholeFolder folder = open(false);
        folder.close();
        assertRefused("E_CANCELLED", () -> folder.create("release.csv"));
        assertRefused("E_CANCELLED", folder::publish);
    }

    @Test
    void aFileOfTheFolderIsWrittenOnce() throws IOException {
        try (WholeFolder folder = open(false)) {
            write(folder, "release.csv", "a");
            assertThatThrownBy(() -> folder.create("release.csv")).isInstanceOf(IOException.class);
        }
    }
}
