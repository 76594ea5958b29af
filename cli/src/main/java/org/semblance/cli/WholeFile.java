package org.semblance.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.semblance.Problem;

/** A file that appears as a whole or not at all: written beside its place and moved there. */
final class WholeFile {

    /** Writes what the file holds. */
    interface Content {
        void write(OutputStream out) throws IOException;
    }

    private final Path file;

    private WholeFile(Path file) {
        this.file = file;
    }

    /** A file at a place where one can be, which is seen before the work begins. */
    static WholeFile at(Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        Path folder = absolute.getParent();
        if (folder == null || !Files.isDirectory(folder) || !Files.isWritable(folder) || Files.isDirectory(absolute)) {
            throw Problem.recipe(
                    "E_WRITE", file + " cannot be written", "name a file in a folder that exists and is writable");
        }
        return new WholeFile(absolute);
    }

    void write(Content content) {
        Path beside = file.resolveSibling("." + file.getFileName() + ".draft");
        try {
            try (OutputStream out = Files.newOutputStream(beside)) {
                content.write(out);
            }
            Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw Problem.machine("E_WRITE", file.getFileName() + " cannot be written", "check that the disk has room");
        } finally {
            try {
                Files.deleteIfExists(beside);
            } catch (IOException e) {
                // it was moved, or never made
            }
        }
    }
}
