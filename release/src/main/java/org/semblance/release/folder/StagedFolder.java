package org.semblance.release.folder;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * One folder in the making: its files are written to a staging folder next to its place, readable by the owner only,
 * and moved there with one rename. What was there is renamed first and deleted last. {@link WholeFolder} decides when.
 */
final class StagedFolder {

    private static final String STAGING = ".staging-";
    private static final String ASIDE = ".aside-";

    private final Path target;
    private final FolderKind kind;
    private final Path staging;
    private final Path aside;

    /** Whether something was moved aside by this run. */
    private boolean replacing;

    StagedFolder(Path target, FolderKind kind) {
        this.target = target;
        this.kind = kind;
        this.staging = beside(STAGING + UUID.randomUUID());
        this.aside = beside(ASIDE + UUID.randomUUID());
    }

    Path target() {
        return target;
    }

    FolderKind kind() {
        return kind;
    }

    Path parent() {
        return Objects.requireNonNull(target.getParent());
    }

    Path beside(String suffix) {
        return parent().resolve("." + target.getFileName() + suffix);
    }

    boolean exists() {
        return Files.exists(target, LinkOption.NOFOLLOW_LINKS);
    }

    /** Refuses what is at the target, unless it may be replaced. */
    void refuseWhatIsThere(boolean replace) throws IOException {
        if (!exists() || takesEmpty()) {
            return;
        }
        if (!replace) {
            throw Problem.recipe(
                    ProblemCode.E_EXISTS,
                    kind.what() + " " + target + " already exists",
                    "choose another with " + kind.option() + ", or replace it with ‹replace›");
        }
        refuseForeign(target);
    }

    /** Refuses to replace a folder of another kind, or with other files in it. */
    private void refuseForeign(Path folder) throws IOException {
        Set<String> files = kind.files(folder)
                .orElseThrow(() -> Problem.recipe(
                        ProblemCode.E_EXISTS,
                        "what is at " + target + " is not " + kind.ours()
                                + " of ours, and ‹replace› does not delete it",
                        "choose another folder with " + kind.option() + ", or remove it yourself"));
        long foreign = kind.foreign(folder, files);
        if (foreign > 0) {
            throw Problem.recipe(
                    ProblemCode.E_EXISTS,
                    kind.what() + " " + target + " also holds "
                            + (foreign == 1 ? "a file or folder that is" : foreign + " files or folders that are")
                            + " not part of " + kind.ours() + ", and ‹replace› does not delete what is not",
                    "move " + (foreign == 1 ? "it" : "them") + " elsewhere, or choose another folder with "
                            + kind.option());
        }
    }

    /** Whether the target is an empty folder that may be used. */
    private boolean takesEmpty() {
        return kind.emptyWillDo() && isEmpty(target);
    }

    private static boolean isEmpty(Path folder) {
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.findAny().isEmpty();
        } catch (IOException unreadable) {
            return false;
        }
    }

    /** Undoes or completes a replacement that a killed run left. */
    void repair() throws IOException {
        for (Path left : leftovers(ASIDE)) {
            if (!exists()) {
                Files.move(left, target, StandardCopyOption.ATOMIC_MOVE);
            } else if (kind.is(target)) {
                deleteReplaced(left); // keep it if the target is not a folder of ours
            }
        }
    }

    /** The names of the files that were created so far, in order. */
    List<String> created() throws IOException {
        try (Stream<Path> inside = Files.list(staging)) {
            return inside.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    /** The staging folders that killed runs left. */
    List<Path> drafts() throws IOException {
        return leftovers(STAGING);
    }

    void deleteDrafts() throws IOException {
        for (Path draft : drafts()) {
            deleteDraft(draft);
        }
    }

    private List<Path> leftovers(String infix) throws IOException {
        try (Stream<Path> siblings = Files.list(parent())) {
            String name = Pattern.quote("." + target.getFileName() + infix) + "[0-9a-f-]{36}";
            return siblings.filter(path -> path.getFileName().toString().matches(name))
                    .toList();
        }
    }

    /** Creates a file; closing it flushes it to disk. */
    OutputStream create(String name) throws IOException {
        if (!Files.isDirectory(staging)) {
            Files.createDirectory(staging, OwnerOnlyFiles.folder(target));
        }
        FileChannel channel = FileChannel.open(
                staging.resolve(name),
                EnumSet.of(StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW),
                OwnerOnlyFiles.file(target));
        return new FlushedStream(Channels.newOutputStream(channel), channel);
    }

    /** The path of a file before the folder is moved into place. */
    Path draft(String name) {
        return staging.resolve(name);
    }

    /**
     * Gives all files, and the folder, the time of the last one: the times between them would disclose how long masking and
     * measuring took. Then waits until the entries of the staging folder are on disk.
     */
    void flush() throws IOException {
        FileTime last = FileTime.fromMillis(0);
        List<Path> all = created().stream().map(staging::resolve).toList();
        for (Path file : all) {
            FileTime time = Files.getLastModifiedTime(file);
            last = time.compareTo(last) > 0 ? time : last;
        }
        for (Path file : all) {
            Files.setLastModifiedTime(file, last);
        }
        if (!all.isEmpty()) {
            Files.setLastModifiedTime(staging, last);
        }
        DurableFile.folder(staging);
    }

    /** Moves the folder into place, and an existing one aside. */
    void move(boolean replace) throws IOException {
        boolean found = exists() && (replace || takesEmpty());
        if (found) {
            putAside();
        }
        try {
            Files.move(staging, target, StandardCopyOption.ATOMIC_MOVE);
            replacing = found;
        } catch (IOException e) {
            // the exception of an atomic move does not say whether the target exists
            if (exists()) {
                throw Problem.recipe(
                        ProblemCode.E_EXISTS,
                        kind.what() + " was made by somebody else meanwhile",
                        "choose another with " + kind.option());
            }
            if (found) {
                Files.move(aside, target, StandardCopyOption.ATOMIC_MOVE);
            }
            throw e;
        }
    }

    /** Moves the existing folder aside, and back again if somebody has added a file in the meantime. */
    private void putAside() throws IOException {
        Files.move(target, aside, StandardCopyOption.ATOMIC_MOVE);
        try {
            if (!(kind.emptyWillDo() && isEmpty(aside))) {
                refuseForeign(aside);
            }
        } catch (IOException | RuntimeException e) {
            Files.move(aside, target, StandardCopyOption.ATOMIC_MOVE);
            throw e;
        }
    }

    /** Undoes {@link #move}: the folder is a draft again, and what was there is back. */
    void moveBack() throws IOException {
        Files.move(target, staging, StandardCopyOption.ATOMIC_MOVE);
        if (replacing) {
            Files.move(aside, target, StandardCopyOption.ATOMIC_MOVE);
            replacing = false;
        }
    }

    /** Deletes what was moved aside. */
    void deleteReplaced() throws IOException {
        if (replacing) {
            deleteReplaced(aside);
        }
    }

    /** Deletes the target, if it is a folder of ours. Other files in it stay. */
    void deleteTarget() throws IOException {
        deleteReplaced(target);
    }

    /** Deletes the files of a folder, its marker last. Other files stay. */
    private void deleteReplaced(Path folder) throws IOException {
        Set<String> files = kind.files(folder).orElse(Set.of());
        try (Stream<Path> inside = Files.list(folder)) {
            for (Path path : inside.toList()) {
                if (files.contains(path.getFileName().toString())) {
                    deleteUnlessFull(path);
                }
            }
        }
        if (kind.is(folder)) {
            Files.delete(folder.resolve(kind.marker()));
        }
        deleteUnlessFull(folder);
    }

    /** Deletes the draft of this run. */
    void deleteDraft() {
        try {
            deleteDraft(staging);
        } catch (IOException e) {
            // the next run on this target deletes it
        }
    }

    /** Deletes a staging folder, which has no subfolders. */
    private static void deleteDraft(Path folder) throws IOException {
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        try (Stream<Path> inside = Files.list(folder)) {
            for (Path path : inside.toList()) {
                deleteUnlessFull(path);
            }
        }
        deleteUnlessFull(folder);
    }

    /** Deletes a file or an empty folder; a folder with content stays. */
    private static void deleteUnlessFull(Path path) throws IOException {
        try {
            Files.deleteIfExists(path);
        } catch (DirectoryNotEmptyException somebodyElses) {
            // its content is not ours to delete
        }
    }
}
