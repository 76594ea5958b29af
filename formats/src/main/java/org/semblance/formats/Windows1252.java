package org.semblance.formats;

import java.io.IOException;
import java.io.InputStream;

/**
 * Decides whether a file that is not UTF-8 is windows-1252.
 *
 * <p>It is if no bytes anywhere form a multi-byte UTF-8 character, every byte outside ASCII is an accented letter or a
 * usual sign, and such bytes occur in several lines. A single odd byte is more likely damage, and a mixture is never
 * guessed.
 */
final class Windows1252 {

    private static final int LINES = 3;

    /** Euro, ellipsis, curly quotes, bullet, dashes, no-break space and Latin punctuation; not the rare letters. */
    private static final String SIGNS = "\u0080\u0085\u0091\u0092\u0093\u0094\u0095\u0096\u0097"
            + "\u00A0\u00A1\u00A3\u00A7\u00AA\u00AB\u00B0\u00B4\u00B7\u00BA\u00BB\u00BF";

    private Windows1252() {}

    static boolean speaksFor(SourceFile file) {
        try (InputStream in = file.content(file.raw())) {
            return speaksFor(in);
        } catch (IOException unreadable) {
            throw file.unreadable(unreadable);
        }
    }

    private static boolean speaksFor(InputStream in) throws IOException {
        byte[] bytes = new byte[1 << 16];
        int lines = 0;
        boolean counted = false;
        int awaited = 0;
        for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
            for (int i = 0; i < read; i++) {
                int b = bytes[i] & 0xFF;
                if (b < 0x80) {
                    awaited = 0;
                    counted &= b != '\n' && b != '\r';
                    continue;
                }
                boolean continues = b < 0xC0 && awaited > 0;
                if ((b < 0xC0 && SIGNS.indexOf(b) < 0) || (continues && awaited == 1)) {
                    return false;
                }
                awaited = continues ? awaited - 1 : following(b);
                if (!counted) {
                    counted = true;
                    lines++;
                }
            }
        }
        return lines >= LINES;
    }

    /** The number of bytes that follow this one if it begins a UTF-8 character. */
    private static int following(int b) {
        if (b >= 0xC2 && b <= 0xDF) {
            return 1;
        }
        if (b >= 0xE0 && b <= 0xEF) {
            return 2;
        }
        return b >= 0xF0 && b <= 0xF4 ? 3 : 0;
    }
}
