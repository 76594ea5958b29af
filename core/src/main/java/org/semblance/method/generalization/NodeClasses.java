package org.semblance.method.generalization;

import java.util.Arrays;

/** The classes of a node by their keys, and how many rows each has. */
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

    /** For each word of a key, that of each class; arrays may be longer than there are classes. */
    long[][] keys() {
        return keys;
    }

    /** How many rows each class has. */
    int[] counts() {
        return counts;
    }

    /** How many classes there are. */
    int size() {
        return size;
    }

    /** Whether its levels are nowhere above these. */
    boolean isBelow(int[] others) {
        for (int j = 0; j < levels.length; j++) {
            if (levels[j] > others[j]) {
                return false;
            }
        }
        return true;
    }

    /** A copy that takes no more room than it needs. */
    NodeClasses copy() {
        long[][] trimmed = new long[keys.length][];
        for (int word = 0; word < keys.length; word++) {
            trimmed[word] = Arrays.copyOf(keys[word], size);
        }
        return new NodeClasses(levels.clone(), trimmed, Arrays.copyOf(counts, size), size);
    }
}
