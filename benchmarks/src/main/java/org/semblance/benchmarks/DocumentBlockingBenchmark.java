package org.semblance.benchmarks;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.semblance.Watcher;
import org.semblance.data.Vectors;
import org.semblance.domain.Dataset;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.method.blocking.SphericalBlocking;
import org.semblance.method.microaggregation.SphericalMdavMethod;
import org.semblance.method.microaggregation.SphericalMdavMethod.Refine;
import org.semblance.quality.documents.SphericalInformationLoss;

/** The additional information loss and the time saved by blocking documents, in wall time. */
final class DocumentBlockingBenchmark implements Benchmark {

    private static final int K = 5;

    /** Maximum loss with blocks, as a multiple of the loss without. */
    private static final double LOST_AT_MOST = 1.08;

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin("blocking-documents", "spherical-mdav, k = 5; seconds by the clock on the wall");
        Vectors madeUp = MadeUpDocuments.of(10_000, 30_000, 70);
        mask(new SphericalMdavMethod(K), madeUp);
        costs(sheet, "made up", madeUp, Refine.NONE);
        costs(sheet, "made up, with exchange", madeUp, Refine.EXCHANGE);
        costs(sheet, "made up", MadeUpDocuments.of(100_000, 30_000, 70), Refine.NONE);
        String folder = System.getenv("SEMBLANCE_DATA");
        if (folder == null || !Files.isDirectory(Path.of(folder, "reuters-21578"))) {
            System.out.println("  left out: set SEMBLANCE_DATA to the folder that holds reuters-21578");
        } else {
            Vectors reuters = CorpusFiles.reuters(Path.of(folder));
            costs(sheet, "Reuters", reuters, Refine.NONE);
            costs(sheet, "Reuters, with exchange", reuters, Refine.EXCHANGE);
        }
    }

    private static void costs(Sheet sheet, String name, Vectors vectors, Refine refine) {
        SphericalMdavMethod method = new SphericalMdavMethod(K, refine);
        Timed whole = mask(method, vectors);
        sheet.note(vectors.size() + " documents, " + name + ", as a whole", whole.seconds, "s");
        sheet.note("  spherical-information-loss", whole.lost, "%");
        for (int blocks : new int[] {2, 5, 10}) {
            int size = vectors.size() / blocks;
            Timed blocked = mask(method.in(new SphericalBlocking(size)), vectors);
            sheet.note("in blocks of " + size, blocked.seconds, "s");
            sheet.bound("  loss / loss as a whole", blocked.lost / whole.lost, LOST_AT_MOST, "x");
        }
    }

    private record Timed(double lost, double seconds) {}

    private static Timed mask(Method method, Vectors vectors) {
        Dataset data = MadeUpDocuments.dataset(vectors);
        long start = System.nanoTime();
        Masked masked = method.mask(data, Watcher.SILENT);
        double seconds = (System.nanoTime() - start) / (double) TimeUnit.SECONDS.toNanos(1);
        return new Timed(
                new SphericalInformationLoss()
                        .of(data, masked.table(), Watcher.SILENT)
                        .value(),
                seconds);
    }
}
