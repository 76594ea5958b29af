package org.semblance.formats;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import org.semblance.Problem;
import org.semblance.source.InputFile;
import org.semblance.source.InputWitness;
import org.semblance.source.TableSource;

/** A regular file that is read from its beginning, possibly more than once; gzip is detected from its first bytes. */
final class SourceFile {

    private static final int BUFFER = 1 << 16;

    private final InputFile file;
    private final InputWitness witness;

    private SourceFile(InputFile file, InputWitness witness) {
        this.file = file;
        this.witness = witness;
    }

    /** The file of a table, of which its witness sees the bytes. */
    static SourceFile of(TableSource source) {
        return new SourceFile(InputFile.at(source.file()), source.witness());
    }

    /** The file at this path, which is examined but not opened. */
    static SourceFile at(Path path) {
        return new SourceFile(InputFile.at(path), InputWitness.NONE);
    }

    /** The file at this path, with a name for messages. */
    static SourceFile at(Path path, String name, InputWitness witness) {
        return new SourceFile(InputFile.at(path, name), witness);
    }

    /** The name for messages; without folders unless one was given. */
    String name() {
        return file.name();
    }

    /** The number of bytes as stored. */
    long size() {
        return file.size();
    }

    /** The bytes as stored. */
    CountedStream raw() {
        return new CountedStream(file.open(witness));
    }

    /** The decompressed content; {@code stored} counts the bytes behind it. */
    InputStream content(CountedStream stored) {
        try {
            BufferedInputStream buffered = new BufferedInputStream(stored, BUFFER);
            buffered.mark(2);
            boolean gzip = buffered.read() == 0x1f && buffered.read() == 0x8b;
            buffered.reset();
            return gzip ? Gunzip.open(name(), buffered, stored) : buffered;
        } catch (IOException unreadable) {
            throw unreadable(unreadable);
        }
    }

    /** The problem that the file cannot be read; the message of the cause is not repeated. */
    Problem unreadable(IOException cause) {
        return file.unreadable(cause);
    }
}
