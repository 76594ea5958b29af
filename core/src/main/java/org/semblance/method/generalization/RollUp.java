package org.semblance.method.generalization;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Groups tuples into the equivalence classes of a node by hashing packed keys, starting from the smallest cached
 * grouping below the node. A grouping is cached if it is half as large as the one it came from and there is room.
 */
final class RollUp {

    private static final int ROOM = 1 << 20;

    private final LeafTuples tuples;
    private final KeyLayout packing;
    private final NodeClasses tuplewise;
    private final List<NodeClasses> kept = new ArrayList<>();
    private final long[][] keys;
    private final int[] counts;
    private final int[] slots;
    private long room;

    RollUp(LeafTuples tuples) {
        this.tuples = tuples;
        this.packing = new KeyLayout(tuples.ladders());
        int size = tuples.size();
        long[][] words = new long[packing.words()][size];
        int[] rows = new int[size];
        for (int tuple = 0; tuple < size; tuple++) {
            rows[tuple] = tuples.count(tuple);
            for (int j = 0; j < tuples.ladders().size(); j++) {
                words[packing.word(j)][tuple] |= packing.bits(j, 0, tuples.leaves(j)[tuple]);
            }
        }
        this.tuplewise = new NodeClasses(new int[tuples.ladders().size()], words, rows, size);
        this.keys = new long[packing.words()][size];
        this.counts = new int[size];
        this.slots = new int[Integer.highestOneBit(Math.max(1, size)) << 2];
        this.room = ROOM + 4L * size;
    }

    /** The classes of a node. The arrays are reused by the next call. */
    NodeClasses at(int[] levels) {
        NodeClasses source = smallestBelow(levels);
        NodeClasses grouping = group(source, levels, null);
        if (2L * grouping.size() <= source.size() && grouping.size() <= room) {
            keep(grouping.copy());
        }
        return grouping;
    }

    /** The class of each tuple at a node, numbered by first appearance. */
    int[] classOf(int[] levels) {
        int[] classOf = new int[tuples.size()];
        group(tuplewise, levels, classOf);
        return classOf;
    }

    private NodeClasses smallestBelow(int[] levels) {
        for (NodeClasses candidate : kept) {
            if (candidate.isBelow(levels)) {
                return candidate;
            }
        }
        return tuplewise;
    }

    /** Caches a grouping; the smallest come first, so that the first suitable one is the best. */
    private void keep(NodeClasses grouping) {
        int place = -1 - Collections.binarySearch(kept, grouping, Comparator.comparingInt(NodeClasses::size));
        kept.add(place < 0 ? -1 - place : place, grouping);
        room -= grouping.size();
    }

    private NodeClasses group(NodeClasses source, int[] levels, int @Nullable [] classOf) {
        for (int word = 0; word < keys.length; word++) {
            packing.raise(word, source.keys()[word], source.size(), source.levels(), levels, keys[word]);
        }
        int mask = (Integer.highestOneBit(Math.max(1, source.size())) << 2) - 1;
        Arrays.fill(slots, 0, mask + 1, 0);
        long[] first = keys[0];
        int[] members = source.counts();
        int size = 0;
        for (int i = 0; i < source.size(); i++) {
            int slot = slot(i) & mask;
            int found = slots[slot];
            while (found != 0 && (first[found - 1] != first[i] || !sameRest(found - 1, i))) {
                slot = (slot + 1) & mask;
                found = slots[slot];
            }
            if (found == 0) {
                // a class is written at or before the position that is read
                move(i, size);
                counts[size] = members[i];
                slots[slot] = ++size;
                found = size;
            } else {
                counts[found - 1] += members[i];
            }
            if (classOf != null) {
                classOf[i] = found - 1;
            }
        }
        return new NodeClasses(levels, keys, counts, size);
    }

    private int slot(int i) {
        long mixed = keys[0][i] * 0x9E3779B97F4A7C15L;
        for (int word = 1; word < keys.length; word++) {
            mixed = (mixed ^ keys[word][i]) * 0x9E3779B97F4A7C15L;
        }
        return (int) (mixed ^ (mixed >>> 32));
    }

    private boolean sameRest(int one, int other) {
        for (int word = 1; word < keys.length; word++) {
            if (keys[word][one] != keys[word][other]) {
                return false;
            }
        }
        return true;
    }

    private void move(int from, int to) {
        for (long[] word : keys) {
            word[to] = word[from];
        }
    }
}
