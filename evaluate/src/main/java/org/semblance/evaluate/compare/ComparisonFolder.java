package org.semblance.evaluate.compare;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Fingerprint;
import org.semblance.release.folder.DurableFile;
import org.semblance.release.folder.OwnerOnlyFiles;
import org.semblance.release.folder.TargetLock;
import org.semblance.release.json.Json;
import org.semblance.release.json.JsonObject;

/**
 * The folder of a comparison. Each cell is saved as one line as soon as it is finished, and is on disk before its run
 * is reported as done, so that an interrupted comparison can be resumed. The first line identifies the folder as a
 * comparison.
 */
final class ComparisonFolder implements AutoCloseable {

    static final String CELLS = "cells.jsonl";

    static final String PAGE = "comparison.html";
    static final String FIGURES = "comparison.json";
    static final String TABLE = "comparison.csv";
    private static final List<String> FILES = List.of(PAGE, FIGURES, TABLE);

    private static final String RECIPE = "recipe";

    /** The beginning of the first line; the name of the recipe follows. */
    private static final String MARK = mark("").replaceFirst("\"\"\\}$", "");

    /** An upper bound of the length of the first line, in bytes. */
    private static final int LONGEST_MARK = 4096;

    private static final String LOCK = ".lock";

    private static final String SEAL = ", \"sha256\": \"";

    private final Path folder;
    private final TargetLock lock;
    private final boolean made;
    private final String recipe;
    private final Map<String, ComparisonCell> kept = new LinkedHashMap<>();

    /** The length of all complete lines, in bytes. */
    private long size;

    private ComparisonFolder(Path folder, String recipe, TargetLock lock, boolean made) {
        this.folder = folder;
        this.recipe = recipe;
        this.lock = lock;
        this.made = made;
    }

    private static String mark(String recipe) {
        return Json.line(Json.object(Comparison.MARK, Comparison.WHAT_IT_IS, RECIPE, recipe));
    }

    /**
     * Refuses a folder that is not a comparison, one that already holds a comparison if neither {@code resume} nor
     * {@code replace} is set, and, when resuming, one that holds the comparison of another recipe.
     */
    static void admit(Path folder, String recipe, boolean resume, boolean replace) {
        if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        if (isComparison(folder)) {
            if (!resume && !replace) {
                throw Problem.recipe(
                        ProblemCode.E_EXISTS,
                        "a comparison already exists: " + folder,
                        "go on with it with ‹resume›, start anew with ‹replace›, or choose another folder with ‹out›");
            }
            if (!replace && isOfAnother(folder, recipe)) {
                throw Problem.recipe(
                        ProblemCode.E_EXISTS,
                        "the existing comparison is of another recipe: " + folder,
                        "choose another folder with ‹out›, or start anew with ‹replace›");
            }
        } else if (!holdsOnly(folder, LOCK)) {
            throw Problem.recipe(
                    ProblemCode.E_EXISTS,
                    folder + " already exists and is not a comparison",
                    "choose another folder with ‹out›");
        }
    }

    private static boolean isComparison(Path folder) {
        Path cells = folder.resolve(CELLS);
        if (Files.isSymbolicLink(folder) || !Files.isRegularFile(cells, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        try {
            String start = start(folder);
            // one that was interrupted while being created contains only a part of the mark
            return start.contains("\n")
                    ? start.startsWith(MARK)
                    : (start.startsWith(MARK) || MARK.startsWith(start)) && holdsOnly(folder, CELLS, LOCK);
        } catch (IOException e) {
            return false;
        }
    }

    /** The beginning of the file of cells. */
    private static String start(Path folder) throws IOException {
        try (InputStream in = Files.newInputStream(folder.resolve(CELLS))) {
            return new String(in.readNBytes(LONGEST_MARK), StandardCharsets.UTF_8);
        }
    }

    /** Whether the first line names another recipe; an incomplete first line does not count. */
    private static boolean isOfAnother(Path folder, String recipe) {
        try {
            String start = start(folder);
            return start.contains("\n") && !start.startsWith(mark(recipe) + "\n");
        } catch (IOException e) {
            return true;
        }
    }

    /** Whether the folder holds a comparison with at least one finished cell. */
    static boolean holdsCells(Path folder) {
        if (!isComparison(folder)) {
            return false;
        }
        try (Stream<String> lines = Files.lines(folder.resolve(CELLS))) {
            return lines.skip(1).findFirst().isPresent();
        } catch (IOException | UncheckedIOException e) {
            return false;
        }
    }

    /** Whether the folder contains no other files than these. */
    private static boolean holdsOnly(Path folder, String... names) {
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.allMatch(
                    file -> List.of(names).contains(file.getFileName().toString()));
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * Opens or creates the folder.
     *
     * @param recipe the name of the compared recipe
     * @param resume whether to keep finished cells
     * @param replace whether to start anew if there is a comparison
     */
    static ComparisonFolder open(Path folder, String recipe, boolean resume, boolean replace) {
        admit(folder, recipe, resume, replace);
        boolean made = !Files.exists(folder);
        try {
            if (made) {
                if (folder.getParent() != null) {
                    Files.createDirectories(folder.getParent());
                }
                Files.createDirectory(folder, OwnerOnlyFiles.folder(folder));
            }
            ComparisonFolder opened = new ComparisonFolder(
                    folder, recipe, TargetLock.take(folder.resolve(LOCK), ComparisonFolder::busy), made);
            opened.begin(resume);
            return opened;
        } catch (IOException e) {
            throw cannotWrite();
        }
    }

    private static Problem busy() {
        return Problem.machine(
                ProblemCode.E_LOCKED,
                "another comparison is writing to the same folder",
                "wait for it to end, or choose another folder with ‹out›");
    }

    private void begin(boolean resume) throws IOException {
        try {
            if (resume && Files.exists(file(CELLS))) {
                read();
            } else {
                for (String file : FILES) {
                    Files.deleteIfExists(file(file));
                }
            }
            if (size == 0) {
                write(mark(recipe));
            }
        } catch (IOException e) {
            close();
            throw e;
        }
    }

    /**
     * Reads the finished cells. An incomplete last line is dropped, and lines whose checksum does not match are
     * ignored.
     */
    private void read() throws IOException {
        byte[] bytes = Files.readAllBytes(file(CELLS));
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        size = end;
        String whole = new String(bytes, 0, end, StandardCharsets.UTF_8);
        for (String line :
                whole.lines().skip(1).filter(ComparisonFolder::isWhole).toList()) {
            JsonObject.read(line).ifPresent(this::take);
        }
    }

    private void take(JsonObject line) {
        try {
            kept.put(line.text("key"), ComparisonCell.read(line));
        } catch (JsonObject.UnfitEntryException notOurs) {
            // the cell is computed again
        }
    }

    /** A line with the SHA-256 of its other entries, including the key of the cell, as its last entry. */
    private static String sealed(String line) {
        String digest = Fingerprint.of(line.getBytes(StandardCharsets.UTF_8));
        return line.substring(0, line.length() - 1) + SEAL + digest + "\"}";
    }

    private static boolean isWhole(String line) {
        int seal = line.lastIndexOf(SEAL);
        return seal >= 0 && sealed(line.substring(0, seal) + "}").equals(line);
    }

    /** The cell that an earlier run saved under this key. */
    Optional<ComparisonCell> kept(String key) {
        return Optional.ofNullable(kept.get(key));
    }

    /** Saves a cell; it is on disk when this method returns. */
    synchronized void keep(String key, ComparisonCell cell) {
        try {
            write(sealed(Json.line(cell.kept(key))));
        } catch (IOException e) {
            throw cannotWrite();
        }
    }

    private void write(String line) throws IOException {
        byte[] bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
        DurableFile.append(file(CELLS), size, bytes);
        size += bytes.length;
    }

    Path file(String name) {
        return folder.resolve(name);
    }

    /** Deletes the folder if it was created by this run and is not needed. */
    void discard() {
        close();
        if (made) {
            try {
                Files.deleteIfExists(folder.resolve(CELLS));
                Files.deleteIfExists(folder);
            } catch (IOException used) {
                // the folder is not empty or in use, so it stays
            }
        }
    }

    @Override
    public void close() {
        lock.close();
    }

    private static Problem cannotWrite() {
        return Problem.machine(
                ProblemCode.E_WRITE,
                "the comparison cannot be written to disk",
                "check free space and permissions, and run again");
    }
}
