package org.semblance.formats;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Decimal;
import org.semblance.data.LongIndex;
import org.semblance.data.Words;

/** Collects a column of words, exactly as written; a stored number becomes its canonical text. */
final class WordIntake implements ColumnIntake {

    private final String name;
    private final WordIndex index;
    private LongIndex wholes = new LongIndex();
    private LongIndex reals = new LongIndex();
    private int[] wholeCodes = new int[16];
    private int[] realCodes = new int[16];
    private int[] codes;
    private int size;
    private int usual;
    private int last;
    private long declared;

    WordIntake(String name, MissingTokens missing, boolean nfc) {
        this(name, missing, nfc, 64);
    }

    /** @param rows the expected number of rows */
    WordIntake(String name, MissingTokens missing, boolean nfc, int rows) {
        this.name = name;
        this.index = new WordIndex(missing, nfc);
        this.codes = new int[rows];
    }

    @Override
    public @Nullable Problem add(char[] chars, int from, int to) {
        add(index.code(chars, from, to));
        return null;
    }

    @Override
    public @Nullable Problem add(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            return ColumnIntake.notFinite();
        }
        double unsigned = value + 0.0; // no negative zero
        int met = reals.size();
        int number = reals.add(Double.doubleToRawLongBits(unsigned));
        if (number == met) {
            realCodes = with(realCodes, number, Decimal.text(unsigned));
        }
        add(realCodes[number]);
        return null;
    }

    @Override
    public @Nullable Problem add(long value) {
        int met = wholes.size();
        int number = wholes.add(value);
        if (number == met) {
            wholeCodes = with(wholeCodes, number, Long.toString(value));
        }
        add(wholeCodes[number]);
        return null;
    }

    /** Adds a word of an earlier row, by its code. */
    void again(int code) {
        add(code);
    }

    /** The code of the last row. */
    int last() {
        return last;
    }

    @Override
    public void addMissing() {
        add(Words.MISSING);
    }

    /** The codes by number, extended by one number. */
    private int[] with(int[] codes, int number, String text) {
        int[] more = number < codes.length ? codes : Arrays.copyOf(codes, 2 * number);
        char[] chars = text.toCharArray();
        more[number] = index.code(chars, 0, chars.length);
        return more;
    }

    private void add(int code) {
        if (size == codes.length) {
            codes = Arrays.copyOf(codes, Math.max(usual, size + (size >> 1) + 16));
        }
        last = code;
        if (code == WordIndex.DECLARED) {
            declared++;
        }
        codes[size++] = Math.max(code, Words.MISSING);
    }

    @Override
    public void end(Watcher watcher) {
        MissingTokens.warn(name, declared, watcher);
        if (index.normalized() > 0) {
            watcher.warn(
                    WarningCode.W_NORMALISED,
                    "column '" + name + "': " + index.normalized()
                            + (index.normalized() == 1 ? " word was" : " words were")
                            + " in an unusual Unicode composition and read as NFC");
        }
    }

    @Override
    public Column part() {
        Column part = Words.of(name, size == codes.length ? codes : Arrays.copyOf(codes, size), index.dictionary());
        codes = new int[0];
        usual = size;
        size = 0;
        index.forget();
        wholes = new LongIndex();
        reals = new LongIndex();
        return part;
    }
}
