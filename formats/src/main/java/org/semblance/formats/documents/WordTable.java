package org.semblance.formats.documents;

import java.util.Arrays;

/** Maps many words to numbers, looked up by characters without creating an object per word. */
final class WordTable {

    /** The result for an unknown word. */
    static final int NONE = Integer.MIN_VALUE;

    private char[] chars = new char[1 << 14];
    private int[] ends = new int[1 << 10];
    private int[] numbers = new int[1 << 10];
    private int[] slots = new int[1 << 12];
    private int size;

    WordTable() {
        Arrays.fill(slots, -1);
    }

    int size() {
        return size;
    }

    /** The number of a word, or {@link #NONE}. */
    int number(char[] word, int length) {
        int slot = slots[slot(word, length)];
        return slot < 0 ? NONE : numbers[slot];
    }

    /** Stores a number for a new word, as long as there is room. */
    void put(char[] word, int length, int number) {
        int start = start(size);
        if (start > Integer.MAX_VALUE - 8 - 2 * (length + 1)) {
            return;
        }
        if (start + length > chars.length) {
            chars = Arrays.copyOf(chars, (int) Math.min(Integer.MAX_VALUE - 8, 2L * chars.length + length));
        }
        if (size == ends.length) {
            ends = Arrays.copyOf(ends, 2 * size);
            numbers = Arrays.copyOf(numbers, 2 * size);
        }
        System.arraycopy(word, 0, chars, start, length);
        slots[slot(word, length)] = size;
        ends[size] = start + length;
        numbers[size++] = number;
        if (size > slots.length / 2) {
            grow();
        }
    }

    private int start(int word) {
        return word == 0 ? 0 : ends[word - 1];
    }

    /** The slot of a word in the hash table. */
    private int slot(char[] word, int length) {
        int mask = slots.length - 1;
        int slot = hash(word, 0, length) & mask;
        while (slots[slot] >= 0 && !equal(slots[slot], word, length)) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private boolean equal(int number, char[] word, int length) {
        return Arrays.equals(chars, start(number), ends[number], word, 0, length);
    }

    private void grow() {
        slots = new int[2 * slots.length];
        Arrays.fill(slots, -1);
        int mask = slots.length - 1;
        for (int word = 0; word < size; word++) {
            int slot = hash(chars, start(word), ends[word]) & mask;
            while (slots[slot] >= 0) {
                slot = (slot + 1) & mask;
            }
            slots[slot] = word;
        }
    }

    private static int hash(char[] chars, int from, int to) {
        int hash = 0;
        for (int i = from; i < to; i++) {
            hash = 31 * hash + chars[i];
        }
        hash *= 0x9E3779B9;
        return hash ^ (hash >>> 15);
    }
}
