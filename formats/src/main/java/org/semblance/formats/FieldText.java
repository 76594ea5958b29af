package org.semblance.formats;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Turns a text into a field of delimited text, in quotes if it would otherwise be misread. */
final class FieldText {

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final char delimiter;
    private final String empty;
    private final byte[] missing;

    /**
     * Creates fields for a delimiter.
     *
     * @param missing the text of a missing value
     * @param alone whether the field is the only one of its line, where an empty field must not look like a blank
     *     line
     */
    FieldText(char delimiter, String missing, boolean alone) throws CharacterCodingException {
        this.delimiter = delimiter;
        this.empty = alone ? "\"\"" : "";
        this.missing = bytes(missing);
    }

    /** The field of a missing value. */
    byte[] missing() {
        return missing;
    }

    final byte[] bytes(String text) throws CharacterCodingException {
        return utf8(field(text));
    }

    /** The field of a text. */
    final String field(String text) {
        if (text.isEmpty()) {
            return empty;
        }
        return plain(text) ? text : Delimiter.QUOTE + text.replace("\"", "\"\"") + Delimiter.QUOTE;
    }

    /** The UTF-8 bytes of a text; an unpaired surrogate is refused instead of replaced. */
    static byte[] utf8(String text) throws CharacterCodingException {
        ByteBuffer encoded = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(text));
        byte[] bytes = new byte[encoded.remaining()];
        encoded.get(bytes);
        return bytes;
    }

    private boolean plain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == delimiter || c == Delimiter.QUOTE || c == '\n' || c == '\r') {
                return false;
            }
        }
        return text.charAt(0) != BYTE_ORDER_MARK;
    }
}
