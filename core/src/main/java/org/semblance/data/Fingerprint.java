package org.semblance.data;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.stream.Stream;

/** The SHA-256 fingerprint of bytes, in hexadecimal digits. */
public final class Fingerprint {

    private Fingerprint() {}

    /** A digest that takes the bytes piece by piece. */
    public static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java knows SHA-256", impossible);
        }
    }

    /** The fingerprint of everything a digest has taken; the digest is reset. */
    public static String of(MessageDigest digest) {
        return HexFormat.of().formatHex(digest.digest());
    }

    public static String of(byte[] bytes) {
        return HexFormat.of().formatHex(digest().digest(bytes));
    }

    /** The fingerprint of a file on disk; for a folder, that of its files in the order of their names. */
    public static String of(Path file) throws IOException {
        MessageDigest digest = digest();
        if (Files.isDirectory(file)) {
            try (Stream<Path> inside = Files.list(file)) {
                for (Path one : inside.filter(Files::isRegularFile).sorted().toList()) {
                    digest.update(of(one).getBytes(StandardCharsets.US_ASCII));
                }
            }
            return of(digest);
        }
        try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
            in.transferTo(OutputStream.nullOutputStream());
        }
        return of(digest);
    }
}
