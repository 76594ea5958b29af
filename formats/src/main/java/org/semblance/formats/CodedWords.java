package org.semblance.formats;

import java.util.Arrays;
import java.util.List;
import org.duckdb.DuckDBReadableVector;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;

/** A column of words that the engine numbers, so that each word is created once and not for each row. */
final class CodedWords {

    private static final int NEW = -2;

    private final List<String> words;
    private final int[] codes;
    private final WordIntake intake;

    /** @param words the words, by the number that the engine gave them */
    CodedWords(List<String> words, WordIntake intake) {
        this.words = words;
        this.codes = new int[words.size()];
        Arrays.fill(codes, NEW);
        this.intake = intake;
    }

    /** Starts a new part, in which words get new codes. */
    void forget() {
        Arrays.fill(codes, NEW);
    }

    /** Reads one value. */
    @Nullable
    Problem take(DuckDBReadableVector numbers, int row) {
        if (numbers.isNull(row)) {
            intake.addMissing();
            return null;
        }
        int number = numbers.getInt(row);
        if (codes[number] != NEW) {
            intake.again(codes[number]);
            return null;
        }
        Problem refused = DuckColumn.text(words.get(number), intake);
        codes[number] = intake.last();
        return refused;
    }
}
