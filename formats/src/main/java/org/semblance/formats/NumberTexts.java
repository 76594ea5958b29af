package org.semblance.formats;

import java.nio.charset.CharacterCodingException;
import org.semblance.data.Decimal;
import org.semblance.data.Numbers;

/** The fields of a column of numbers, with a cache, because the numbers of a masked column repeat. */
final class NumberTexts {

    private static final int REMEMBERED = 1 << 12;

    private final Numbers numbers;
    private final char sign;
    private final FieldText field;
    private final long[] keys = new long[REMEMBERED];
    private final byte[][] known = new byte[REMEMBERED][];

    NumberTexts(Numbers numbers, char sign, FieldText field) {
        this.numbers = numbers;
        this.sign = sign;
        this.field = field;
    }

    byte[] at(int row) throws CharacterCodingException {
        if (numbers.missing(row)) {
            return field.missing();
        }
        double value = numbers.at(row);
        long key = Double.doubleToRawLongBits(value);
        int slot = (int) ((key * 0x9E3779B97F4A7C15L) >>> 52);
        byte[] text = known[slot];
        if (text == null || keys[slot] != key) {
            text = field.bytes(Decimal.text(value).replace('.', sign));
            keys[slot] = key;
            known[slot] = text;
        }
        return text;
    }
}
