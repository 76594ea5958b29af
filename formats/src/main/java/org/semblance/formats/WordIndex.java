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

    private final MissingTokens missing;
    private final boolean nfc;
    private final LongIndex recomposed = new LongIndex();
    private List<String> dictionary = new ArrayList<>();

    /** The hash of an entry in the upper half, its number in the lower: a slot tells most strangers apart by itself. */
    private long[] slots = new long[64];

    private String[] spellings = new String[32];
    private int[] codes = new int[32];
    private int entries;

    WordIndex(MissingTokens missing, boolean nfc) {
        this.missing = missing;
        this.nfc = nfc;
        Arrays.fill(slots, EMPTY);
    }

    /** The code of the word with these characters; a new one if the word is new. */
    int code(char[] chars, int from, int to) {
        int hash = hash(chars, from, to);
        int mask = slots.length - 1;
        int slot = hash & mask;
        for (long found = slots[slot]; found != EMPTY; found = slots[slot]) {
            int entry = (int) found;
            if ((int) (found >>> 32) == hash && same(spellings[entry], chars, from, to)) {
                return codes[entry];
            }
            slot = (slot + 1) & mask;
        }
        return enter(new String(chars, from, to - from), hash);
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
        slots = new long[64];
        spellings = new String[32];
        codes = new int[32];
        entries = 0;
        Arrays.fill(slots, EMPTY);
    }

    private int enter(String spelling, int hash) {
        int code = meaning(spelling);
        if (entries == spellings.length) {
            grow();
        }
        spellings[entries] = spelling;
        codes[entries] = code;
        settle((long) hash << 32 | entries++);
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

    private void settle(long entry) {
        int mask = slots.length - 1;
        int slot = (int) (entry >>> 32) & mask;
        while (slots[slot] != EMPTY) {
            slot = (slot + 1) & mask;
        }
        slots[slot] = entry;
    }

    private void grow() {
        spellings = Arrays.copyOf(spellings, entries * 2);
        codes = Arrays.copyOf(codes, entries * 2);
        long[] settled = slots;
        slots = new long[entries * 4];
        Arrays.fill(slots, EMPTY);
        for (long entry : settled) {
            if (entry != EMPTY) {
                settle(entry);
            }
        }
    }

    private static boolean same(String spelling, char[] chars, int from, int to) {
        if (spelling.length() != to - from) {
            return false;
        }
        for (int i = from; i < to; i++) {
            if (spelling.charAt(i - from) != chars[i]) {
                return false;
            }
        }
        return true;
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
