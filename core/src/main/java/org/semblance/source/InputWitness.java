package org.semblance.source;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * Finds out whether files changed while they were read: the bytes that passed the reader must be those that lie there
 * afterwards, and size and time must be as they were.
 *
 * <p>A file may be read several times, in part or as a whole. Each time, the SHA-256 of what was read is compared with that of
 * the same number of bytes at the end, so a file that was rewritten in place is noticed even if its size and time are the
 * same. Databases change as they like and are not looked at.
 */
public final class InputWitness {

    /** Looks at nothing. */
    public static final InputWitness NONE = new InputWitness(false);

    private static final int BLOCK = 1 << 18;

    /** The state of a file when it was first opened. */
    private record State(long size, FileTime time) {

        static State of(Path file) throws IOException {
            BasicFileAttributes found = Files.readAttributes(file, BasicFileAttributes.class);
            return new State(found.size(), found.lastModifiedTime());
        }
    }

    /** A file, and the digests of what was read of it, by the number of bytes. */
    private static final class WitnessedFile {

        private final State state;
        private final Map<Long, byte[]> digests = new TreeMap<>();
        private boolean changed;

        private WitnessedFile(State state) {
            this.state = state;
        }
    }

    private final boolean looking;
    private final Map<Path, WitnessedFile> files = new LinkedHashMap<>();

    /** A witness that has seen nothing yet. */
    public InputWitness() {
        this(true);
    }

    private InputWitness(boolean looking) {
        this.looking = looking;
    }

    /** The bytes of a file, which are looked at as they pass; the stream must be closed. */
    InputStream through(Path file, InputStream bytes) throws IOException {
        if (!looking) {
            return bytes;
        }
        begin(file);
        return new Passage(file, bytes);
    }

    /**
     * Looks at a file as it is now, for readers that do not read it in one pass. Whatever is not a regular file that can be read is
     * left to its reader.
     */
    public void note(Path file) {
        if (!looking || !Files.isRegularFile(file)) {
            return;
        }
        try (InputStream bytes = through(file, Files.newInputStream(file))) {
            byte[] block = new byte[BLOCK];
            while (bytes.read(block) >= 0) {
                // passes by
            }
        } catch (IOException unreadable) {
            forget(file);
        }
    }

    /**
     * Reads files, and refuses them if they changed meanwhile.
     *
     * @throws Problem that a file changed, also in place of another problem that may come from this
     */
    public <T> T during(Supplier<T> reading) {
        T read = attempt(reading);
        refuseChanged();
        return read;
    }

    /**
     * Reads files that are compared later.
     *
     * @throws Problem that a file changed, in place of another problem that may come from this
     */
    public <T> T attempt(Supplier<T> reading) {
        try {
            return reading.get();
        } catch (Problem problem) {
            if (problem.kind() != ProblemCode.E_CANCELLED) {
                refuseChanged();
            }
            throw problem;
        }
    }

    /**
     * Compares all files with what was read of them.
     *
     * @throws Problem if one of them changed
     */
    public synchronized void refuseChanged() {
        files.forEach((file, seen) -> {
            if (seen.changed || changed(file, seen)) {
                throw Problem.machine(
                        ProblemCode.E_INPUT_CHANGED,
                        file.getFileName() + ": changed while it was read; nothing was written",
                        "run again when no program writes to it, or copy it first and run on the copy");
            }
        });
    }

    private static boolean changed(Path file, WitnessedFile seen) {
        try {
            return !State.of(file).equals(seen.state) || !sameBytes(file, seen.digests);
        } catch (IOException unreadable) {
            return true; // it was readable before
        }
    }

    private static boolean sameBytes(Path file, Map<Long, byte[]> digests) throws IOException {
        MessageDigest digest = sha256();
        byte[] block = new byte[BLOCK];
        long read = 0;
        try (InputStream bytes = Files.newInputStream(file)) {
            for (Map.Entry<Long, byte[]> one : digests.entrySet()) {
                while (read < one.getKey()) {
                    int more = bytes.read(block, 0, (int) Math.min(BLOCK, one.getKey() - read));
                    if (more < 0) {
                        return false;
                    }
                    digest.update(block, 0, more);
                    read += more;
                }
                if (!MessageDigest.isEqual(so(digest), one.getValue())) {
                    return false;
                }
            }
        }
        return true;
    }

    private synchronized void begin(Path file) throws IOException {
        if (!files.containsKey(file)) {
            files.put(file, new WitnessedFile(State.of(file)));
        }
    }

    private synchronized void forget(Path file) {
        files.remove(file);
    }

    private synchronized void passed(Path file, long bytes, byte[] digest) {
        WitnessedFile seen = files.get(file);
        if (seen != null) {
            byte[] before = seen.digests.putIfAbsent(bytes, digest);
            seen.changed |= before != null && !MessageDigest.isEqual(before, digest);
        }
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    /** The digest of the bytes so far. */
    private static byte[] so(MessageDigest digest) {
        try {
            return ((MessageDigest) digest.clone()).digest();
        } catch (CloneNotSupportedException impossible) {
            throw new IllegalStateException("SHA-256 of Java can be cloned", impossible);
        }
    }

    /** Bytes on their way to a reader. */
    private final class Passage extends FilterInputStream {

        private final Path file;
        private final MessageDigest digest = sha256();
        private long count;
        private boolean closed;

        private Passage(Path file, InputStream bytes) {
            super(bytes);
            this.file = file;
        }

        @Override
        public int read() throws IOException {
            int one = super.read();
            if (one >= 0) {
                digest.update((byte) one);
                count++;
            }
            return one;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            int read = super.read(bytes, offset, length);
            if (read > 0) {
                digest.update(bytes, offset, read);
                count += read;
            }
            return read;
        }

        @Override
        public long skip(long bytes) throws IOException {
            // what is skipped is read, so that the digest is that of the beginning of the file
            byte[] block = new byte[(int) Math.min(BLOCK, Math.max(bytes, 0))];
            return block.length == 0 ? 0 : Math.max(0, read(block, 0, block.length));
        }

        @Override
        public boolean markSupported() {
            return false;
        }

        @Override
        public void close() throws IOException {
            super.close();
            if (!closed) {
                closed = true;
                passed(file, count, digest.digest());
            }
        }
    }
}
