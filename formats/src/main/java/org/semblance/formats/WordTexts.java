package org.semblance.formats;

import java.nio.charset.CharacterCodingException;
import org.semblance.data.Words;

/** The fields of a column of words, each encoded once. */
final class WordTexts {

    private final Words words;
    private final FieldText field;
    private final byte[][] known;

    WordTexts(Words words, FieldText field) {
        this.words = words;
        this.field = field;
        this.known = new byte[words.dictionary().size()][];
    }

    byte[] at(int row) throws CharacterCodingException {
        int code = words.code(row);
        if (code == Words.MISSING) {
            return field.missing();
        }
        if (known[code] == null) {
            known[code] = field.bytes(words.dictionary().get(code));
        }
        return known[code];
    }
}
