package org.semblance.release.signing;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.InvalidKeyException;
import java.security.Key;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * A key as text: a PEM block (RFC 7468).
 *
 * @param label what the block holds, such as {@code PRIVATE KEY}
 * @param base64 the encoded key, in one line
 */
record KeyText(String label, String base64) {

    static final String PRIVATE = "PRIVATE KEY";
    static final String PUBLIC = "PUBLIC KEY";

    private static final int MOST = 1 << 16;
    private static final Pattern BLOCK =
            Pattern.compile("-----BEGIN ([A-Z0-9 ]+)-----\\s*([A-Za-z0-9+/=\\s]+?)\\s*-----END \\1-----");

    static KeyText of(String label, Key key) {
        return new KeyText(label, Base64.getEncoder().encodeToString(key.getEncoded()));
    }

    /** Reads the first block of a file. */
    static KeyText read(Path file) {
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(MOST);
        } catch (IOException unreadable) {
            throw Files.exists(file)
                    ? Problem.machine(
                            ProblemCode.E_READ, "the key file cannot be read", "check that it is a file you may read")
                    : Problem.recipe(
                            ProblemCode.E_NO_FILE,
                            "there is no key file " + file,
                            "check the path; semblance keygen makes a pair of keys");
        }
        Matcher block = BLOCK.matcher(new String(bytes, StandardCharsets.US_ASCII));
        if (!block.find()) {
            throw noKey("there is no key in PEM form in " + file.getFileName());
        }
        return new KeyText(block.group(1), block.group(2).replaceAll("\\s", ""));
    }

    byte[] encoded() throws InvalidKeyException {
        try {
            return Base64.getDecoder().decode(base64);
        } catch (IllegalArgumentException damaged) {
            throw new InvalidKeyException("no base64", damaged);
        }
    }

    static Problem noKey(String what) {
        return Problem.recipe(
                ProblemCode.E_SIGNING_KEY,
                what,
                "give an Ed25519 key as semblance keygen makes them, or openssl genpkey -algorithm ed25519");
    }

    String text() {
        return "-----BEGIN " + label + "-----\n" + base64.replaceAll("(.{64})(?=.)", "$1\n") + "\n-----END " + label
                + "-----\n";
    }
}
