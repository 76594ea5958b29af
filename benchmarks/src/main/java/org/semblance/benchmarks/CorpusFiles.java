package org.semblance.benchmarks;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import org.semblance.Watcher;
import org.semblance.data.Vectors;
import org.semblance.domain.documents.Analysis;
import org.semblance.domain.documents.Corpus;
import org.semblance.domain.documents.Vectorization;
import org.semblance.formats.documents.Corpora;
import org.semblance.source.DocumentSource;

/** The two corpora of Abril, Navarro-Arribas and Torra (2015), analysed as in the paper. */
final class CorpusFiles {

    /** The R8 categories of Reuters without trade: the closest to the paper's selection. */
    private static final Set<String> CATEGORIES =
            Set.of("acq", "crude", "earn", "grain", "interest", "money-fx", "ship");

    private static final int LABEL = 2;

    private CorpusFiles() {}

    static Vectors movieReviews(Path folder) {
        return vectors(movieReviewTexts(folder));
    }

    static Vectors reuters(Path folder) throws IOException {
        return vectors(reutersTexts(folder));
    }

    static Corpus movieReviewTexts(Path folder) {
        return texts(folder.resolve("movie-reviews/movie-reviews.tsv.gz"));
    }

    static Corpus reutersTexts(Path folder) throws IOException {
        Path chosen = Files.createTempFile("reuters", ".tsv");
        try (BufferedReader all = new BufferedReader(new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(folder.resolve("reuters-21578/reuters-r52.tsv.gz"))),
                StandardCharsets.UTF_8))) {
            List<String> lines = new ArrayList<>();
            lines.add(all.readLine());
            all.lines()
                    .filter(line -> CATEGORIES.contains(line.split("\t", -1)[LABEL]))
                    .forEach(lines::add);
            Files.write(chosen, lines);
            return texts(chosen);
        } finally {
            Files.delete(chosen);
        }
    }

    private static Corpus texts(Path file) {
        DocumentSource documents = DocumentSource.of(file.toString(), "text");
        return new Corpora()
                .read(documents, Analysis.USUAL, "document", Path::of, Watcher.SILENT)
                .corpus();
    }

    private static Vectors vectors(Corpus corpus) {
        Corpus left = Vectorization.withoutEmpty(corpus, Analysis.USUAL, 1);
        return Vectorization.of(left, Analysis.USUAL, 1).vectors();
    }
}
