package org.semblance.domain.taxonomy;

import java.util.Arrays;

/** Lists of numbers, one for each of 0, 1, 2, …, in two arrays. */
final class IntLists {

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

    int[] of(int owner) {
        return Arrays.copyOfRange(items, starts[owner], starts[owner + 1]);
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

        int item(int pair) {
            return items[pair];
        }

        IntLists lists(int count) {
            int[] starts = new int[count + 1];
            for (int pair = 0; pair < size; pair++) {
                starts[owners[pair] + 1]++;
            }
            for (int owner = 0; owner < count; owner++) {
                starts[owner + 1] += starts[owner];
            }
            int[] next = Arrays.copyOf(starts, count);
            int[] sorted = new int[size];
            for (int pair = 0; pair < size; pair++) {
                sorted[next[owners[pair]]++] = items[pair];
            }
            return new IntLists(starts, sorted);
        }
    }
}
