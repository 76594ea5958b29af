package org.semblance.release.folder;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.EnumSet;

/** Durable writes: when a call returns, the bytes are on disk. Only the owner can read the files. */
public final class DurableFile {

    private DurableFile() {}

    /** Makes the entries of a folder durable, if the file system supports it. */
    public static void folder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException unsupported) {
            // the entries are then as durable as the file system makes them
        }
    }

    /** Replaces or creates a file atomically: readers see the old content or the new, never a part. */
    public static void replace(Path file, byte[] content) throws IOException {
        Path beside = file.resolveSibling(file.getFileName() + ".new");
        Files.deleteIfExists(beside);
        write(beside, content, 0, EnumSet.of(StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW));
        Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
    }

    /**
     * Keeps the first bytes of a file and writes the content after them. The file is created if necessary.
     *
     * @param stays the number of bytes to keep
     */
    public static void append(Path file, long stays, byte[] content) throws IOException {
        write(file, content, stays, EnumSet.of(StandardOpenOption.WRITE, StandardOpenOption.CREATE));
    }

    private static void write(Path file, byte[] content, long from, EnumSet<StandardOpenOption> how)
            throws IOException {
        try (FileChannel channel = FileChannel.open(file, how, OwnerOnlyFiles.file(file))) {
            channel.truncate(from).position(from);
            ByteBuffer bytes = ByteBuffer.wrap(content);
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
    }
}
