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

/**
 * Draft files for a person to review. They are written under temporary names and then moved into place, all or none.
 */
public final class DraftFiles {

    /** Writes the content of a file. */
    public interface Content {
        void write(Path file) throws IOException;
    }

    private final boolean replace;
    private final List<Path> sources;
    private final Map<Path, Content> files = new LinkedHashMap<>();

    /**
     * Starts with no files.
     *
     * @param replace whether existing files may be replaced
     * @param sources files that must never be replaced
     */
    public DraftFiles(boolean replace, List<Path> sources) {
        this.replace = replace;
        this.sources = List.copyOf(sources);
    }

    /** Refuses a path that may not be written. */
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
                    ProblemCode.E_EXISTS, file + " already exists", "choose another file with ‹out›, or use ‹replace›");
        }
        if (!Files.isRegularFile(file)) {
            throw Problem.recipe(ProblemCode.E_WRITE, file + " is not a file", "name another");
        }
    }

    /** Refuses to overwrite a source, even if files may be replaced. */
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

    /** Adds a file. Files are moved in this order, so add a file before those that refer to it. */
    public DraftFiles add(Path file, Content content) {
        admit(file);
        files.put(file, content);
        return this;
    }

    /** Creates an empty file that only the owner can read, because a draft may contain values of the data. */
    private static void ownerOnly(Path draft) throws IOException {
        Files.deleteIfExists(draft);
        Files.createFile(draft, OwnerOnlyFiles.file(draft));
    }

    /**
     * Writes all files.
     *
     * @throws Problem if a file cannot be written; existing files are then restored
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
            // report the first failure only
        }
    }

    private static void remove(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // a leftover temporary file does no harm
        }
    }

    private static Problem unwritable(Path file) {
        return Problem.machine(
                ProblemCode.E_WRITE,
                file.getFileName() + " cannot be written",
                "check that the folder exists and is writable, or name another file");
    }
}
