package org.semblance.formats.documents;

import java.security.MessageDigest;
import org.semblance.data.Fingerprint;

/**
 * The SHA-256 fingerprint of a text, independent of the white space between its words; nothing else of the text is
 * kept.
 */
final class TextFingerprint {

    private final MessageDigest digest = Fingerprint.digest();
    private final byte[] block = new byte[1 << 12];
    private int filled;
    private boolean begun;
    private boolean space;

    void add(char c) {
        if (Character.isWhitespace(c)) {
            space = begun;
            return;
        }
        if (space) {
            put(' ');
            space = false;
        }
        begun = true;
        put(c);
    }

    private void put(char c) {
        if (filled == block.length) {
            digest.update(block);
            filled = 0;
        }
        block[filled++] = (byte) (c >>> Byte.SIZE);
        block[filled++] = (byte) c;
    }

    /** The fingerprint, after the last character. */
    String end() {
        digest.update(block, 0, filled);
        return Fingerprint.of(digest);
    }
}
