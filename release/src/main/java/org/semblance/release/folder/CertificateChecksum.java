package org.semblance.release.folder;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.semblance.data.Fingerprint;
import org.semblance.release.json.Json;

/**
 * The checksum that a certificate carries of itself: the SHA-256 of its bytes with zeros in place of the checksum. It
 * shows accidents. Somebody who changes a certificate on purpose can compute it again; a signature prevents that.
 */
final class CertificateChecksum {

    private static final String ZEROS = "0".repeat(64);

    /** The last entry, which ends the file. */
    private static final Pattern LAST = Pattern.compile(
            "\"checksum\": \\{\n    \"of\": \"[a-z0-9 ]+\",\n    \"sha256\": \"([0-9a-f]{64})\"\n  }\n}\n\\z");

    /** What a checksum says. */
    enum Finding {
        RIGHT,
        WRONG,
        ABSENT
    }

    private CertificateChecksum() {}

    /** The entries as JSON, with a checksum as the last. */
    static String sealed(Map<String, Object> entries) {
        Map<String, Object> all = new LinkedHashMap<>(entries);
        all.put("checksum", Json.object("of", "this file with 64 zeros in place of the checksum", "sha256", ZEROS));
        String open = Json.write(all);
        Matcher last = LAST.matcher(open);
        if (!last.find()) {
            throw new IllegalStateException("a certificate does not end with its checksum");
        }
        String right = Fingerprint.of(open.getBytes(StandardCharsets.UTF_8));
        return open.substring(0, last.start(1)) + right + open.substring(last.end(1));
    }

    /** Compares the checksum of a certificate with its bytes. */
    static Finding of(byte[] certificate) {
        // one character for each byte, so that no byte is lost in decoding
        String bytes = new String(certificate, StandardCharsets.ISO_8859_1);
        Matcher last = LAST.matcher(bytes);
        if (!last.find()) {
            return Finding.ABSENT;
        }
        String open = bytes.substring(0, last.start(1)) + ZEROS + bytes.substring(last.end(1));
        return Fingerprint.of(open.getBytes(StandardCharsets.ISO_8859_1)).equals(last.group(1))
                ? Finding.RIGHT
                : Finding.WRONG;
    }
}
