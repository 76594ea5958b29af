package org.semblance.privacy;

import java.util.Arrays;

/** Numbers distinct pairs of longs 0, 1, 2, … by first appearance: an open-addressing hash table without boxing. */
final class PairIndex {

    private long[] ones = new long[1024];
    private long[] others = new long[1024];
    private int[] numbers = new int[1024];
    private int size;

    PairIndex() {
        Arrays.fill(numbers, -1);
    }

    /** The number of a pair; a new one if the pair is new. */
    int add(long one, long other) {
        int slot = slot(one, other);
        if (numbers[slot] >= 0) {
            return numbers[slot];
        }
        ones[slot] = one;
        others[slot] = other;
        numbers[slot] = size++;
        if (size > numbers.length - numbers.length / 4) {
            grow();
        }
        return size - 1;
    }

    int size() {
        return size;
    }

    /** The slot of a pair in the hash table. */
    private int slot(long one, long other) {
        int mask = numbers.length - 1;
        int slot = (int) (one ^ (one >>> 32)) & mask;
        while (numbers[slot] >= 0 && (ones[slot] != one || others[slot] != other)) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        long[] oldOnes = ones;
        long[] oldOthers = others;
        int[] oldNumbers = numbers;
        ones = new long[2 * oldOnes.length];
        others = new long[2 * oldOnes.length];
        numbers = new int[2 * oldOnes.length];
        Arrays.fill(numbers, -1);
        for (int old = 0; old < oldNumbers.length; old++) {
            if (oldNumbers[old] >= 0) {
                int slot = slot(oldOnes[old], oldOthers[old]);
                ones[slot] = oldOnes[old];
                others[slot] = oldOthers[old];
                numbers[slot] = oldNumbers[old];
            }
        }
    }
}
