package org.semblance.formats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Spellings one after the other in a few large arrays, so that a word is compared with one access to memory. Strings
 * would need three. Spellings outside Latin 1 are kept as they are.
 */
final class SpellingPool {

    private static final int CHUNK = 1 << 16;
    private static final int[] SMALL = {1 << 8, 1 << 12};
    private static final int POSITION_BITS = 16;
    private static final int LENGTH_BITS = 16;
    private static final int LONGEST = 1 << 10;
    private static final long AS_STRING = 1L << 62;
    private static final char LATIN = '\u00FF';

    private byte[][] chunks = new byte[16][];
    private int chunk = -1;
    private int position;
    private final List<String> others = new ArrayList<>();

    /** Adds a spelling, and gives its place, which is never negative. */
    long add(String spelling) {
        int length = spelling.length();
        if (length > LONGEST) {
            return other(spelling);
        }
        if (chunk < 0 || position + length > chunks[chunk].length) {
            chunk++;
            if (chunk == chunks.length) {
                chunks = Arrays.copyOf(chunks, 2 * chunk);
            }
            // tables of very many columns have few words in each
            chunks[chunk] = new byte[chunk < SMALL.length ? Math.max(SMALL[chunk], length) : CHUNK];
            position = 0;
        }
        byte[] bytes = chunks[chunk];
        for (int i = 0; i < length; i++) {
            char sign = spelling.charAt(i);
            if (sign > LATIN) {
                return other(spelling);
            }
            bytes[position + i] = (byte) sign;
        }
        long place = ((long) chunk << POSITION_BITS | position) << LENGTH_BITS | length;
        position += length;
        return place;
    }

    private long other(String spelling) {
        others.add(spelling);
        return AS_STRING | (others.size() - 1);
    }

    /** Whether the spelling at a place has these characters. */
    boolean holds(long place, char[] chars, int from, int to) {
        if ((place & AS_STRING) != 0) {
            return same(others.get((int) place), chars, from, to);
        }
        int length = (int) place & ((1 << LENGTH_BITS) - 1);
        if (length != to - from) {
            return false;
        }
        byte[] bytes = chunks[(int) (place >>> (POSITION_BITS + LENGTH_BITS))];
        int start = (int) (place >>> LENGTH_BITS) & (CHUNK - 1);
        for (int i = 0; i < length; i++) {
            if ((bytes[start + i] & LATIN) != chars[from + i]) {
                return false;
            }
        }
        return true;
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
}
