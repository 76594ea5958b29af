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
 * A kind of folder that is written here: how it is called, and which files are in one.
 *
 * @param what how messages call it
 * @param ours how they call one that was made here before
 * @param option how another one is chosen: a {@link org.semblance.Setting}
 * @param emptyWillDo whether an empty folder that is there may be taken
 * @param marker the file that tells a folder of this kind from anybody else's
 * @param listed the names of the other files, by the text of the marker; none where it was not written here
 */
public record FolderKind(
        String what,
        String ours,
        String option,
        boolean emptyWillDo,
        String marker,
        Function<String, Optional<Set<String>>> listed) {

    /** The report of a release, of a refusal, of a stream. */
    public static final String REPORT_FILE = "report.json";

    /** The same as a page. */
    public static final String PAGE_FILE = "report.html";

    /** A release: what its certificate names, and the report. */
    public static final FolderKind RELEASE = new FolderKind(
            "the release folder",
            "a release",
            "‹out›",
            false,
            Certificate.FILE,
            text -> Certificate.files(text).map(FolderKind::withReport));

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
        return all;
    }

    private static boolean withoutRelease(JsonObject report) {
        return report.has("method")
                && (Boolean.FALSE.equals(report.entries().get("published"))
                        || Boolean.FALSE.equals(report.entries().get("release")));
    }

    /** Whether a folder is one of this kind that was made here, whatever else was put there. */
    public boolean is(Path folder) {
        return files(folder).isPresent();
    }

    /** The names of the files of a folder of this kind, without its marker; none where the folder is something else. */
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

    /** How many things are in a folder beside its marker and these files; sub-folders count. */
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
