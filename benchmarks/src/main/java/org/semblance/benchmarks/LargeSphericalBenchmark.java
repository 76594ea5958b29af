package org.semblance.benchmarks;

import org.semblance.Watcher;
import org.semblance.data.Vectors;
import org.semblance.domain.Dataset;
import org.semblance.method.microaggregation.SphericalMdavMethod;
import org.semblance.method.microaggregation.SphericalMdavMethod.Refine;

/** Masking 100,000 documents, and embeddings; takes minutes. */
final class LargeSphericalBenchmark implements Benchmark {

    private static final double MINUTES_AT_MOST = 600;

    @Override
    public boolean onlyWhenNamed() {
        return true;
    }

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin("spherical-large", "100,000 documents of 70 terms; CPU seconds of one thread");
        Vectors documents = MadeUpDocuments.of(100_000, 60_000, 70);
        sheet.note("heap of the vectors themselves", 12 * documents.entries() / 1e6, "MB");
        long before = used();
        Dataset data = MadeUpDocuments.dataset(documents);
        long[] held = new long[1];
        Watcher weighing = (stage, done, total) -> {
            if (held[0] == 0) {
                held[0] = used() - before;
            }
        };
        sheet.bound("k = 20", Clock.once(() -> new SphericalMdavMethod(20).mask(data, weighing)), MINUTES_AT_MOST, "s");
        sheet.note("  heap at work beside the vectors", held[0] / 1e6, "MB");
        sheet.bound("k = 2", Clock.once(SphericalBenchmark.mask(2, Refine.NONE, documents)), MINUTES_AT_MOST, "s");
        Vectors embeddings = MadeUpDocuments.embeddings(20_000, 384);
        long start = System.nanoTime();
        SphericalBenchmark.mask(2, Refine.NONE, embeddings).call();
        sheet.note("20,000 embeddings of 384 numbers, k = 2, wall", (System.nanoTime() - start) / 1e9, "s");
        Clock.forget();
    }

    private static long used() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
