package org.semblance.release.folder;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * An output folder that appears completely or not at all; for a release, with the owner's folder next to it.
 *
 * <p>Files are written to staging folders next to the targets, on the same file system and readable by the owner only;
 * one rename publishes each of them, the owner's first. An existing folder that is replaced must contain nothing but
 * files of ours. It is renamed first and deleted last; if a crash interrupts these steps, the next run repairs them. A
 * shutdown hook runs concurrently with the main thread, so the check whether the run was stopped and every step that
 * leaves something on disk share one lock.
 */
public final class WholeFolder implements AutoCloseable {

    private final StagedFolder folder;
    private final Optional<StagedFolder> owners;
    private final boolean replace;
    private final Deque<Path> madeParents = new ArrayDeque<>();
    private final Thread hook = new Thread(this::stop, "clean up after a stop");
    private final List<TargetLock> locks = new ArrayList<>();

    /** Whether what is at the place of the owner's folder may be replaced. */
    private boolean replacesOwners;

    private Runnable alsoHeld = () -> {};
    private boolean stopped;
    private boolean published;

    private WholeFolder(StagedFolder folder, Optional<StagedFolder> owners, boolean replace) {
        this.folder = folder;
        this.owners = owners;
        this.replace = replace;
    }

    /**
     * Prepares to publish a folder.
     *
     * @param replace whether an existing folder of this kind, with no other files in it, may be replaced
     */
    public static WholeFolder open(Path target, FolderKind kind, boolean replace) {
        Path absolute = target.toAbsolutePath().normalize();
        if (nameless(absolute)) {
            throw Problem.recipe(
                    ProblemCode.E_OUT, kind.what() + " has no name", "name a folder with " + kind.option());
        }
        return new WholeFolder(new StagedFolder(absolute, kind), Optional.empty(), replace).open();
    }

    /**
     * Prepares to publish a release and the owner's folder next to it.
     *
     * @param replace whether an existing release and its owner's folder may be replaced if they hold no other files. An
     *     owner's folder whose release is gone is replaced in any case
     */
    public static WholeFolder release(Path target, boolean replace) {
        Path absolute = target.toAbsolutePath().normalize();
        if (nameless(absolute)) {
            throw Problem.recipe(
                    ProblemCode.E_OUT, "the release has no folder to go to", "name a folder in release: {to: …}");
        }
        StagedFolder owners = new StagedFolder(OwnerFolder.beside(absolute), FolderKind.OWNER);
        return new WholeFolder(new StagedFolder(absolute, FolderKind.RELEASE), Optional.of(owners), replace).open();
    }

    private static boolean nameless(Path target) {
        return target.getParent() == null || target.getFileName() == null;
    }

    private WholeFolder open() {
        try {
            take();
            repair();
            folder.refuseWhatIsThere(replace);
            replacesOwners = replace || !folder.exists();
            if (owners.isPresent()) {
                owners.get().refuseWhatIsThere(replacesOwners);
            }
            return this;
        } catch (IOException e) {
            close();
            throw Problem.machine(
                    ProblemCode.E_OUT,
                    "cannot write next to " + folder.kind().what(),
                    "check that its parent exists and is writable");
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    /** Locks the targets. A shutdown during this call waits for its end and then cleans up. */
    private synchronized void take() throws IOException {
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalStateException stoppedAlready) {
            throw Problem.cancelled();
        }
        makeParents(folder.parent(), madeParents);
        lock(folder);
        if (owners.isPresent()) {
            lock(owners.get());
        }
    }

    private void lock(StagedFolder each) throws IOException {
        locks.add(TargetLock.take(
                each.beside(".lock"),
                () -> Problem.machine(
                        ProblemCode.E_LOCKED,
                        "another run is writing to " + each.kind().what(),
                        "wait for it to end, or choose another folder with "
                                + each.kind().option())));
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

    /** Finishes what a killed run left: undoes or completes an interrupted replacement, and deletes drafts. */
    private void repair() throws IOException {
        folder.repair();
        if (owners.isPresent()) {
            // a run that was killed between the two renames left an owner's folder, and its release as a draft
            for (Path draft : folder.drafts()) {
                if (OwnerFolder.isOf(owners.get().target(), draft)) {
                    owners.get().deleteTarget();
                }
            }
            owners.get().repair();
            owners.get().deleteDrafts();
        }
        folder.deleteDrafts();
    }

    /** Creates a file in the folder; closing it flushes it to disk. */
    public synchronized OutputStream create(String name) throws IOException {
        refuseIfStopped();
        return folder.create(name);
    }

    /** Creates a file in the owner's folder next to a release. */
    public synchronized OutputStream createForOwner(String name) throws IOException {
        refuseIfStopped();
        return owners.orElseThrow().create(name);
    }

    /** Deletes a file that was created; it will not be in the folder. */
    public synchronized void discard(String name) throws IOException {
        refuseIfStopped();
        Files.delete(folder.draft(name));
    }

    /** Deletes the folder of ours that is in the place; other files in it stay. */
    synchronized void remove() throws IOException {
        refuseIfStopped();
        folder.deleteTarget();
    }

    /** Registers an action to release something else when the folder is closed or the run is stopped. */
    public synchronized void holding(Runnable letGo) {
        refuseIfStopped();
        alsoHeld = letGo;
    }

    /** The names of the files of the folder that were created so far, in order. */
    public List<String> created() throws IOException {
        return folder.created();
    }

    /** The path of a file before the folder is published. */
    public Path draft(String name) {
        return folder.draft(name);
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

    /** Publishes the folder in one step; if an owner's folder belongs to it, that one first. */
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

    /** The same, recorded by a notice. */
    public synchronized void publish(Notice notice) throws IOException {
        refuseIfStopped();
        folder.flush();
        if (owners.isPresent()) {
            owners.get().flush();
        }
        notice.announce();
        try {
            move();
        } catch (IOException | RuntimeException e) {
            notice.withdraw();
            throw e;
        }
        published = true;
        DurableFile.folder(folder.parent());
        notice.confirm();
        folder.deleteReplaced();
        if (owners.isPresent()) {
            owners.get().deleteReplaced();
        }
    }

    /** Moves the folders into place: both or none. */
    private void move() throws IOException {
        if (owners.isPresent()) {
            owners.get().move(replacesOwners);
        }
        try {
            folder.move(replace);
        } catch (IOException | RuntimeException e) {
            if (owners.isPresent()) {
                owners.get().moveBack();
            }
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
        folder.deleteDraft();
        owners.ifPresent(StagedFolder::deleteDraft);
        alsoHeld.run();
        locks.forEach(TargetLock::close);
        if (!published) {
            removeAll(madeParents);
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
