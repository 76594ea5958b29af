package org.semblance.benchmarks;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.domain.documents.Analysis;
import org.semblance.domain.documents.Corpus;
import org.semblance.domain.documents.Vectorization;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;
import org.semblance.formats.documents.Corpora;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.port.TaxonomyReader;
import org.semblance.source.DocumentSource;

/** From texts to term counts, with all steps of the analysis, and from counts to vectors. */
final class TextsBenchmark implements Benchmark {

    private static final int DOCUMENTS = 10_000;
    private static final int WORDS = 250;
    private static final long LONG = 100_000_000;

    /**
     * Reads one long text, in a process with a small heap, and prints the seconds, the bytes and the number of terms.
     */
    public static void main(String[] arguments) {
        long start = System.nanoTime();
        Corpus corpus = new Corpora()
                .read(folder(Path.of(arguments[0])), Analysis.USUAL, "document", Path::of, Watcher.SILENT)
                .corpus();
        System.out.print((System.nanoTime() - start) / 1e9 + " "
                + corpus.intake().bytes() + " " + corpus.terms().size());
    }

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin("texts", "analysis of texts by all steps of the paper; CPU seconds of one thread");
        Path folder = Files.createTempDirectory("semblance-benchmark");
        try {
            List<String> words = words();
            Path table = folder.resolve("texts.tsv");
            try (BufferedWriter out = Files.newBufferedWriter(table)) {
                Random random = new Random(8);
                out.write("id\ttext\n");
                for (int i = 0; i < DOCUMENTS; i++) {
                    out.write(i + "\t");
                    for (int word = 0; word < WORDS; word++) {
                        out.write(word(words, random) + " ");
                    }
                    out.write("\n");
                }
            }
            measure(sheet, "10,000 made-up texts", table);
            Files.delete(table);
            String data = System.getenv("SEMBLANCE_DATA");
            if (data != null && Files.isDirectory(Path.of(data, "movie-reviews"))) {
                measure(sheet, "Movie Reviews", Path.of(data, "movie-reviews", "movie-reviews.tsv.gz"));
                measure(sheet, "Reuters-21578 (R52)", Path.of(data, "reuters-21578", "reuters-r52.tsv.gz"));
            }
            Path text = folder.resolve("long.txt");
            long size = 0;
            try (BufferedWriter out = Files.newBufferedWriter(text)) {
                Random random = new Random(8);
                while (size < LONG) {
                    String word = word(words, random) + " ";
                    out.write(word);
                    size += word.getBytes(StandardCharsets.UTF_8).length;
                }
            }
            String[] found = inSmallHeap(folder);
            sheet.note("one text, in a Java with a heap of 64 MB: size", Double.parseDouble(found[1]) / 1e6, "MB");
            sheet.note("  by the clock, with the start of the dictionary", Double.parseDouble(found[0]), "s");
            Files.delete(text);
        } finally {
            Files.delete(folder);
        }
    }

    private static void measure(Sheet sheet, String what, Path table) throws Exception {
        Corpora corpora = new Corpora();
        Callable<Corpus> read = () -> corpora.read(table(table), Analysis.USUAL, "document", Path::of, Watcher.SILENT)
                .corpus();
        Corpus corpus = read.call();
        double megabytes =
                sheet.note(what + ", size of the texts", corpus.intake().bytes() / 1e6, "MB");
        Clock.median(6, read);
        double warm = Clock.median(5, read);
        sheet.note("  in a second", megabytes / warm, "MB");
        sheet.bound("  one megabyte, median of 5", warm / megabytes, 0.2, "s");
        Corpus left = Vectorization.withoutEmpty(corpus, Analysis.USUAL, 1);
        sheet.note(
                "  weighing and length 1, median of 5",
                Clock.median(5, () -> Vectorization.of(left, Analysis.USUAL, 1)),
                "s");
        Clock.forget();
    }

    private static DocumentSource table(Path file) {
        return documents(file, "text");
    }

    private static DocumentSource folder(Path folder) {
        return documents(folder, null);
    }

    private static DocumentSource documents(Path data, @Nullable String text) {
        return DocumentSource.of(data.toString(), text);
    }

    /** Nouns of WordNet, some with an ending, some made unknown. */
    private static List<String> words() {
        Taxonomy nouns = new Taxonomies()
                .read(
                        new TaxonomyReader.Request("wordnet-3.1", Path::of, null, TaxonomyBuilder.VirtualRoot.NEVER),
                        Watcher.SILENT);
        Random random = new Random(31);
        List<String> words = new ArrayList<>();
        for (int i = 0; i < 40_000; i++) {
            String word =
                    nouns.vocabulary().word(random.nextInt(nouns.vocabulary().size()));
            words.add(i % 4 == 0 ? word + "qing" : i % 3 == 0 ? word + "s" : word);
        }
        return words;
    }

    /** A stop word half of the time, otherwise a word from a skewed distribution, as in natural language. */
    private static String word(List<String> words, Random random) {
        return random.nextBoolean() ? "the" : words.get((int) (words.size() * Math.pow(random.nextDouble(), 4)));
    }

    private static String[] inSmallHeap(Path folder) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx64m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        TextsBenchmark.class.getName(),
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IllegalStateException("a long text needs more heap");
        }
        return answer.split(" ");
    }
}
