package org.semblance.run.compare;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.semblance.Problem;
import org.semblance.release.Json;
import org.semblance.release.JsonText;
import org.semblance.release.OwnerOnly;

/**
 * The folder of a comparison. Cells are kept in it as they are finished, a line for each that is on disk before the next
 * begins, so that a comparison that was stopped can go on. Its first line says what the folder is.
 */
final class ComparisonFolder implements AutoCloseable {

    static final String CELLS = "cells.jsonl";

    static final String PAGE = "comparison.html";
    static final String FIGURES = "comparison.json";
    static final String TABLE = "comparison.csv";
    private static final List<String> FILES = List.of(PAGE, FIGURES, TABLE);

    private static final Map<String, Object> MARK = Map.of(Comparison.MARK, Comparison.WHAT_IT_IS);

    private static final String SEAL = ", \"sha256\": \"";

    private final Path folder;
    private final FileChannel cells;
    private final boolean made;
    private final Map<String, ComparisonCell> kept = new LinkedHashMap<>();

    private ComparisonFolder(Path folder, FileChannel cells, boolean made) {
        this.folder = folder;
        this.cells = cells;
        this.made = made;
    }

    /** Refuses a folder that is something else, or holds a comparison that is neither to go on nor to be replaced. */
    static void admit(Path folder, boolean resume, boolean replace) {
        if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        if (isComparison(folder)) {
            if (!resume && !replace) {
                throw Problem.recipe(
                        "E_EXISTS",
                        "a comparison is there already: " + folder,
                        "go on with it with --resume, start anew with --replace, or choose another folder with --out");
            }
        } else if (!isEmpty(folder)) {
            throw Problem.recipe(
                    "E_EXISTS",
                    folder + " is there already, and it is not a comparison",
                    "choose another folder with --out");
        }
    }

    private static boolean isComparison(Path folder) {
        Path cells = folder.resolve(CELLS);
        if (Files.isSymbolicLink(folder) || !Files.isRegularFile(cells, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        try (InputStream in = Files.newInputStream(cells)) {
            String mark = Json.line(MARK) + "\n";
            String start = new String(in.readNBytes(mark.length()), StandardCharsets.UTF_8);
            // one that was killed while it was made has nothing but a part of the mark
            return start.equals(mark) || (mark.startsWith(start) && isAlone(cells));
        } catch (IOException e) {
            return false;
        }
    }

    private static boolean isAlone(Path file) throws IOException {
        try (Stream<Path> beside = Files.list(file.resolveSibling("."))) {
            return beside.count() == 1;
        }
    }

    private static boolean isEmpty(Path folder) {
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.findAny().isEmpty();
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * Opens or makes the folder.
     *
     * @param resume whether cells that are there are kept
     */
    static ComparisonFolder open(Path folder, boolean resume, boolean replace) {
        admit(folder, resume, replace);
        boolean made = !Files.exists(folder);
        try {
            if (made) {
                if (folder.getParent() != null) {
                    Files.createDirectories(folder.getParent());
                }
                Files.createDirectory(folder, OwnerOnly.folder(folder));
            }
            FileChannel cells = FileChannel.open(
                    folder.resolve(CELLS),
                    EnumSet.of(StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE),
                    OwnerOnly.file(folder));
            ComparisonFolder opened = new ComparisonFolder(folder, cells, made);
            opened.lock();
            if (!resume) {
                cells.truncate(0);
                for (String file : FILES) {
                    Files.deleteIfExists(folder.resolve(file));
                }
            }
            opened.read();
            return opened;
        } catch (IOException e) {
            throw cannotWrite();
        }
    }

    private void lock() throws IOException {
        boolean locked;
        try {
            locked = cells.tryLock() != null;
        } catch (OverlappingFileLockException here) {
            locked = false;
        }
        if (!locked) {
            cells.close();
            throw Problem.machine(
                    "E_LOCKED",
                    "another comparison is writing to the same folder",
                    "wait for it to end, or choose another folder with --out");
        }
    }

    /** Takes up what is there; a last line that was cut short is dropped, and one that was changed is not believed. */
    private void read() throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(cells.size()));
        while (bytes.hasRemaining() && cells.read(bytes) >= 0) {
            // until the end of the file
        }
        String text = new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        cells.truncate(whole.getBytes(StandardCharsets.UTF_8).length);
        cells.position(cells.size());
        for (String line : whole.lines().skip(1).toList()) {
            if (isWhole(line)
                    && JsonText.read(line).orElse("") instanceof Map<?, ?> json
                    && json.get("key") instanceof String key) {
                ComparisonCell.read(json).ifPresent(cell -> kept.put(key, cell));
            }
        }
        if (whole.isEmpty()) {
            write(Json.line(MARK));
        }
    }

    /** A line with the SHA-256 of what else it holds, the key of its cell included, as its last entry. */
    private static String sealed(String line) {
        String digest = HexFormat.of().formatHex(digest().digest(line.getBytes(StandardCharsets.UTF_8)));
        return line.substring(0, line.length() - 1) + SEAL + digest + "\"}";
    }

    private static boolean isWhole(String line) {
        int seal = line.lastIndexOf(SEAL);
        return seal >= 0 && sealed(line.substring(0, seal) + "}").equals(line);
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The cell that an earlier comparison kept under this key. */
    Optional<ComparisonCell> kept(String key) {
        return Optional.ofNullable(kept.get(key));
    }

    /** Keeps a cell; it is on disk when this returns. */
    synchronized void keep(String key, ComparisonCell cell) {
        try {
            write(sealed(Json.line(cell.kept(key))));
        } catch (IOException e) {
            throw cannotWrite();
        }
    }

    private void write(String line) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
            cells.write(bytes);
        }
        cells.force(false);
    }

    Path file(String name) {
        return folder.resolve(name);
    }

    /** Leaves no folder behind that was made for nothing. */
    void discard() {
        close();
        if (made) {
            try {
                Files.deleteIfExists(folder.resolve(CELLS));
                Files.deleteIfExists(folder);
            } catch (IOException used) {
                // somebody put something there
            }
        }
    }

    @Override
    public void close() {
        try {
            cells.close();
        } catch (IOException e) {
            // every line is on disk already
        }
    }

    private static Problem cannotWrite() {
        return Problem.machine(
                "E_WRITE",
                "the comparison cannot be written to disk",
                "check free space and permissions, and run again");
    }
}
