package org.semblance.release.folder;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.EnumSet;

/** Writes to disk that are there when the call returns, for the owner's eyes only. */
public final class DurableFile {

    private DurableFile() {}

    /** Makes a folder's entries durable; not every file system can. */
    public static void folder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException unsupported) {
            // then the entries are as durable as the file system makes them
        }
    }

    /** A file with this content, in place of one that is there: the old content or the new, nothing between. */
    public static void replace(Path file, byte[] content) throws IOException {
        Path beside = file.resolveSibling(file.getFileName() + ".new");
        Files.deleteIfExists(beside);
        write(beside, content, 0, EnumSet.of(StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW));
        Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
    }

    /** A file of which the first bytes stay, and then comes this; it is made when it is not there. */
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
