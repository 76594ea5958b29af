package org.semblance.formats;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import org.semblance.Problem;
import org.semblance.port.InputFile;

/** A regular file that is read from its beginning, perhaps more than once; gzip is recognized by its first bytes. */
final class SourceFile {

    private static final int BUFFER = 1 << 16;

    private final InputFile file;

    private SourceFile(InputFile file) {
        this.file = file;
    }

    /** The file at this path, which is looked at but not opened. */
    static SourceFile at(Path path) {
        return new SourceFile(InputFile.at(path));
    }

    /** The file at this path, under the name that messages give it. */
    static SourceFile at(Path path, String name) {
        return new SourceFile(InputFile.at(path, name));
    }

    /** The name for messages: without folders, where none was given. */
    String name() {
        return file.name();
    }

    /** The number of bytes as stored. */
    long size() {
        return file.size();
    }

    /** The bytes as stored. */
    CountedStream raw() {
        return new CountedStream(file.open());
    }

    /** The content, which counts the stored bytes behind it in {@code stored}. */
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

    /** The problem that the file cannot be read; the cause's own message is not repeated. */
    Problem unreadable(IOException cause) {
        return file.unreadable(cause);
    }
}
