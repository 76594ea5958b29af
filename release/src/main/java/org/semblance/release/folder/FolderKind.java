package org.semblance.release.folder;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.semblance.release.json.JsonObject;

/**
 * A kind of output folder: how messages refer to it, and which files belong to it.
 *
 * @param what name of the folder in messages
 * @param ours name in messages of a folder that was written before
 * @param option how to choose another folder: a {@link org.semblance.Setting}
 * @param emptyWillDo whether an existing empty folder may be used
 * @param marker the file that distinguishes a folder of this kind from any other
 * @param listed reads the names of the other files from the marker; empty if the marker is not ours
 */
public record FolderKind(
        String what,
        String ours,
        String option,
        boolean emptyWillDo,
        String marker,
        Function<String, Optional<Set<String>>> listed) {

    /** The report as JSON, of a release, a refused run or a stream. */
    public static final String REPORT_FILE = "report.json";

    /** The report as a web page. */
    public static final String PAGE_FILE = "report.html";

    /** A release: the certificate, its signature, the files it lists, and the report, which it did not always list. */
    public static final FolderKind RELEASE = new FolderKind(
            "the release folder",
            "a release",
            "‹out›",
            false,
            Certificate.FILE,
            text -> Certificate.files(text).map(FolderKind::withReport));

    /** The owner's folder next to a release: the full report, and perhaps plots. */
    public static final FolderKind OWNER =
            new FolderKind("the owner's folder", "an owner's folder", "‹out›", false, REPORT_FILE, OwnerFolder::files);

    /** A report without a release. */
    public static final FolderKind REPORT = new FolderKind(
            "the folder of the report",
            "a report without a release",
            "‹out›",
            false,
            REPORT_FILE,
            text -> JsonObject.read(text).filter(FolderKind::withoutRelease).map(report -> Set.of(PAGE_FILE)));

    private static Set<String> withReport(Set<String> files) {
        Set<String> all = new TreeSet<>(files);
        all.add(REPORT_FILE);
        all.add(PAGE_FILE);
        all.add(Certificate.SIGNATURE_FILE);
        return all;
    }

    private static boolean withoutRelease(JsonObject report) {
        return report.has("method")
                && (Boolean.FALSE.equals(report.entries().get("published"))
                        || Boolean.FALSE.equals(report.entries().get("release")));
    }

    /** Whether a folder is of this kind, even if it contains other files as well. */
    public boolean is(Path folder) {
        return files(folder).isPresent();
    }

    /** The names of the files that belong to a folder, without the marker; empty if the folder is of another kind. */
    Optional<Set<String>> files(Path folder) {
        Path file = folder.resolve(marker);
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
                || !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.empty();
        }
        try {
            return listed.apply(Files.readString(file, StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /** The number of entries of a folder other than its marker and these files; subfolders count. */
    long foreign(Path folder, Set<String> files) throws IOException {
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.filter(path -> !isOf(path, files) || Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS))
                    .count();
        }
    }

    private boolean isOf(Path path, Set<String> files) {
        String name = path.getFileName().toString();
        return name.equals(marker) || files.contains(name);
    }
}
