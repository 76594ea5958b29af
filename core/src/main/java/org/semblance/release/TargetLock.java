package org.semblance.release;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.UUID;
import org.semblance.Problem;

/**
 * Keeps two runs from one target. The operating system frees the lock of a killed process; the lock file is deleted
 * with the lock, so whoever takes it makes sure afterwards that the file is still the one at its path.
 */
final class TargetLock implements AutoCloseable {

    private final Path path;
    private final FileChannel channel;

    private TargetLock(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    static TargetLock take(Path path) throws IOException {
        while (true) {
            FileChannel channel = FileChannel.open(
                    path, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.READ);
            if (!locked(channel)) {
                channel.close();
                throw Problem.machine(
                        "E_LOCKED",
                        "another run is writing to the same release folder",
                        "wait for it to end, or choose another folder with --out");
            }
            byte[] token = UUID.randomUUID().toString().getBytes(StandardCharsets.US_ASCII);
            channel.write(ByteBuffer.wrap(token), 0);
            if (stillAt(path, token)) {
                return new TargetLock(path, channel);
            }
            channel.close();
        }
    }

    private static boolean locked(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException heldByThisProcess) {
            return false;
        }
    }

    private static boolean stillAt(Path path, byte[] token) throws IOException {
        try {
            return Arrays.equals(Files.readAllBytes(path), token);
        } catch (NoSuchFileException deletedMeanwhile) {
            return false;
        }
    }

    @Override
    public void close() {
        if (channel.isOpen()) {
            try (channel) {
                Files.deleteIfExists(path);
            } catch (IOException e) {
                // a lock file without a lock is in nobody's way
            }
        }
    }
}
