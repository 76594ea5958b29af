package org.semblance.release.figures;

import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Numbers;
import org.semblance.data.Words;
import org.semblance.domain.Ordinal;

/** Reads columns of words as numbers, to be correlated. */
public final class WordNumbers {

    private WordNumbers() {}

    /** Positions on a scale; null if a word that occurs is not on it. */
    public static @Nullable Numbers onScale(Ordinal ordinal, Words words) {
        return of(words, word -> {
            int place = ordinal.scale().indexOf(word);
            return place < 0 ? Double.NaN : place;
        });
    }

    /** Words that are all numbers, as in unmasked columns; null if one is not. */
    public static @Nullable Numbers plain(Words words) {
        return of(words, WordNumbers::number);
    }

    /** A plain decimal number. Leading zeros indicate a code, which is not a number. */
    private static double number(String word) {
        return word.matches("-?(0|[1-9][0-9]{0,17})([.][0-9]{1,18})?") ? Double.parseDouble(word) : Double.NaN;
    }

    private static @Nullable Numbers of(Words words, ToDoubleFunction<String> number) {
        double[] numberOf = words.dictionary().stream().mapToDouble(number).toArray();
        int[] counts = words.counts();
        if (IntStream.range(0, counts.length).anyMatch(code -> counts[code] > 0 && Double.isNaN(numberOf[code]))) {
            return null;
        }
        return Numbers.of(
                words.name(),
                IntStream.range(0, words.size())
                        .mapToDouble(row -> words.missing(row) ? Double.NaN : numberOf[words.code(row)])
                        .toArray());
    }
}
