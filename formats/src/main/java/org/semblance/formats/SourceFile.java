package org.semblance.formats;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.semblance.Problem;

/** A regular file that is read from its beginning, perhaps more than once; gzip is known by its first bytes. */
final class SourceFile {

    private static final int BUFFER = 1 << 16;

    private final Path path;
    private final String name;

    private SourceFile(Path path, String name) {
        this.path = path;
        this.name = name;
    }

    /** The file at this path, which is looked at but not opened: opening a pipe would wait for its writer. */
    static SourceFile at(Path path) {
        Path name = path.getFileName();
        return at(path, name == null ? path.toString() : name.toString());
    }

    /** The file at this path, under the name that messages give it. */
    static SourceFile at(Path path, String name) {
        SourceFile file = new SourceFile(path, name);
        if (!Files.exists(path)) {
            throw Problem.machine(
                    "E_NO_FILE",
                    file.name() + ": no such file",
                    "check the path; paths in a recipe are relative to the recipe");
        }
        if (!Files.isRegularFile(path)) {
            throw Problem.machine(
                    "E_NOT_A_FILE", file.name() + ": not a regular file", "give a file, not a folder, pipe or device");
        }
        return file;
    }

    /** The name for messages: without folders, where none was given. */
    String name() {
        return name;
    }

    /** The number of bytes as stored. */
    long size() {
        try {
            return Files.size(path);
        } catch (IOException unreadable) {
            throw unreadable(unreadable);
        }
    }

    /** The bytes as stored. */
    CountedStream raw() {
        try {
            return new CountedStream(Files.newInputStream(path));
        } catch (IOException unreadable) {
            throw unreadable(unreadable);
        }
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
        Problem problem = Problem.machine(
                "E_READ", name() + ": cannot be read", "check that you may read it and that the disk is in order");
        problem.initCause(cause);
        return problem;
    }
}
