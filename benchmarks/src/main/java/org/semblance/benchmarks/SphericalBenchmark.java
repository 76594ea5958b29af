package org.semblance.benchmarks;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.semblance.Watcher;
import org.semblance.data.Vectors;
import org.semblance.domain.Dataset;
import org.semblance.domain.Space;
import org.semblance.method.Groups;
import org.semblance.method.Method;
import org.semblance.method.microaggregation.GeneralMdav;
import org.semblance.method.microaggregation.Microaggregation;
import org.semblance.method.microaggregation.SphericalMdavMethod;
import org.semblance.method.microaggregation.SphericalMdavMethod.Refine;

/**
 * Masking documents: synthetic corpora of the same size as the paper's, the paper's corpora, growth, exchange and
 * embeddings.
 */
final class SphericalBenchmark implements Benchmark {

    private static final double MOVIE_REVIEWS_AT_MOST = 0.24;
    private static final double REUTERS_AT_MOST = 0.38;
    private static final double NINETEEN_THOUSAND_AT_MOST = 3.4;

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin("spherical", "CPU seconds of one thread to mask documents, binding and prototypes included");
        sheet.bound(
                "made up as Movie Reviews, k = 2, median of 7",
                shape(sheet, "made up as Movie Reviews", MadeUpDocuments.of(2_000, 12_500, 186)),
                MOVIE_REVIEWS_AT_MOST,
                "s");
        Vectors reuters = MadeUpDocuments.of(7_348, 9_500, 29);
        double fast = shape(sheet, "made up as Reuters", reuters);
        sheet.bound("made up as Reuters, k = 2, median of 7", fast, REUTERS_AT_MOST, "s");
        Dataset scanned = MadeUpDocuments.dataset(reuters);
        double slow = Clock.once(() -> new Microaggregation(new GeneralMdav(2), null).mask(scanned, Watcher.SILENT));
        sheet.note("  the same by a scan of all distances", slow, "s");
        sheet.note("  scan / postings", slow / fast, "x");

        String folder = System.getenv("SEMBLANCE_DATA");
        if (folder == null || !Files.isDirectory(Path.of(folder, "movie-reviews"))) {
            System.out.println(
                    "  left out: set SEMBLANCE_DATA to the folder that holds movie-reviews and reuters-21578");
        } else {
            Path data = Path.of(folder);
            double movies = shape(sheet, "Movie Reviews", CorpusFiles.movieReviews(data));
            sheet.bound("Movie Reviews, k = 2, median of 7", movies, MOVIE_REVIEWS_AT_MOST, "s");
            double news = shape(sheet, "Reuters", CorpusFiles.reuters(data));
            sheet.bound("Reuters, k = 2, median of 7", news, REUTERS_AT_MOST, "s");
        }

        Vectors many = MadeUpDocuments.of(19_000, 30_000, 70);
        Clock.once(mask(2, Refine.NONE, many));
        sheet.bound(
                "19,000 documents of 70 terms, k = 2, median of 3",
                Clock.median(3, mask(2, Refine.NONE, many)),
                NINETEEN_THOUSAND_AT_MOST,
                "s");
        long start = System.nanoTime();
        mask(2, Refine.NONE, MadeUpDocuments.embeddings(5_000, 384)).call();
        sheet.note("5,000 embeddings of 384 numbers, k = 2, wall", (System.nanoTime() - start) / 1e9, "s");
        Clock.forget();
    }

    /** Records the figures of a corpus for k = 2 and 20, and returns the time for k = 2. */
    private static double shape(Sheet sheet, String name, Vectors vectors) throws Exception {
        sheet.note(name + ", documents", vectors.size(), "");
        sheet.note("  terms", vectors.dimensions(), "");
        sheet.note("  terms of a document", (double) vectors.entries() / vectors.size(), "");
        for (int warming = 0; warming < 5; warming++) {
            Clock.once(mask(2, Refine.NONE, vectors));
        }
        double fast = Clock.median(7, mask(2, Refine.NONE, vectors));
        for (int k : new int[] {2, 20}) {
            double plain = Clock.median(5, mask(k, Refine.NONE, vectors));
            sheet.note(String.format(Locale.ROOT, "  k = %d", k), plain, "s");
            double exchanged = Clock.median(3, mask(k, Refine.EXCHANGE, vectors));
            sheet.note("    exchange on top", exchanged - plain, "s");
            double before = loss(vectors, new SphericalMdavMethod(k));
            double after = loss(vectors, new SphericalMdavMethod(k, Refine.EXCHANGE));
            sheet.note("    of the SSE it takes away", 100 * (before - after) / before, "%");
        }
        return fast;
    }

    static Callable<?> mask(int k, Refine refine, Vectors vectors) {
        Dataset data = MadeUpDocuments.dataset(vectors);
        return () -> new SphericalMdavMethod(k, refine).mask(data, Watcher.SILENT);
    }

    private static double loss(Vectors vectors, Method method) {
        Dataset data = MadeUpDocuments.dataset(vectors);
        Groups groups = (Groups) method.mask(data, Watcher.SILENT).trace();
        return loss(data.records().parts().get(0).space(), groups);
    }

    private static <V> double loss(Space<V> space, Groups groups) {
        double loss = 0;
        for (int group = 0; group < groups.count(); group++) {
            V prototype = space.prototype(groups.members(group));
            for (int row : groups.members(group)) {
                loss += space.loss(row, prototype);
            }
        }
        return loss;
    }
}
