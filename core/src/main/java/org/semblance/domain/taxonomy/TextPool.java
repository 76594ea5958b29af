package org.semblance.domain.taxonomy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Distinct texts numbered 0, 1, 2, … by first appearance, held as bytes: a hundred thousand words in a few megabytes. */
final class TextPool {

    private static final int NONE = -1;

    private byte[] bytes = new byte[256];
    private int[] ends = new int[16];
    private int size;
    private int[] slots = empty(32);

    /** The number of a text, a new one when it is met for the first time. */
    int add(String text) {
        byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
        int slot = slot(encoded);
        if (slots[slot] == NONE) {
            append(encoded);
            slots[slot] = size++;
            if (size * 2 > slots.length) {
                grow();
            }
            return size - 1;
        }
        return slots[slot];
    }

    /** The number of a text, or −1. */
    int find(String text) {
        return slots[slot(text.getBytes(StandardCharsets.UTF_8))];
    }

    String at(int number) {
        int start = start(number);
        return new String(bytes, start, ends[number] - start, StandardCharsets.UTF_8);
    }

    /** The order of two texts, by their bytes: that of their code points. */
    int compare(int one, int other) {
        return Arrays.compareUnsigned(bytes, start(one), ends[one], bytes, start(other), ends[other]);
    }

    int size() {
        return size;
    }

    /** Gives back what was kept in reserve for growing. */
    TextPool trimmed() {
        bytes = Arrays.copyOf(bytes, size == 0 ? 0 : ends[size - 1]);
        ends = Arrays.copyOf(ends, size);
        return this;
    }

    private int start(int number) {
        return number == 0 ? 0 : ends[number - 1];
    }

    private void append(byte[] encoded) {
        int start = size == 0 ? 0 : ends[size - 1];
        if (start + encoded.length > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, start + encoded.length));
        }
        System.arraycopy(encoded, 0, bytes, start, encoded.length);
        if (size == ends.length) {
            ends = Arrays.copyOf(ends, size * 2);
        }
        ends[size] = start + encoded.length;
    }

    /** Where a text is, or would be. */
    private int slot(byte[] encoded) {
        int mask = slots.length - 1;
        int slot = hash(encoded, 0, encoded.length) & mask;
        while (slots[slot] != NONE && !equal(slots[slot], encoded)) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private boolean equal(int number, byte[] encoded) {
        return Arrays.equals(bytes, start(number), ends[number], encoded, 0, encoded.length);
    }

    private void grow() {
        slots = empty(slots.length * 2);
        int mask = slots.length - 1;
        for (int number = 0; number < size; number++) {
            int slot = hash(bytes, start(number), ends[number]) & mask;
            while (slots[slot] != NONE) {
                slot = (slot + 1) & mask;
            }
            slots[slot] = number;
        }
    }

    private static int hash(byte[] bytes, int start, int end) {
        int hash = 0x811C9DC5;
        for (int i = start; i < end; i++) {
            hash = (hash ^ (bytes[i] & 0xFF)) * 0x01000193;
        }
        return hash ^ (hash >>> 15);
    }

    private static int[] empty(int length) {
        int[] slots = new int[length];
        Arrays.fill(slots, NONE);
        return slots;
    }
}
