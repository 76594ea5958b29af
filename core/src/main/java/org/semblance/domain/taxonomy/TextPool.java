package org.semblance.domain.taxonomy;

import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A pool of distinct texts, numbered 0, 1, 2, … by first appearance and stored as bytes: a hundred thousand words take
 * a few megabytes.
 */
public final class TextPool implements Serializable {

    private static final int NONE = -1;

    private byte[] bytes = new byte[256];
    private int[] ends = new int[16];
    private int size;
    private int[] slots = empty(32);

    /** The number of a text; a new one if the text is new. */
    public int add(String text) {
        byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
        return add(encoded, 0, encoded.length);
    }

    /** The number of a text that is given as bytes in UTF-8. */
    public int add(byte[] encoded, int from, int to) {
        int slot = slot(encoded, from, to);
        if (slots[slot] == NONE) {
            append(encoded, from, to);
            slots[slot] = size++;
            if (size > slots.length / 3 * 2) {
                grow();
            }
            return size - 1;
        }
        return slots[slot];
    }

    /** The number of a text, or −1. */
    public int find(String text) {
        byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
        return slots[slot(encoded, 0, encoded.length)];
    }

    public String at(int number) {
        int start = start(number);
        return new String(bytes, start, ends[number] - start, StandardCharsets.UTF_8);
    }

    /** The order of two texts by their bytes, which is that of their code points. */
    int compare(int one, int other) {
        return Arrays.compareUnsigned(bytes, start(one), ends[one], bytes, start(other), ends[other]);
    }

    public int size() {
        return size;
    }

    /** A copy without spare capacity. */
    public TextPool trimmed() {
        bytes = Arrays.copyOf(bytes, size == 0 ? 0 : ends[size - 1]);
        ends = Arrays.copyOf(ends, size);
        return this;
    }

    /** The same texts in another order, given by all old numbers. */
    TextPool inOrder(int[] numbers) {
        TextPool ordered = new TextPool();
        ordered.size = size;
        ordered.bytes = new byte[size == 0 ? 0 : ends[size - 1]];
        ordered.ends = new int[size];
        int[] newNumber = new int[size];
        int end = 0;
        for (int i = 0; i < size; i++) {
            int length = ends[numbers[i]] - start(numbers[i]);
            System.arraycopy(bytes, start(numbers[i]), ordered.bytes, end, length);
            end += length;
            ordered.ends[i] = end;
            newNumber[numbers[i]] = i;
        }
        ordered.slots = slots.clone();
        for (int slot = 0; slot < slots.length; slot++) {
            if (slots[slot] != NONE) {
                ordered.slots[slot] = newNumber[slots[slot]];
            }
        }
        return ordered;
    }

    private int start(int number) {
        return number == 0 ? 0 : ends[number - 1];
    }

    private void append(byte[] encoded, int from, int to) {
        int start = size == 0 ? 0 : ends[size - 1];
        int end = start + to - from;
        if (end > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, end));
        }
        System.arraycopy(encoded, from, bytes, start, to - from);
        if (size == ends.length) {
            ends = Arrays.copyOf(ends, size * 2);
        }
        ends[size] = end;
    }

    /** The slot of a text in the hash table. */
    private int slot(byte[] encoded, int from, int to) {
        int mask = slots.length - 1;
        int slot = hash(encoded, from, to) & mask;
        while (slots[slot] != NONE && !equal(slots[slot], encoded, from, to)) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private boolean equal(int number, byte[] encoded, int from, int to) {
        int start = start(number);
        if (ends[number] - start != to - from) {
            return false;
        }
        for (int i = from; i < to; i++) {
            if (bytes[start + i - from] != encoded[i]) {
                return false;
            }
        }
        return true;
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
