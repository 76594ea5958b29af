package org.semblance.benchmarks;

import java.util.Locale;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.semblance.Watcher;
import org.semblance.quality.clustering.CalinskiHarabasz;
import org.semblance.quality.clustering.PairDistances;
import org.semblance.quality.clustering.Ward;

/** Clustering: how time and memory grow with the number of different records. */
final class ClusteringBenchmark implements Benchmark {

    private static final int ATTRIBUTES = 4;
    private static final int VALUES = 60;

    /** Bound for 10,000 different records, as a survey with four questions may have. */
    private static final double MOST_SECONDS = 30;

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin(
                "clustering",
                "CPU seconds of one thread, records of 4 attributes with 60 values each, a table of distances");
        cluster(500, new AtomicLong());
        for (int tuples : new int[] {2_000, 5_000, 10_000}) {
            String what = String.format(Locale.ROOT, "%,d different records", tuples);
            AtomicLong heap = new AtomicLong();
            double seconds = Clock.once(() -> cluster(tuples, heap));
            if (tuples == 10_000) {
                sheet.bound(what, seconds, MOST_SECONDS, "s");
            } else {
                sheet.note(what, seconds, "s");
            }
            sheet.note("  heap at the last join", heap.get() / 1e6, "MB");
        }
        Clock.forget();
    }

    /** Clusters random records and records the heap that is still in use shortly before the last merge. */
    private static Integer cluster(int tuples, AtomicLong heap) {
        Random random = new Random(3);
        double[][] table = new double[VALUES][VALUES];
        for (int one = 0; one < VALUES; one++) {
            for (int other = 0; other < one; other++) {
                table[one][other] = random.nextInt(1, 20) / 20.0;
                table[other][one] = table[one][other];
            }
        }
        int[][] values = new int[tuples][];
        for (int tuple = 0; tuple < tuples; tuple++) {
            values[tuple] = random.ints(ATTRIBUTES, 0, VALUES).toArray();
        }
        PairDistances distances = (one, other) -> {
            double sum = 0;
            for (int attribute = 0; attribute < ATTRIBUTES; attribute++) {
                sum += table[values[one][attribute]][values[other][attribute]];
            }
            return sum / ATTRIBUTES;
        };
        long before = used();
        Watcher watcher = (stage, done, total) -> {
            if (done == total - 2) {
                heap.set(used() - before);
            }
        };
        return CalinskiHarabasz.clusters(Ward.of(random.ints(tuples, 1, 10).toArray(), distances, watcher));
    }

    private static long used() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
