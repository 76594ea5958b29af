package org.semblance.release.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/** Files for a person to read and correct. They are written beside their places and moved there: all of them or none. */
public final class DraftFiles {

    /** Writes what a file holds over an empty file. */
    public interface Content {
        void write(Path file) throws IOException;
    }

    private final boolean replace;
    private final List<Path> sources;
    private final Map<Path, Content> files = new LinkedHashMap<>();

    /**
     * No files yet.
     *
     * @param replace whether files that are there may be replaced
     * @param sources files that are never replaced, whatever they are called
     */
    public DraftFiles(boolean replace, List<Path> sources) {
        this.replace = replace;
        this.sources = List.copyOf(sources);
    }

    /** Refuses a place where no file may be written. */
    public void admit(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isWritable(folder)) {
            throw unwritable(file);
        }
        if (!Files.exists(file)) {
            return;
        }
        refuseSource(file);
        if (!replace) {
            throw Problem.recipe(
                    ProblemCode.E_EXISTS,
                    file + " is there already",
                    "choose another file with ‹out›, or use ‹replace›");
        }
        if (!Files.isRegularFile(file)) {
            throw Problem.recipe(ProblemCode.E_WRITE, file + " is not a file", "name another");
        }
    }

    /** What the files are made from stays, whatever may be replaced. */
    private void refuseSource(Path file) {
        for (Path source : sources) {
            try {
                if (Files.exists(source) && Files.isSameFile(file, source)) {
                    throw Problem.recipe(
                            ProblemCode.E_SAME_FILE,
                            file.getFileName() + " would be written over what it is made from",
                            "choose another file to write");
                }
            } catch (IOException e) {
                throw unwritable(file);
            }
        }
    }

    /** Adds a file; those that others name come before them. */
    public DraftFiles add(Path file, Content content) {
        admit(file);
        files.put(file, content);
        return this;
    }

    /** Makes an empty file for the owner's eyes only: what is drafted may hold values of the data. */
    private static void ownerOnly(Path draft) throws IOException {
        Files.deleteIfExists(draft);
        Files.createFile(draft, OwnerOnlyFiles.file(draft));
    }

    /**
     * Writes them.
     *
     * @throws Problem when one cannot be written; then all is as it was
     */
    public void write() {
        Path current = null;
        List<Path> moved = new ArrayList<>();
        try {
            for (Map.Entry<Path, Content> file : files.entrySet()) {
                current = file.getKey();
                Path draft = beside(current, ".draft");
                ownerOnly(draft);
                file.getValue().write(draft);
                if (files.size() > 1 && Files.exists(current)) {
                    Files.copy(current, beside(current, ".before"), StandardCopyOption.REPLACE_EXISTING);
                }
            }
            for (Path file : files.keySet()) {
                current = file;
                Files.move(beside(file, ".draft"), file, StandardCopyOption.ATOMIC_MOVE);
                moved.add(file);
            }
        } catch (IOException e) {
            moved.forEach(DraftFiles::restore);
            throw unwritable(Objects.requireNonNull(current));
        } finally {
            files.keySet().forEach(file -> {
                remove(beside(file, ".draft"));
                remove(beside(file, ".before"));
            });
        }
    }

    private static Path beside(Path file, String ending) {
        return file.resolveSibling("." + file.getFileName() + ending);
    }

    private static void restore(Path file) {
        Path before = beside(file, ".before");
        try {
            if (Files.exists(before)) {
                Files.move(before, file, StandardCopyOption.ATOMIC_MOVE);
            } else {
                Files.delete(file);
            }
        } catch (IOException e) {
            // the first failure is the one to tell
        }
    }

    private static void remove(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // it was never made
        }
    }

    private static Problem unwritable(Path file) {
        return Problem.machine(
                ProblemCode.E_WRITE,
                file.getFileName() + " cannot be written",
                "check that the folder exists and is writable, or name another file");
    }
}
