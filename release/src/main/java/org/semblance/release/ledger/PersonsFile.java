package org.semblance.release.ledger;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.DigestInputStream;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.EnumSet;
import org.semblance.data.Fingerprint;
import org.semblance.privacy.intersection.ClassMembership;
import org.semblance.release.folder.OwnerOnlyFiles;

/**
 * The file with the persons of a release: the number of rows, then for each its person, its fingerprint and its
 * class.
 */
final class PersonsFile {

    private static final int SIGN = 0x53505232; // SPR2
    private static final int HEAD = 2 * Integer.BYTES;
    private static final int ROW = 2 * Long.BYTES + Integer.BYTES;
    private static final int BUFFER = 1 << 16;

    private PersonsFile() {}

    /** Writes a file, replacing one that a killed run left, and returns its fingerprint. */
    static String write(ClassMembership members, Path file) throws IOException {
        Files.deleteIfExists(file);
        MessageDigest digest = Fingerprint.digest();
        try (FileChannel channel = FileChannel.open(
                        file,
                        EnumSet.of(StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW),
                        OwnerOnlyFiles.file(file));
                DataOutputStream out = new DataOutputStream(new BufferedOutputStream(
                        new DigestOutputStream(Channels.newOutputStream(channel), digest), BUFFER))) {
            out.writeInt(SIGN);
            out.writeInt(members.rows());
            for (int i = 0; i < members.rows(); i++) {
                out.writeLong(members.person(i));
            }
            for (int i = 0; i < members.rows(); i++) {
                out.writeLong(members.row(i));
            }
            for (int i = 0; i < members.rows(); i++) {
                out.writeInt(members.classAt(i));
            }
            out.flush();
            channel.force(true);
        }
        return Fingerprint.of(digest);
    }

    /**
     * Reads a file.
     *
     * @throws IllegalArgumentException if its content does not have this fingerprint
     */
    static ClassMembership read(Path file, String fingerprint) throws IOException {
        MessageDigest digest = Fingerprint.digest();
        try (InputStream bytes = new DigestInputStream(Files.newInputStream(file), digest);
                DataInputStream in = new DataInputStream(new BufferedInputStream(bytes, BUFFER))) {
            long size = Files.size(file);
            if (size < HEAD || in.readInt() != SIGN) {
                throw new IllegalArgumentException("no such file");
            }
            int rows = in.readInt();
            if (rows < 0 || size != HEAD + (long) ROW * rows) {
                throw new IllegalArgumentException("cut off");
            }
            long[] persons = longs(in, rows);
            long[] held = longs(in, rows);
            int[] classes = new int[rows];
            for (int i = 0; i < rows; i++) {
                classes[i] = in.readInt();
            }
            if (!Fingerprint.of(digest).equals(fingerprint)) {
                throw new IllegalArgumentException("changed");
            }
            return ClassMembership.sorted(persons, held, classes);
        }
    }

    private static long[] longs(DataInputStream in, int count) throws IOException {
        long[] longs = new long[count];
        for (int i = 0; i < count; i++) {
            longs[i] = in.readLong();
        }
        return longs;
    }
}
