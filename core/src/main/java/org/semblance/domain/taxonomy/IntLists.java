package org.semblance.domain.taxonomy;

import java.io.Serializable;
import java.util.Arrays;

/** Lists of integers for the owners 0, 1, 2, …, packed into two arrays. */
final class IntLists implements Serializable {

    private final int[] starts;
    private final int[] items;

    private IntLists(int[] starts, int[] items) {
        this.starts = starts;
        this.items = items;
    }

    int count(int owner) {
        return starts[owner + 1] - starts[owner];
    }

    int at(int owner, int place) {
        return items[starts[owner] + place];
    }

    /** The start of the list of an owner, which is the end of the previous one. */
    int start(int owner) {
        return starts[owner];
    }

    /** The item at a position in the concatenation of all lists. */
    int at(int place) {
        return items[place];
    }

    int[] of(int owner) {
        return Arrays.copyOfRange(items, starts[owner], starts[owner + 1]);
    }

    /** The inverse: for each item below a bound its owners, in increasing order. */
    IntLists reversed(int bound) {
        int[] reversedStarts = new int[bound + 1];
        for (int item : items) {
            reversedStarts[item + 1]++;
        }
        sum(reversedStarts);
        int[] next = Arrays.copyOf(reversedStarts, bound);
        int[] owners = new int[items.length];
        for (int owner = 0; owner < starts.length - 1; owner++) {
            for (int i = starts[owner]; i < starts[owner + 1]; i++) {
                owners[next[items[i]]++] = owner;
            }
        }
        return new IntLists(reversedStarts, owners);
    }

    /** The same lists without repeated items; items are below a bound. */
    IntLists withoutRepeats(int bound) {
        int[] lastOwner = new int[bound];
        Arrays.fill(lastOwner, -1);
        int[] keptStarts = new int[starts.length];
        int[] kept = new int[items.length];
        int size = 0;
        for (int owner = 0; owner < starts.length - 1; owner++) {
            for (int i = starts[owner]; i < starts[owner + 1]; i++) {
                if (lastOwner[items[i]] != owner) {
                    lastOwner[items[i]] = owner;
                    kept[size++] = items[i];
                }
            }
            keptStarts[owner + 1] = size;
        }
        return size == items.length ? this : new IntLists(keptStarts, Arrays.copyOf(kept, size));
    }

    /** The lists of some owners, renumbered 0, 1, 2, …, with renumbered items. */
    IntLists renumbered(int[] owners, int[] newItem) {
        int[] renumberedStarts = new int[owners.length + 1];
        int[] renumbered = new int[items.length];
        int size = 0;
        for (int owner = 0; owner < owners.length; owner++) {
            for (int i = starts[owners[owner]]; i < starts[owners[owner] + 1]; i++) {
                renumbered[size++] = newItem[items[i]];
            }
            renumberedStarts[owner + 1] = size;
        }
        return new IntLists(renumberedStarts, size == renumbered.length ? renumbered : Arrays.copyOf(renumbered, size));
    }

    /** Turns counts, each shifted by one position, into starts. */
    private static void sum(int[] counts) {
        for (int i = 1; i < counts.length; i++) {
            counts[i] += counts[i - 1];
        }
    }

    /** Collects pairs of an owner and an item, in any order of the owners; items keep their order. */
    static final class Pairs {

        private int[] owners = new int[16];
        private int[] items = new int[16];
        private int size;

        void add(int owner, int item) {
            if (size == owners.length) {
                owners = Arrays.copyOf(owners, size * 2);
                items = Arrays.copyOf(items, size * 2);
            }
            owners[size] = owner;
            items[size++] = item;
        }

        int size() {
            return size;
        }

        int owner(int pair) {
            return owners[pair];
        }

        IntLists lists(int count) {
            int[] starts = new int[count + 1];
            for (int pair = 0; pair < size; pair++) {
                starts[owners[pair] + 1]++;
            }
            sum(starts);
            int[] next = Arrays.copyOf(starts, count);
            int[] sorted = new int[size];
            for (int pair = 0; pair < size; pair++) {
                sorted[next[owners[pair]]++] = items[pair];
            }
            return new IntLists(starts, sorted);
        }
    }
}
