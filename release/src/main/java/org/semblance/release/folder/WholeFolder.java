package org.semblance.release.folder;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * An output folder that appears completely or not at all.
 *
 * <p>Files are written to a staging folder next to the target, on the same file system and readable by the owner
 * only; one rename publishes them. An existing folder that is replaced must contain nothing but files of ours. It is
 * renamed first and deleted last; if a crash interrupts these steps, the next run repairs them. A shutdown hook runs
 * concurrently with the main thread, so the check whether the run was stopped and every step that leaves something on
 * disk share one lock.
 */
public final class WholeFolder implements AutoCloseable {

    private static final String STAGING = ".staging-";
    private static final String ASIDE = ".aside-";

    private final Path target;
    private final boolean replace;
    private final FolderKind kind;
    private final Deque<Path> madeParents = new ArrayDeque<>();
    private final Thread hook = new Thread(this::stop, "clean up after a stop");
    private final Path staging;
    private @Nullable TargetLock lock;
    private Runnable alsoHeld = () -> {};
    private boolean stopped;
    private boolean published;

    private WholeFolder(Path target, FolderKind kind, boolean replace) {
        this.target = target;
        this.kind = kind;
        this.replace = replace;
        this.staging = beside(STAGING + UUID.randomUUID());
    }

    /**
     * Prepares to publish a folder.
     *
     * @param replace whether an existing folder of this kind, with no other files in it, may be replaced
     */
    public static WholeFolder open(Path target, FolderKind kind, boolean replace) {
        Path absolute = target.toAbsolutePath().normalize();
        Path parent = absolute.getParent();
        if (parent == null || absolute.getFileName() == null) {
            throw kind.equals(FolderKind.RELEASE)
                    ? Problem.recipe(
                            ProblemCode.E_OUT,
                            "the release has no folder to go to",
                            "name a folder in release: {to: …}")
                    : Problem.recipe(
                            ProblemCode.E_OUT, kind.what() + " has no name", "name a folder with " + kind.option());
        }
        WholeFolder folder = new WholeFolder(absolute, kind, replace);
        try {
            folder.take();
            folder.repair();
            folder.refuseWhatIsThere();
            return folder;
        } catch (IOException e) {
            folder.close();
            throw Problem.machine(
                    ProblemCode.E_OUT,
                    "cannot write beside " + kind.what(),
                    "check that its parent exists and is writable");
        } catch (RuntimeException e) {
            folder.close();
            throw e;
        }
    }

    /** Locks the target. A shutdown during this call waits for its end and then cleans up. */
    private synchronized void take() throws IOException {
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalStateException stoppedAlready) {
            throw Problem.cancelled();
        }
        makeParents(parent(), madeParents);
        lock = TargetLock.take(
                beside(".lock"),
                () -> Problem.machine(
                        ProblemCode.E_LOCKED,
                        "another run is writing to " + kind.what(),
                        "wait for it to end, or choose another folder with " + kind.option()));
    }

    private static void makeParents(Path folder, Deque<Path> made) throws IOException {
        if (!Files.isDirectory(folder)) {
            Path parent = folder.getParent();
            if (parent != null) {
                makeParents(parent, made);
            }
            try {
                Files.createDirectory(folder);
                made.push(folder);
            } catch (FileAlreadyExistsException e) {
                // another run may have created it in the meantime
                if (!Files.isDirectory(folder)) {
                    throw e;
                }
            }
        }
    }

    /** Removes the parent folders that were created in vain, unless they are used by now. */
    private static void removeAll(Deque<Path> made) {
        for (Path folder : made) {
            try {
                Files.deleteIfExists(folder);
            } catch (IOException used) {
                return;
            }
        }
    }

    private void refuseWhatIsThere() throws IOException {
        if (!Files.exists(target, LinkOption.NOFOLLOW_LINKS) || takesEmpty()) {
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
                        "what is there is not " + kind.ours() + " of ours, and ‹replace› does not delete it",
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

    /** Finishes what a killed run left: undoes or completes an interrupted replacement, and deletes drafts. */
    private void repair() throws IOException {
        for (Path aside : leftovers(ASIDE)) {
            if (!Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
                Files.move(aside, target, StandardCopyOption.ATOMIC_MOVE);
            } else if (kind.is(target)) {
                deleteReplaced(aside); // keep it if the target is not a folder of ours
            }
        }
        for (Path draft : leftovers(STAGING)) {
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

    private Path parent() {
        return Objects.requireNonNull(target.getParent());
    }

    private Path beside(String suffix) {
        return parent().resolve("." + target.getFileName() + suffix);
    }

    /** Creates a file in the folder; closing it flushes it to disk. */
    public synchronized OutputStream create(String name) throws IOException {
        refuseIfStopped();
        if (!Files.isDirectory(staging)) {
            Files.createDirectory(staging, OwnerOnlyFiles.folder(target));
        }
        FileChannel channel = FileChannel.open(
                staging.resolve(name),
                EnumSet.of(StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW),
                OwnerOnlyFiles.file(target));
        return new FlushedStream(Channels.newOutputStream(channel), channel);
    }

    /** Registers an action to release something else when the folder is closed or the run is stopped. */
    public synchronized void holding(Runnable letGo) {
        refuseIfStopped();
        alsoHeld = letGo;
    }

    /** The path of a file before the folder is published. */
    public Path draft(String name) {
        return staging.resolve(name);
    }

    /** Records a publication elsewhere. A shutdown waits until all its steps are done. */
    public interface Notice {

        /** Called before the folder is published; if it fails, nothing is published. */
        void announce() throws IOException;

        /** Called if the folder could not be moved into place. */
        void withdraw();

        /** Called after the folder was published. */
        void confirm();
    }

    /** Publishes the folder in one step. */
    public void publish() throws IOException {
        publish(new Notice() {
            @Override
            public void announce() {}

            @Override
            public void withdraw() {}

            @Override
            public void confirm() {}
        });
    }

    /** Publishes the folder in one step, recorded by a notice. */
    public synchronized void publish(Notice notice) throws IOException {
        refuseIfStopped();
        DurableFile.folder(staging);
        notice.announce();
        Path aside = beside(ASIDE + UUID.randomUUID());
        boolean replacing;
        try {
            replacing = move(aside);
        } catch (IOException | RuntimeException e) {
            notice.withdraw();
            throw e;
        }
        published = true;
        DurableFile.folder(parent());
        notice.confirm();
        if (replacing) {
            deleteReplaced(aside);
        }
    }

    /** Moves the folder into place, and an existing one aside. Returns whether there was one. */
    private boolean move(Path aside) throws IOException {
        boolean replacing = Files.exists(target, LinkOption.NOFOLLOW_LINKS) && (replace || takesEmpty());
        if (replacing) {
            putAside(aside);
        }
        try {
            Files.move(staging, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            // the exception of an atomic move does not say whether the target exists
            if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
                throw Problem.recipe(
                        ProblemCode.E_EXISTS,
                        kind.what() + " was made by somebody else meanwhile",
                        "choose another with " + kind.option());
            }
            if (replacing) {
                Files.move(aside, target, StandardCopyOption.ATOMIC_MOVE);
            }
            throw e;
        }
        return replacing;
    }

    /** Moves the existing folder aside, and back again if somebody has added a file in the meantime. */
    private void putAside(Path aside) throws IOException {
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

    private void refuseIfStopped() {
        if (stopped) {
            throw Problem.cancelled();
        }
    }

    private synchronized void stop() {
        stopped = true;
        clean();
    }

    private void clean() {
        try {
            deleteDraft(staging);
        } catch (IOException e) {
            // the next run on this target deletes it
        }
        alsoHeld.run();
        if (lock != null) {
            lock.close();
        }
        if (!published) {
            removeAll(madeParents);
        }
    }

    /** Deletes the files of a replaced folder, its marker last. Other files stay. */
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

    /** Deletes everything that was not published. */
    @Override
    public synchronized void close() {
        if (!stopped) {
            stopped = true;
            clean();
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException shuttingDown) {
                // the hook has nothing left to do
            }
        }
    }
}
