package org.semblance.benchmarks;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.domain.Dataset;
import org.semblance.domain.documents.Analysis;
import org.semblance.domain.documents.Corpus;
import org.semblance.domain.documents.GroupTerms;
import org.semblance.domain.documents.Vectorization;
import org.semblance.method.microaggregation.SphericalMdavMethod;
import org.semblance.quality.documents.QueryF1;
import org.semblance.quality.documents.SphericalInformationLoss;

/** What it costs in retrieval that a vector shows only terms that several documents of its group use. */
final class TermContributorsBenchmark implements Benchmark {

    /** The largest share of the query F1 that two contributors may cost. */
    private static final double F1_LOST_AT_MOST = 0.4;

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin("term-contributors", "spherical-mdav, without the terms that fewer than k documents use");
        String folder = System.getenv("SEMBLANCE_DATA");
        if (folder == null || !Files.isDirectory(Path.of(folder, "movie-reviews"))) {
            System.out.println(
                    "  left out: set SEMBLANCE_DATA to the folder that holds movie-reviews and reuters-21578");
            return;
        }
        costs(sheet, "Movie Reviews", CorpusFiles.movieReviewTexts(Path.of(folder)));
        costs(sheet, "Reuters", CorpusFiles.reutersTexts(Path.of(folder)));
    }

    private static void costs(Sheet sheet, String name, Corpus corpus) {
        for (int k : new int[] {3, 5, 10}) {
            Corpus kept = Vectorization.withoutEmpty(corpus, Analysis.USUAL, k);
            Vectors vectors = Vectorization.of(kept, Analysis.USUAL, k).vectors();
            Dataset data = MadeUpDocuments.dataset(vectors);
            Vectors masked = (Vectors) new SphericalMdavMethod(k)
                    .mask(data, Watcher.SILENT)
                    .table()
                    .column(vectors.name());
            int[] each = IntStream.range(0, vectors.size()).toArray();
            double before = 0;
            for (int contributors : new int[] {1, 2, 3}) {
                Vectors shown = new GroupTerms(contributors, true).of(vectors, masked, each);
                Table table = data.table().with(List.of(shown));
                sheet.note(
                        name + ", k = " + k + ", term-contributors " + contributors + ", terms",
                        (double) Arrays.stream(shown.rowsAt())
                                .filter(rows -> rows > 0)
                                .count(),
                        "");
                sheet.note("  terms of a vector", (double) shown.entries() / shown.size(), "");
                sheet.note(
                        "  spherical-information-loss",
                        new SphericalInformationLoss()
                                .of(data, table, Watcher.SILENT)
                                .value(),
                        "%");
                double found = sheet.note(
                        "  query-f1",
                        new QueryF1().of(data, table, Watcher.SILENT).value(),
                        "");
                before = contributors == 1 ? found : before;
                if (contributors == 2) {
                    sheet.bound("  query-f1 lost by two contributors", 1 - found / before, F1_LOST_AT_MOST, "");
                }
            }
        }
    }
}
