package org.semblance.release.ledger;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.semblance.data.Fingerprint;
import org.semblance.release.folder.DurableFile;
import org.semblance.release.folder.OwnerFolder;
import org.semblance.release.json.Json;
import org.semblance.release.json.JsonObject;

/**
 * A file of lines, each of which contains the fingerprint of the one before, and a sealed head with the number of
 * lines.
 *
 * <p>A line is written before the head. So a killed run may leave one line, complete or not, that the head does not
 * count. Nothing was published on the strength of it, and it is dropped. Several such lines, or fewer lines than the
 * head counts, cannot be an accident.
 */
final class HashChain {

    static final String FILE = "ledger.jsonl";
    static final String HEAD = "head";

    private static final String BEFORE = "before";

    private final Path folder;
    private final LedgerSecret secret;
    private final List<JsonObject> lines = new ArrayList<>();
    private String last = "";

    /** The length in bytes of the lines that the head counts. */
    private long length;

    private HashChain(Path folder, LedgerSecret secret) {
        this.folder = folder;
        this.secret = secret;
    }

    /** An empty chain, not yet on disk. */
    static HashChain begin(Path folder, LedgerSecret secret) {
        return new HashChain(folder, secret);
    }

    /**
     * Reads a chain and verifies it.
     *
     * @throws IllegalArgumentException if it is not as it was written; the message says what is wrong
     */
    static HashChain read(Path folder, LedgerSecret secret) throws IOException {
        HashChain chain = new HashChain(folder, secret);
        JsonObject head = head(folder);
        int count = head.whole("lines");
        String last = head.text("last");
        if (!MessageDigest.isEqual(utf8(secret.seal(count + " " + last)), utf8(head.text("seal")))) {
            throw new IllegalArgumentException("'" + HEAD + "' was changed, or is that of another ledger");
        }
        byte[] bytes = Files.exists(folder.resolve(FILE)) ? Files.readAllBytes(folder.resolve(FILE)) : new byte[0];
        int from = 0;
        for (int line = 1; line <= count; line++) {
            int end = end(bytes, from);
            if (end < 0) {
                throw new IllegalArgumentException("'" + FILE + "' was cut off: " + count + " lines were written to it,"
                        + " and line " + line + " is " + (from == bytes.length ? "gone" : "not whole"));
            }
            chain.take(new String(bytes, from, end - from, StandardCharsets.UTF_8), line);
            from = end + 1;
        }
        if (!chain.last.equals(last)) {
            throw new IllegalArgumentException("line " + count + " of '" + FILE + "' was changed");
        }
        int more = end(bytes, from);
        if (more >= 0 && more + 1 < bytes.length) {
            throw new IllegalArgumentException("'" + FILE + "' has lines after the last one that was written to it");
        }
        chain.length = from;
        return chain;
    }

    /** The number of lines according to the head, without verifying its seal. */
    static int count(Path folder) throws IOException {
        return head(folder).whole("lines");
    }

    private static JsonObject head(Path folder) throws IOException {
        try {
            JsonObject head = object(Files.readString(folder.resolve(HEAD)).strip());
            refuseUnfit(head);
            return head;
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("'" + HEAD + "' was changed", e);
        }
    }

    /** Refuses a head that lacks an entry, or whose notice, which the seal does not cover, is another one. */
    private static void refuseUnfit(JsonObject head) {
        Stream.of("last", "seal").forEach(head::text);
        // ledgers of earlier versions do not say that they must not leave
        boolean marked = head.entries().size() == 3
                || OwnerFolder.json().entrySet().stream()
                        .allMatch(mark -> mark.getValue().equals(head.entries().get(mark.getKey())));
        if (head.whole("lines") < 0 || !marked) {
            throw new IllegalArgumentException("no head of a ledger");
        }
    }

    private static JsonObject object(String line) {
        return JsonObject.readOnce(line).orElseThrow(() -> new IllegalArgumentException("no line of a ledger"));
    }

    private static int end(byte[] bytes, int from) {
        for (int i = from; i < bytes.length; i++) {
            if (bytes[i] == '\n') {
                return i;
            }
        }
        return -1;
    }

    private void take(String line, int number) {
        JsonObject read;
        try {
            read = object(line);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("line " + number + " of '" + FILE + "' was changed", e);
        }
        if (!last.equals(read.entries().get(BEFORE))) {
            throw new IllegalArgumentException(
                    number == 1
                            ? "line 1 of '" + FILE + "' is not the first that was written to it"
                            : "line " + (number - 1) + " of '" + FILE + "' was changed, or line " + number
                                    + " does not belong after it");
        }
        lines.add(read);
        last = Fingerprint.of(utf8(line));
    }

    List<JsonObject> lines() {
        return List.copyOf(lines);
    }

    /** Appends a line. It counts only once the head was written. */
    void append(Map<String, Object> object) throws IOException {
        object.put(BEFORE, last);
        String line = Json.line(object);
        byte[] bytes = utf8(line + "\n");
        DurableFile.append(folder.resolve(FILE), length, bytes);
        String fingerprint = Fingerprint.of(utf8(line));
        writeHead(lines.size() + 1, fingerprint);
        lines.add(new JsonObject(object));
        last = fingerprint;
        length += bytes.length;
    }

    /** Writes the head of the chain as it is, so that an empty chain has one, too. */
    void seal() throws IOException {
        writeHead(lines.size(), last);
    }

    private void writeHead(int count, String fingerprint) throws IOException {
        Map<String, Object> head = OwnerFolder.marked(
                Json.object("lines", count, "last", fingerprint, "seal", secret.seal(count + " " + fingerprint)));
        DurableFile.replace(folder.resolve(HEAD), utf8(Json.line(head) + "\n"));
        DurableFile.folder(folder);
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
