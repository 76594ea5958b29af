package org.semblance.release;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a release is: the fingerprint of its file as it lies on disk, the recipe without paths and secrets, and what was
 * promised beside what the verifier counted.
 */
public record Certificate(
        String file,
        String sha256,
        long bytes,
        int rows,
        boolean forPublication,
        Map<String, Object> recipe,
        List<Map<String, Object>> verdicts,
        String version) {

    public static final String FILE = "certificate.json";

    /** The SHA-256 of a file as it lies on disk. */
    public static String fingerprint(Path file) throws IOException {
        MessageDigest digest = digest();
        try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
            in.transferTo(OutputStream.nullOutputStream());
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    public String json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("certificate", "Semblance release");
        json.put("file", file);
        json.put("sha256", sha256);
        json.put("bytes", bytes);
        json.put("rows", rows);
        json.put("for-publication", forPublication);
        json.put("verdicts", verdicts);
        json.put("recipe", recipe);
        json.put("versions", Map.of("semblance", version));
        return Json.write(json);
    }
}
