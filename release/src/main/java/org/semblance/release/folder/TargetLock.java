package org.semblance.release.folder;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;

/**
 * A lock that keeps two runs from writing to the same target or ledger. If a process is killed, the operating system
 * frees its lock. The lock file is deleted with the lock, so {@link #take} checks afterwards that the file it locked
 * is still the one at the path.
 *
 * <p>A POSIX lock is lost as soon as the process closes any channel to the file. Therefore the channel used for that
 * check stays open as long as the lock, and a second caller in the same process is rejected before it opens the file.
 */
public final class TargetLock implements AutoCloseable {

    private static final Set<Path> HELD_HERE = ConcurrentHashMap.newKeySet();

    private final Path path;
    private final FileChannel channel;
    private final FileChannel look;

    private TargetLock(Path path, FileChannel channel, FileChannel look) {
        this.path = path;
        this.channel = channel;
        this.look = look;
    }

    /**
     * Takes the lock.
     *
     * @param path the lock file, which is created; its folder must exist
     * @param busy the problem to throw if another run holds the lock
     */
    public static TargetLock take(Path path, Supplier<Problem> busy) throws IOException {
        Path real = Objects.requireNonNull(path.toAbsolutePath().getParent())
                .toRealPath()
                .resolve(path.getFileName());
        if (!HELD_HERE.add(real)) {
            throw busy.get();
        }
        boolean taken = false;
        try {
            TargetLock lock = lock(real, busy);
            taken = true;
            return lock;
        } finally {
            if (!taken) {
                HELD_HERE.remove(real);
            }
        }
    }

    private static TargetLock lock(Path path, Supplier<Problem> busy) throws IOException {
        while (true) {
            FileChannel channel = FileChannel.open(
                    path, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.READ);
            if (channel.tryLock() == null) {
                channel.close();
                throw busy.get();
            }
            byte[] token = UUID.randomUUID().toString().getBytes(StandardCharsets.US_ASCII);
            channel.write(ByteBuffer.wrap(token), 0);
            FileChannel look = lookAt(path);
            if (look != null && holds(look, token)) {
                return new TargetLock(path, channel, look);
            }
            channel.close();
            if (look != null) {
                look.close();
            }
        }
    }

    private static @Nullable FileChannel lookAt(Path path) throws IOException {
        try {
            return FileChannel.open(path, StandardOpenOption.READ);
        } catch (NoSuchFileException deletedMeanwhile) {
            return null;
        }
    }

    private static boolean holds(FileChannel look, byte[] token) throws IOException {
        ByteBuffer found = ByteBuffer.allocate(token.length + 1);
        while (found.hasRemaining() && look.read(found) >= 0) {
            // read to the end of the file
        }
        return Arrays.equals(Arrays.copyOf(found.array(), found.position()), token);
    }

    @Override
    public void close() {
        if (channel.isOpen()) {
            try (channel;
                    look) {
                Files.deleteIfExists(path);
            } catch (IOException e) {
                // a lock file without a lock blocks nobody
            } finally {
                HELD_HERE.remove(path);
            }
        }
    }
}
