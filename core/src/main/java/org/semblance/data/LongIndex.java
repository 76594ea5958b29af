package org.semblance.data;

import java.io.Serializable;
import java.util.Arrays;

/** Numbers distinct longs 0, 1, 2, … by first appearance: an open-addressing hash table without boxing. */
public final class LongIndex implements Serializable {

    private long[] keys = new long[16];
    private int[] numbers = new int[16];
    private int size;

    public LongIndex() {
        Arrays.fill(numbers, -1);
    }

    /** The number of a key; a new one if the key is new. */
    public int add(long key) {
        int mask = keys.length - 1;
        int slot = slot(key, mask);
        while (numbers[slot] >= 0) {
            if (keys[slot] == key) {
                return numbers[slot];
            }
            slot = (slot + 1) & mask;
        }
        keys[slot] = key;
        numbers[slot] = size++;
        if (size * 2 > keys.length) {
            grow();
        }
        return size - 1;
    }

    /** The number of distinct keys. */
    public int size() {
        return size;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldNumbers = numbers;
        keys = new long[oldKeys.length * 2];
        numbers = new int[oldNumbers.length * 2];
        Arrays.fill(numbers, -1);
        int mask = keys.length - 1;
        for (int old = 0; old < oldKeys.length; old++) {
            if (oldNumbers[old] >= 0) {
                int slot = slot(oldKeys[old], mask);
                while (numbers[slot] >= 0) {
                    slot = (slot + 1) & mask;
                }
                keys[slot] = oldKeys[old];
                numbers[slot] = oldNumbers[old];
            }
        }
    }

    private static int slot(long key, int mask) {
        long mixed = key * 0x9E3779B97F4A7C15L;
        return (int) (mixed ^ (mixed >>> 32)) & mask;
    }
}
