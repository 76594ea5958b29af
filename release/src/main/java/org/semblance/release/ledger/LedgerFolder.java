package org.semblance.release.ledger;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.release.folder.OwnerOnlyFiles;
import org.semblance.release.folder.TargetLock;

/** The folder of a ledger, locked by one run at a time. A folder that was created in vain is removed. */
final class LedgerFolder implements AutoCloseable {

    static final String LOCK = ".lock";
    static final String PERSONS = ".persons";

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Duration PAUSE = Duration.ofMillis(50);

    private final Path path;
    private final Deque<Path> made = new ArrayDeque<>();
    private @Nullable TargetLock lock;
    private boolean kept;

    private LedgerFolder(Path path) {
        this.path = path;
    }

    /** Locks a folder, and creates it if necessary. Waits up to a minute for another run that holds the lock. */
    static LedgerFolder take(Path path) throws IOException {
        LedgerFolder folder = new LedgerFolder(path);
        try {
            folder.lock = folder.locked();
            return folder;
        } finally {
            if (folder.lock == null) {
                folder.close();
            }
        }
    }

    private TargetLock locked() throws IOException {
        long until = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            make();
            try {
                return TargetLock.take(path.resolve(LOCK), LedgerFolder::busy);
            } catch (NoSuchFileException gone) {
                // another run created the folder in vain and has just removed it
                if (System.nanoTime() > until) {
                    throw gone;
                }
                pause();
            } catch (Problem busy) {
                if (System.nanoTime() > until) {
                    throw busy;
                }
                pause();
            }
        }
    }

    /** Refuses a path on which a link leads to something that does not exist. */
    static void refuseDeadLink(Path path) {
        for (Path above = path; above != null && !Files.exists(above); above = above.getParent()) {
            if (Files.isSymbolicLink(above)) {
                throw Problem.recipe(
                        ProblemCode.E_LEDGER,
                        "the way to the ledger " + path + " is a link to something that is not there",
                        "make the folder that it leads to, or name another ledger");
            }
        }
    }

    private void make() throws IOException {
        refuseDeadLink(path);
        if (Files.exists(path) && !Files.isDirectory(path)) {
            throw Problem.recipe(
                    ProblemCode.E_LEDGER,
                    "the ledger " + path + " is a file, not a folder",
                    "name a folder, or a new name");
        }
        Deque<Path> missing = new ArrayDeque<>();
        for (Path above = path; above != null && !Files.exists(above); above = above.getParent()) {
            missing.push(above);
        }
        for (Path next : missing) {
            try {
                Files.createDirectory(next, next.equals(path) ? OwnerOnlyFiles.folder(next) : new FileAttribute<?>[0]);
                made.push(next);
            } catch (FileAlreadyExistsException e) {
                // another run has just created it
                if (!Files.isDirectory(next)) {
                    throw e;
                }
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE.toMillis());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw Problem.cancelled();
        }
    }

    private static Problem busy() {
        return Problem.machine(
                ProblemCode.E_LOCKED,
                "another run has the ledger in hand",
                "wait for it to end, and run the command again");
    }

    Path path() {
        return path;
    }

    /** The file with the list of persons of a release. */
    Path persons(int number) {
        return path.resolve(number + PERSONS);
    }

    /** The names of the files in the folder. */
    Set<String> names() throws IOException {
        try (Stream<Path> inside = Files.list(path)) {
            return inside.map(file -> file.getFileName().toString()).collect(Collectors.toCollection(TreeSet::new));
        }
    }

    boolean held() {
        return lock != null;
    }

    /** Marks the folder as in use, so that it is not removed. */
    void keep() {
        kept = true;
    }

    /** Restricts the folder to its owner, even if it existed before. */
    void forOwnerOnly() {
        try {
            OwnerOnlyFiles.close(path);
        } catch (IOException e) {
            throw Problem.recipe(
                    ProblemCode.E_LEDGER,
                    "the folder " + path + " cannot be closed to others, and a ledger is for its owner's eyes only",
                    "name a folder of your own; it is made where it is not there");
        }
    }

    /** Releases the lock. */
    @Override
    public void close() {
        if (lock != null) {
            lock.close();
            lock = null;
        }
        if (!kept) {
            for (Path folder : made) {
                try {
                    Files.deleteIfExists(folder);
                } catch (IOException used) {
                    return;
                }
            }
        }
    }
}
