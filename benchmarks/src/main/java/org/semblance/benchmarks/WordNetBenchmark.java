package org.semblance.benchmarks;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;
import org.semblance.domain.taxonomy.similarity.InformationContent;
import org.semblance.domain.taxonomy.similarity.JiangConrath;
import org.semblance.domain.taxonomy.similarity.LeacockChodorow;
import org.semblance.domain.taxonomy.similarity.Lin;
import org.semblance.domain.taxonomy.similarity.Resnik;
import org.semblance.domain.taxonomy.similarity.ShortestPath;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.formats.taxonomy.WordNet;
import org.semblance.port.TaxonomyReader;

/** WordNet: loading its nouns, comparing concepts, looking up words. */
final class WordNetBenchmark implements Benchmark {

    private static final int QUERIES = 1_000_000;

    private static final Map<String, Similarity> SIMILARITIES = new LinkedHashMap<>();

    static {
        SIMILARITIES.put("Wu and Palmer", new WuPalmer());
        SIMILARITIES.put("Leacock and Chodorow", new LeacockChodorow(true));
        SIMILARITIES.put("shortest path", new ShortestPath());
        SIMILARITIES.put("Resnik", new Resnik(InformationContent.SANCHEZ));
        SIMILARITIES.put("Lin", new Lin(InformationContent.SANCHEZ));
        SIMILARITIES.put("Jiang and Conrath", new JiangConrath(InformationContent.SANCHEZ));
    }

    /** Loads the nouns and prints the seconds; the main program of a fresh JVM. */
    public static void main(String[] arguments) {
        long start = System.nanoTime();
        int concepts = load().size();
        System.out.print((System.nanoTime() - start) / 1e9);
        if (concepts == 0) {
            System.exit(1);
        }
    }

    private static Taxonomy load() {
        return new Taxonomies()
                .read(
                        new TaxonomyReader.Request("wordnet-3.1", Path::of, null, TaxonomyBuilder.VirtualRoot.NEVER),
                        Watcher.SILENT);
    }

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin("wordnet", "the nouns of WordNet 3.1 as a taxonomy; its words as a dictionary");
        sheet.note("load in a Java just started, by the clock, median of 9", median(9), "s");
        Clock.forget();
        long before = usedHeap();
        Taxonomy nouns = load();
        sheet.bound("heap that the nouns hold", (usedHeap() - before) / 1e6, 16, "MB");
        Clock.median(10, WordNetBenchmark::load);
        sheet.note(
                "load again, CPU of the thread that parses, median of 9", Clock.median(9, WordNetBenchmark::load), "s");
        Clock.forget();

        int[] concepts = new Random(31).ints(2 * QUERIES, 0, nouns.size()).toArray();
        rate(sheet, "least common subsumers", i -> nouns.lcs(concepts[i], concepts[i + QUERIES]));
        for (Map.Entry<String, Similarity> similarity : SIMILARITIES.entrySet()) {
            Similarity.Comparison comparison = similarity.getValue().on(nouns);
            rate(sheet, similarity.getKey(), i -> comparison.similarity(concepts[i], concepts[i + QUERIES]));
        }

        before = usedHeap();
        WordNet english = WordNet.named("wordnet-3.1");
        sheet.note("open the dictionary", Clock.once(() -> english.knows("word")), "s");
        sheet.note("heap that the dictionary holds", (usedHeap() - before) / 1e6, "MB");
        List<String> words = words(nouns);
        rate(sheet, "words known as they are", i -> english.knows(words.get(i)) ? 1 : 0);
        List<String> plurals = words.stream().map(word -> word.concat("s")).toList();
        rate(sheet, "words known by their forms, or not at all", i -> english.knows(plurals.get(i)) ? 1 : 0);
        List<String> unknown = words.stream()
                .map(word -> word.replace(' ', 'x').concat("qing"))
                .toList();
        rate(sheet, "words not known", i -> english.knows(unknown.get(i)) ? 1 : 0);
    }

    /** A million random words to look up. */
    private static List<String> words(Taxonomy nouns) {
        return new Random(31)
                .ints(QUERIES, 0, nouns.vocabulary().size())
                .mapToObj(nouns.vocabulary()::word)
                .toList();
    }

    private interface Query {
        double answer(int number);
    }

    /** Records the rate in millions per second; one query must take at most a microsecond. */
    private static void rate(Sheet sheet, String what, Query query) throws Exception {
        double seconds = Clock.median(7, () -> {
            double sum = 0;
            for (int i = 0; i < QUERIES; i++) {
                sum += query.answer(i);
            }
            return sum;
        });
        sheet.note(what, QUERIES / seconds / 1e6, "M/s");
        sheet.bound("  one of them", seconds / QUERIES * 1e6, 1, "µs");
    }

    private static double median(int times) throws IOException, InterruptedException {
        double[] seconds = new double[times];
        for (int i = 0; i < times; i++) {
            Process process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            WordNetBenchmark.class.getName())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            seconds[i] =
                    Double.parseDouble(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
            process.waitFor();
        }
        Arrays.sort(seconds);
        return seconds[times / 2];
    }

    private static long usedHeap() throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            System.gc();
            Thread.sleep(100);
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
