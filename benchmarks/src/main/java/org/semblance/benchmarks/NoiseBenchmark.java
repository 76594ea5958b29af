package org.semblance.benchmarks;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.formats.RecordStreams;
import org.semblance.formats.Tables;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.method.noise.CorrelatedSemanticNoise;
import org.semblance.method.noise.Learner;
import org.semblance.method.noise.Masker;
import org.semblance.method.noise.RecordCells;
import org.semblance.method.noise.SemanticNoise;
import org.semblance.method.noise.ShiftCounts;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.release.stream.StopSignal;
import org.semblance.release.stream.StreamRun;
import org.semblance.report.HtmlStream;

/** Semantic noise on two diagnoses: learning, masking a table, masking a stream of records, and memory. */
final class NoiseBenchmark implements Benchmark {

    private static final double ALPHA = 0.2;
    private static final int TIMES = 5;
    private static final double MOST_LEARNING = 0.3;
    private static final double MOST_MASKING = 1;

    /** That is 200,000 records per second. */
    private static final double MOST_MICROSECONDS = 5;

    private static final int ROUNDS = 5;

    private static final Map<String, Learner> METHODS = new LinkedHashMap<>();

    static {
        METHODS.put("semantic-noise", new SemanticNoise(ALPHA));
        METHODS.put("correlated-semantic-noise", new CorrelatedSemanticNoise(ALPHA));
    }

    @Override
    public void run(Sheet sheet) throws Exception {
        Path folder = Files.createTempDirectory("semblance-noise");
        try {
            DiagnosisFiles diagnoses = DiagnosisFiles.into(folder);
            sheet.begin(
                    "noise",
                    "CPU seconds of one thread, 2 attributes on 17,743 concepts, α = 0.2; " + diagnoses.source());
            Dataset data = diagnoses.dataset();
            sheet.note("records", data.table().size(), "");
            // in a pool of one thread, parallel work is done by that thread, so the CPU time of the thread includes all
            // of it
            ForkJoinPool alone = new ForkJoinPool(1);
            try {
                for (String name : METHODS.keySet()) {
                    Learner method = Objects.requireNonNull(METHODS.get(name));
                    alone.submit(() -> {
                                table(sheet, name, method, data);
                                masker(sheet, method, data);
                                stream(sheet, name, diagnoses);
                                return sheet;
                            })
                            .get();
                }
            } finally {
                alone.shutdown();
            }
            Clock.forget();
        } finally {
            try (var files = Files.list(folder)) {
                for (Path file : files.toList()) {
                    Files.delete(file);
                }
            }
            Files.delete(folder);
        }
    }

    private static void table(Sheet sheet, String name, Learner method, Dataset data) throws Exception {
        Callable<?> learning = () -> method.learn(data, Chance.seeded(1), Watcher.SILENT);
        Callable<?> all = () -> method.mask(data, Chance.seeded(1), Watcher.SILENT);
        sheet.note(name + ": statistics, first run", Clock.once(learning), "s");
        sheet.note("  statistics and masking, first run", Clock.once(all), "s");
        double learnt = Clock.median(TIMES, learning);
        double both = Clock.median(TIMES, all);
        sheet.bound("  statistics, median of " + TIMES, learnt, MOST_LEARNING, "s");
        sheet.bound("  masking, median of " + TIMES, both - learnt, MOST_MASKING, "s");
        sheet.note("  masking / statistics", (both - learnt) / learnt, "x");
    }

    /** Measures the masker alone, as called by a program that holds the records itself. */
    private static void masker(Sheet sheet, Learner method, Dataset data) throws Exception {
        List<int[]> concepts = data.attributes().stream()
                .map(attribute -> concepts(attribute, data))
                .toList();
        Clock.forget();
        long before = usedHeap();
        Masker masker = method.learn(data, Chance.seeded(1), Watcher.SILENT);
        Callable<?> pass = () -> pass(masker, concepts);
        Clock.once(pass);
        double seconds = Clock.median(TIMES, pass);
        int records = concepts.get(0).length;
        sheet.note("  masker alone, million records a second", records / seconds / 1e6, "M/s");
        sheet.bound("  one record of them", seconds / records * 1e6, MOST_MICROSECONDS, "µs");
        Clock.forget();
        sheet.note("  heap that it holds", (usedHeap() - before) / 1e6, "MB");
        if (masker.learnt().rows() != records) {
            throw new IllegalStateException("learnt from other rows");
        }
    }

    private static Object pass(Masker masker, List<int[]> concepts) {
        Chance.Draws draws = masker.draws(Chance.seeded(1));
        RecordCells cells = new RecordCells(2);
        ShiftCounts shifts = new ShiftCounts(2);
        for (int row = 0; row < concepts.get(0).length; row++) {
            cells.clear();
            cells.concept(0, concepts.get(0)[row]);
            cells.concept(1, concepts.get(1)[row]);
            draws.at(row);
            masker.mask(cells, draws, shifts);
        }
        return shifts;
    }

    private static int[] concepts(Attribute attribute, Dataset data) {
        Words words = (Words) data.table().column(attribute.name());
        int[] conceptOf = ((Concepts) attribute.domain()).conceptsOf(words);
        return Arrays.stream(words.codes()).map(code -> conceptOf[code]).toArray();
    }

    /** Measures CSV in and out, as with {@code anonymize --stream}, but in this process. */
    private static void stream(Sheet sheet, String name, DiagnosisFiles diagnoses) throws Exception {
        Path recipe = diagnoses.folder().resolve("recipe.yaml");
        Files.writeString(recipe, """
                data: table.csv
                attributes:
                  first: {role: quasi-identifier, domain: concepts, taxonomy: taxonomy.csv}
                  second: {role: quasi-identifier, domain: concepts, taxonomy: taxonomy.csv}
                method: {name: %s, alpha: %s}
                """.formatted(name, ALPHA));
        byte[] once = Files.readAllBytes(diagnoses.folder().resolve(DiagnosisFiles.TABLE));
        int header = new String(once, StandardCharsets.UTF_8).indexOf('\n') + 1;
        ByteArrayOutputStream often = new ByteArrayOutputStream();
        often.writeBytes(once);
        for (int round = 1; round < ROUNDS; round++) {
            often.write(once, header, once.length - header);
        }
        long records = new String(once, StandardCharsets.UTF_8).lines().count() - 1;
        Clock.once(() -> stream(recipe, often.toByteArray()));
        double few = Clock.median(3, () -> stream(recipe, once));
        double many = Clock.median(3, () -> stream(recipe, often.toByteArray()));
        double seconds = (many - few) / ((ROUNDS - 1) * records);
        sheet.note("  stream of CSV, million records a second", 1e-6 / seconds, "M/s");
        sheet.bound("  one record of them", seconds * 1e6, MOST_MICROSECONDS, "µs");
    }

    private static Object stream(Path recipe, byte[] records) throws IOException {
        Catalog catalog = Catalog.standard();
        RecordStreams streams = new RecordStreams();
        return new StreamRun(new Tables(), new Taxonomies(), streams, streams, new HtmlStream(), catalog)
                .mask(
                        TableRecipe.of(new YamlRecipes().read(recipe), catalog),
                        new RecipeRelativePaths(recipe),
                        new StreamRun.Options(null, false, 1L, null),
                        new StreamRun.Pipe(
                                new ByteArrayInputStream(records), OutputStream.nullOutputStream(), new StopSignal()),
                        Watcher.SILENT);
    }

    private static long usedHeap() throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            System.gc();
            Thread.sleep(100);
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
