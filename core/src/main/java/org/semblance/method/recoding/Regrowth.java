package org.semblance.method.recoding;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Regrows groups from the units of dissolved ones: around random tuples, each time by the tuple that is cheapest to
 * generalise together with the group, of a new person until the group has k.
 */
final class Regrowth {

    /** The probability, in tenths, that a group of k units also takes units that its labels already cover. */
    private static final int TAKES_COVERED = 8;

    private static final double TIE = 1e-12;

    private final UnitTuples tuples;
    private final int k;
    private final Random random;
    private final int[] slotOf;
    private int[] pool = new int[64];
    private int[] counts = new int[64];
    private int entries;
    private int units;
    private final PersonTally people;
    private long looks;
    private double loss;

    private final List<RecodingGroup> spare = new ArrayList<>();
    private List<RecodingGroup> grown = new ArrayList<>();

    Regrowth(UnitTuples tuples, int k, Random random) {
        this.tuples = tuples;
        this.k = k;
        this.random = random;
        this.people = new PersonTally(tuples);
        this.slotOf = new int[tuples.size()];
    }

    /**
     * The loss of the regrown groups; as soon as it must exceed {@code enough}, the work stops and some larger number
     * is returned.
     */
    double of(List<RecodingGroup> dissolved, double enough) {
        spare.addAll(grown);
        grown.clear();
        looks = 0;
        loss = 0;
        collect(dissolved);
        do {
            grow();
            if (loss > enough) {
                return loss;
            }
        } while (units >= 2 * k && people.count() >= k);
        if (people.count() >= k) {
            loss += rest();
        } else {
            spread();
        }
        return loss;
    }

    /** The number of comparisons of a tuple with a group. */
    long looks() {
        return looks;
    }

    /** The last regrown groups. */
    List<RecodingGroup> grown() {
        return grown;
    }

    /** Hands the last regrown groups to the caller and takes unused ones for recycling. */
    void exchange(List<RecodingGroup> others) {
        grown = new ArrayList<>();
        spare.addAll(others);
    }

    private void collect(List<RecodingGroup> dissolved) {
        while (entries > 0) { // of an abandoned attempt
            entries--;
            people.remove(pool[entries], counts[entries]);
        }
        units = 0;
        for (RecodingGroup group : dissolved) {
            for (int entry = 0; entry < group.entries(); entry++) {
                int tuple = group.tuple(entry);
                int slot = slotOf[tuple];
                if (slot >= entries || pool[slot] != tuple) {
                    slot = entries++;
                    if (slot == pool.length) {
                        pool = Arrays.copyOf(pool, 2 * slot);
                        counts = Arrays.copyOf(counts, 2 * slot);
                    }
                    slotOf[tuple] = slot;
                    pool[slot] = tuple;
                    counts[slot] = 0;
                }
                counts[slot] += group.count(entry);
                people.add(tuple, group.count(entry));
            }
            units += group.size();
        }
    }

    private RecodingGroup next() {
        RecodingGroup group = spare.isEmpty() ? new RecodingGroup(tuples.attributes()) : spare.remove(spare.size() - 1);
        group.clear();
        grown.add(group);
        return group;
    }

    private void take(RecodingGroup group, int slot, int count) {
        group.add(tuples, pool[slot], count);
        units -= count;
        people.remove(pool[slot], count);
        counts[slot] -= count;
        if (counts[slot] == 0) {
            entries--;
            pool[slot] = pool[entries];
            counts[slot] = counts[entries];
        }
    }

    private void grow() {
        RecodingGroup group = next();
        int seed = random.nextInt(entries);
        take(group, seed, Math.min(k, counts[seed]));
        while (group.size() < k) {
            int cheapest = cheapest(group);
            take(group, cheapest, Math.min(k - group.size(), counts[cheapest]));
        }
        if (random.nextInt(10) < TAKES_COVERED) {
            looks += entries;
            for (int slot = entries - 1; slot >= 0; slot--) {
                if (tuples.covered(group.shown(), 0, pool[slot])) {
                    take(group, slot, counts[slot]);
                }
            }
        }
        loss += group.total();
    }

    private int cheapest(RecodingGroup group) {
        looks += entries;
        int cheapest = 0;
        double least = Double.MAX_VALUE;
        int ties = 0;
        for (int slot = 0; slot < entries; slot++) {
            double joined = tuples.joined(group.shown(), 0, pool[slot], least + TIE);
            if (joined > least + TIE || group.knows(tuples, pool[slot])) {
                continue;
            }
            if (joined <= group.loss() + TIE) {
                looks -= entries - 1 - slot;
                return slot;
            }
            if (joined < least - TIE) {
                least = joined;
                cheapest = slot;
                ties = 1;
            } else if (random.nextInt(++ties) == 0) {
                cheapest = slot;
            }
        }
        return cheapest;
    }

    /** Makes one group of everything left. */
    private double rest() {
        RecodingGroup group = next();
        while (entries > 0) {
            take(group, entries - 1, counts[entries - 1]);
        }
        return group.total();
    }

    /** Assigns each remaining unit to the group where it costs least. */
    private void spread() {
        while (entries > 0) {
            int slot = entries - 1;
            looks += grown.size();
            RecodingGroup cheapest = grown.get(0);
            double least = Double.MAX_VALUE;
            for (RecodingGroup group : grown) {
                double more = group.increase(tuples, pool[slot], counts[slot]);
                if (more < least) {
                    least = more;
                    cheapest = group;
                }
            }
            loss += least;
            take(cheapest, slot, counts[slot]);
        }
    }
}
