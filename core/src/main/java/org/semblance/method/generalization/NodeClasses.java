package org.semblance.method.generalization;

import java.util.Arrays;

/** The equivalence classes of a node by their keys, with the number of rows of each. */
final class NodeClasses {

    private final int[] levels;
    private final long[][] keys;
    private final int[] counts;
    private final int size;

    NodeClasses(int[] levels, long[][] keys, int[] counts, int size) {
        this.levels = levels;
        this.keys = keys;
        this.counts = counts;
        this.size = size;
    }

    int[] levels() {
        return levels;
    }

    /** For each word of the keys, its value for each class; arrays may be longer than the number of classes. */
    long[][] keys() {
        return keys;
    }

    /** The number of rows of each class. */
    int[] counts() {
        return counts;
    }

    /** The number of classes. */
    int size() {
        return size;
    }

    /** Whether none of its levels is above these. */
    boolean isBelow(int[] others) {
        for (int j = 0; j < levels.length; j++) {
            if (levels[j] > others[j]) {
                return false;
            }
        }
        return true;
    }

    /** A copy without spare capacity. */
    NodeClasses copy() {
        long[][] trimmed = new long[keys.length][];
        for (int word = 0; word < keys.length; word++) {
            trimmed[word] = Arrays.copyOf(keys[word], size);
        }
        return new NodeClasses(levels.clone(), trimmed, Arrays.copyOf(counts, size), size);
    }
}
