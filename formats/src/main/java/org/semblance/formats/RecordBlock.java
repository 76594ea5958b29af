package org.semblance.formats;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.CharacterCodingException;
import java.util.Arrays;

/** Collects bytes into records and records into blocks; only complete records are passed on. */
final class RecordBlock {

    private static final int ENOUGH = 1 << 16;

    private final OutputStream out;
    private byte[] bytes = new byte[2 * ENOUGH];
    private int filled;
    private int ended;

    RecordBlock(OutputStream out) {
        this.out = out;
    }

    void add(byte[] more) {
        reserve(more.length);
        System.arraycopy(more, 0, bytes, filled, more.length);
        filled += more.length;
    }

    void add(char ascii) {
        reserve(1);
        bytes[filled++] = (byte) ascii;
    }

    /** Adds a plain ASCII text without special characters; adds nothing and returns false for any other. */
    boolean addPlain(String text, char delimiter) {
        int length = text.length();
        reserve(length);
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c >= 0x80 || c < ' ' || c == Delimiter.QUOTE || c == delimiter) {
                return false;
            }
            bytes[filled + i] = (byte) c;
        }
        filled += length;
        return true;
    }

    /** Adds a text as it is. */
    void addText(String text) {
        try {
            add(FieldText.utf8(text));
        } catch (CharacterCodingException e) {
            throw new IllegalStateException("half a character in a text that was decoded strictly", e);
        }
    }

    void end() throws IOException {
        ended = filled;
        if (ended >= ENOUGH) {
            flush();
        }
    }

    void flush() throws IOException {
        if (ended > 0) {
            out.write(bytes, 0, ended);
            System.arraycopy(bytes, ended, bytes, 0, filled - ended);
            filled -= ended;
            ended = 0;
        }
        out.flush();
    }

    private void reserve(int more) {
        if (more > bytes.length - filled) {
            bytes = Arrays.copyOf(bytes, Math.max(bytes.length + more, bytes.length + (bytes.length >> 1)));
        }
    }
}
