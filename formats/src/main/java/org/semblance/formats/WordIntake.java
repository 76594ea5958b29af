package org.semblance.formats;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Words;

/** A column of words, exactly as they stand. */
final class WordIntake implements ColumnIntake {

    private final String name;
    private final WordIndex index;
    private int[] codes = new int[64];
    private int size;

    WordIntake(String name, MissingTokens missing, boolean nfc) {
        this.name = name;
        this.index = new WordIndex(missing, nfc);
    }

    @Override
    public @Nullable Problem add(char[] chars, int from, int to) {
        if (size == codes.length) {
            codes = Arrays.copyOf(codes, size + (size >> 1));
        }
        codes[size++] = index.code(chars, from, to);
        return null;
    }

    @Override
    public Column column(Watcher watcher) {
        if (index.normalised() > 0) {
            watcher.warn(
                    "W_NORMALISED",
                    "column '" + name + "': " + index.normalised()
                            + (index.normalised() == 1 ? " word was" : " words were")
                            + " composed in another way than usual in Unicode and now read as NFC");
        }
        return Words.of(name, Arrays.copyOf(codes, size), index.dictionary());
    }
}
