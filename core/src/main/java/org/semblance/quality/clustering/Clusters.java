package org.semblance.quality.clustering;

import java.lang.ref.WeakReference;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;

/** The clusters of a table's rows, and how those of an original and its release agree. */
public final class Clusters {

    /** More different records are not joined at once: their distances would take a gigabyte. */
    static final int MOST_TUPLES = 15_000;

    /** Any number will do; the same table must give the same figure. */
    private static final long SEED = 1963;

    /**
     * How two tables agree.
     *
     * @param tuples how many different records the larger has
     * @param sampled whether rows were drawn, because those are too many
     */
    record Compared(Agreement agreement, int tuples, boolean sampled) {}

    /** What was compared last: two measures ask for the same one after the other, and tables never change. */
    private record Last(WeakReference<Dataset> original, WeakReference<Table> released, Compared compared) {}

    private static volatile @Nullable Last last;

    private Clusters() {}

    /**
     * The cluster of each row of a table, by Ward's method, in as many clusters as Caliński and Harabasz say.
     *
     * @param shown the original table, or a release of it
     */
    public static int[] ofRows(Dataset original, Table shown, Watcher watcher) {
        return ofRows(Tuples.of(original, shown), shown.size(), watcher);
    }

    private static int[] ofRows(Tuples tuples, int rows, Watcher watcher) {
        if (tuples.count() == 0) {
            return new int[0];
        }
        Ward ward = Ward.of(tuples.weights(), tuples, watcher);
        return tuples.ofRows(ward.clusters(CalinskiHarabasz.clusters(ward)), rows);
    }

    static Compared compare(Dataset original, Table released, Watcher watcher) {
        Last known = last;
        if (known != null
                && known.original().get() == original
                && known.released().get() == released) {
            return known.compared();
        }
        Compared compared = compare(original, released, Math.min(MOST_TUPLES, Ward.most()), watcher);
        last = new Last(new WeakReference<>(original), new WeakReference<>(released), compared);
        return compared;
    }

    /** Above so many different records, a sample of as many rows stands for all. */
    static Compared compare(Dataset original, Table released, int mostTuples, Watcher watcher) {
        Tuples before = Tuples.of(original, original.table());
        Tuples after = Tuples.of(original, released);
        int tuples = Math.max(before.count(), after.count());
        if (tuples <= mostTuples) {
            int[] one = ofRows(before, released.size(), watcher);
            int[] other = ofRows(after, released.size(), watcher);
            return new Compared(Agreement.of(one, other), tuples, false);
        }
        int[] rows = sample(released.size(), mostTuples);
        Dataset some = original.over(original.table().rows(rows));
        int[] one = ofRows(some, some.table(), watcher);
        int[] other = ofRows(some, released.rows(rows), watcher);
        return new Compared(Agreement.of(one, other), tuples, true);
    }

    /** So many of the rows, each equally likely, in their order. */
    private static int[] sample(int size, int count) {
        Random random = new Random(SEED);
        int[] rows = IntStream.range(0, size).toArray();
        for (int i = 0; i < count; i++) {
            int other = i + random.nextInt(size - i);
            int drawn = rows[other];
            rows[other] = rows[i];
            rows[i] = drawn;
        }
        return IntStream.of(rows).limit(count).sorted().toArray();
    }

    static void tell(Compared compared, String measure, int sample, Watcher watcher) {
        if (compared.sampled()) {
            watcher.warn(
                    "W_SAMPLED",
                    measure + " rests on a sample of " + sample + " rows: " + compared.tuples()
                            + " different records are too many to find clusters in");
        }
    }
}
