package org.semblance.release.columns.signs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Words by a print of their letters, 64 bits long. Two of 100,000 words have the same print with a chance of less than one
 * in a thousand million, and words of the same senses share one object, so the index is small and quickly made.
 */
final class HeadingWordIndex {

    /** The print of no letters. */
    static final long EMPTY_PRINT = 0x9AE16A3B2F90404FL;

    private static final long FACTOR = 0x9E3779B97F4A7C15L;

    private long[] prints = new long[1 << 17];
    private int[] numbers = new int[1 << 17];
    private int entries;

    /** The words that differ, from number 1 on. */
    private final List<HeadingWord> words = new ArrayList<>();

    private final Map<HeadingWord, Integer> known = new HashMap<>();

    /** The number of the word that has the senses of two, by the numbers of both. */
    private final Map<Long, Integer> together = new HashMap<>();

    static long print(String letters) {
        return print(EMPTY_PRINT, letters);
    }

    /** The print of letters before which others stand. */
    static long print(long before, String letters) {
        long print = before;
        for (int i = 0; i < letters.length(); i++) {
            print = (print ^ letters.charAt(i)) * FACTOR;
            print ^= print >>> 29;
        }
        return print;
    }

    /** The word with this print. */
    @Nullable
    HeadingWord find(long print) {
        int number = numbers[slot(print)];
        return number == 0 ? null : words.get(number - 1);
    }

    /** The number of the word that has only this sense. */
    int only(HeadingSense sense, boolean compounds) {
        return number(new HeadingWord(List.of(sense), compounds));
    }

    /** Adds the senses of the word with a number to the word with this print. */
    void add(long print, int word) {
        int slot = slot(print);
        if (numbers[slot] == 0) {
            prints[slot] = print;
            numbers[slot] = word;
            if (2 * ++entries > prints.length) {
                grow();
            }
        } else if (numbers[slot] != word) {
            numbers[slot] = together.computeIfAbsent(
                    (long) numbers[slot] << 32 | word, both -> together((int) (both >>> 32), word));
        }
    }

    private int together(int before, int after) {
        Set<HeadingSense> senses = new LinkedHashSet<>(words.get(before - 1).senses());
        senses.addAll(words.get(after - 1).senses());
        return number(new HeadingWord(
                List.copyOf(senses),
                words.get(before - 1).compounds() || words.get(after - 1).compounds()));
    }

    private int number(HeadingWord word) {
        return known.computeIfAbsent(word, any -> {
            words.add(word);
            return words.size();
        });
    }

    /** Where a print is, or would be. */
    private int slot(long print) {
        int mask = prints.length - 1;
        int slot = (int) (print >>> 17) & mask;
        while (numbers[slot] != 0 && prints[slot] != print) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        long[] settledPrints = prints;
        int[] settledNumbers = numbers;
        prints = new long[2 * settledPrints.length];
        numbers = new int[prints.length];
        for (int i = 0; i < settledPrints.length; i++) {
            if (settledNumbers[i] != 0) {
                int slot = slot(settledPrints[i]);
                prints[slot] = settledPrints[i];
                numbers[slot] = settledNumbers[i];
            }
        }
    }
}
