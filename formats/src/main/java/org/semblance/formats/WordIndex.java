package org.semblance.formats;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.semblance.data.LongIndex;
import org.semblance.data.Words;

/**
 * Numbers words by first appearance, found by their characters without creating a string for each.
 *
 * <p>Every spelling has an entry, and an entry points to a code. Several spellings share a code if they are the same
 * word in NFC; tokens for missing values have {@link Words#MISSING} or {@link #DECLARED}.
 */
final class WordIndex {

    /** All characters below this are in NFC. */
    private static final char FIRST_COMBINING = '\u0300';

    /** The code of a word that is missing because its column declares so. */
    static final int DECLARED = -3;

    private static final long EMPTY = -1;

    /** A slot has two numbers next to each other in memory: hash and code, and where the spelling is in the pool. */
    private static final int WIDTH = 2;

    private static final int FIRST_SLOTS = 64;

    private final MissingTokens missing;
    private final boolean nfc;
    private final LongIndex recomposed = new LongIndex();
    private List<String> dictionary = new ArrayList<>();

    private SpellingPool pool = new SpellingPool();
    private long[] slots = slots(FIRST_SLOTS);
    private int entries;

    WordIndex(MissingTokens missing, boolean nfc) {
        this.missing = missing;
        this.nfc = nfc;
    }

    private static long[] slots(int count) {
        long[] empty = new long[WIDTH * count];
        Arrays.fill(empty, EMPTY);
        return empty;
    }

    /** The code of the word with these characters; a new one if the word is new. */
    int code(char[] chars, int from, int to) {
        int hash = hash(chars, from, to);
        int mask = slots.length - 1;
        int slot = (WIDTH * hash) & mask;
        while (slots[slot + 1] != EMPTY) {
            if ((int) (slots[slot] >>> 32) == hash && pool.holds(slots[slot + 1], chars, from, to)) {
                return (int) slots[slot];
            }
            slot = (slot + WIDTH) & mask;
        }
        return enter(chars, from, to, hash);
    }

    /** The words by code. */
    List<String> dictionary() {
        return dictionary;
    }

    /** The number of spellings that were not in NFC, including forgotten ones. */
    int normalized() {
        return recomposed.size();
    }

    /** Forgets all words; numbering starts again. */
    void forget() {
        dictionary = new ArrayList<>();
        pool = new SpellingPool();
        slots = slots(FIRST_SLOTS);
        entries = 0;
    }

    private int enter(char[] chars, int from, int to, int hash) {
        String spelling = new String(chars, from, to - from);
        int code = meaning(spelling);
        if (WIDTH * WIDTH * ++entries > slots.length) {
            grow();
        }
        settle((long) hash << 32 | (code & 0xFFFFFFFFL), pool.add(spelling));
        return code;
    }

    private int meaning(String spelling) {
        String word = nfc ? composed(spelling) : spelling;
        if (!word.equals(spelling)) {
            recomposed.add(print(spelling));
            char[] chars = word.toCharArray();
            return code(chars, 0, chars.length);
        }
        if (missing.contains(word)) {
            return Words.MISSING;
        }
        if (missing.declares(word)) {
            return DECLARED;
        }
        dictionary.add(word);
        return dictionary.size() - 1;
    }

    /** The word in NFC. */
    static String composed(String spelling) {
        for (int i = 0; i < spelling.length(); i++) {
            if (spelling.charAt(i) >= FIRST_COMBINING) {
                return Normalizer.normalize(spelling, Normalizer.Form.NFC);
            }
        }
        return spelling;
    }

    private void settle(long hashAndCode, long place) {
        int mask = slots.length - 1;
        int slot = (WIDTH * (int) (hashAndCode >>> 32)) & mask;
        while (slots[slot + 1] != EMPTY) {
            slot = (slot + WIDTH) & mask;
        }
        slots[slot] = hashAndCode;
        slots[slot + 1] = place;
    }

    private void grow() {
        long[] settled = slots;
        slots = slots(settled.length);
        for (int slot = 0; slot < settled.length; slot += WIDTH) {
            if (settled[slot + 1] != EMPTY) {
                settle(settled[slot], settled[slot + 1]);
            }
        }
    }

    private static int hash(char[] chars, int from, int to) {
        long hash = 0;
        for (int i = from; i < to; i++) {
            hash = (hash ^ chars[i]) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 32;
        }
        return (int) (hash ^ (hash >>> 15));
    }

    /** A hash of a spelling, for counting spellings. */
    private static long print(String spelling) {
        long print = spelling.length();
        for (int i = 0; i < spelling.length(); i++) {
            print = (print ^ spelling.charAt(i)) * 0x9E3779B97F4A7C15L;
            print ^= print >>> 29;
        }
        return print;
    }
}
