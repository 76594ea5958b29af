package org.semblance.benchmarks;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.semblance.release.json.JsonObject;

/**
 * Recipes on Spark, with executors in separate processes of 4 GB each: ten million rows of numbers, and a thousand
 * copies of Adult. Runs the launcher, whose folder {@code benchmarks/run} passes on.
 */
final class ClusterBenchmark implements Benchmark {

    private static final String TWO = "local-cluster[2,1,4096]";
    private static final String ONE = "local-cluster[1,1,4096]";
    private static final int FILES = 10;
    private static final int COPIES = 100;

    private static final String ADULT = """
            missing: ["?"]
            where: complete
            attributes:
              age: {role: identifier}
              workclass: {role: other}
              fnlwgt: {role: identifier}
              education: {role: other}
              education-num: {role: identifier}
              marital-status: {role: other}
              occupation: {role: quasi-identifier, domain: concepts, taxonomy: wordnet-3.1, concepts: concepts.csv}
              relationship: {role: other}
              race: {role: other}
              sex: {role: other}
              capital-gain: {role: identifier}
              capital-loss: {role: identifier}
              hours-per-week: {role: identifier}
              native-country: {role: quasi-identifier, domain: concepts, taxonomy: wordnet-3.1, concepts: concepts.csv}
              income: {role: confidential}
            measures: [information-loss, homogeneity]
            """;

    @Override
    public boolean onlyWhenNamed() {
        return true;
    }

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin("cluster", "anonymize --engine spark, executors with one processor and 4 GB each; wall seconds");
        Path folder = Files.createTempDirectory("semblance-benchmark");
        try {
            numbers(sheet, folder);
            String data = System.getenv("SEMBLANCE_DATA");
            if (data != null) {
                adult(sheet, folder, Path.of(data, "adult"));
            }
        } finally {
            ReleaseBenchmark.delete(folder);
        }
    }

    private static void numbers(Sheet sheet, Path folder) throws Exception {
        Path recipe = Files.writeString(folder.resolve("recipe.yaml"), LargeBlockingBenchmark.RECIPE);
        Path data = folder.resolve("data.csv");
        LargeBlockingBenchmark.write(data, 1_000_000);
        Launched million = launch(recipe, TWO, folder);
        sheet.note("mdav, k = 5, blocks of 10,000; 1,000,000 rows", million.wall, "s");
        // with fewer rows, the start of the JVM would dominate
        LargeBlockingBenchmark.write(data, 3_000_000);
        Launched alone = launch(recipe, ONE, folder);
        Launched both = launch(recipe, TWO, folder);
        sheet.note("3,000,000 rows, one executor", alone.wall, "s");
        sheet.note("3,000,000 rows, two executors", both.wall, "s");
        sheet.note("  one executor / two, masking", alone.masking / both.masking, "x");
        sheet.note("  one executor / two, all", alone.wall / both.wall, "x");
        LargeBlockingBenchmark.write(data, 10_000_000);
        Launched ten = launch(recipe, TWO, folder);
        sheet.note("10,000,000 rows", ten.wall, "s");
        sheet.note("  time for one row / that of a million rows, masking", ten.masking / million.masking / 10, "x");
        sheet.note("  time for one row / that of a million rows, all", ten.wall / million.wall / 10, "x");
        sheet.note("  each further million rows, from 1 to 3 million", (both.wall - million.wall) / 2, "s");
        sheet.note("  each further million rows, from 3 to 10 million", (ten.wall - both.wall) / 7, "s");
        Files.delete(data);
    }

    private static void adult(Sheet sheet, Path folder, Path source) throws Exception {
        Files.copy(source.resolve("concepts.csv"), folder.resolve("concepts.csv"));
        Files.copy(source.resolve("adult-train.csv"), folder.resolve("adult.csv"));
        String text = Files.readString(folder.resolve("adult.csv"));
        String header = text.substring(0, text.indexOf('\n') + 1);
        byte[] body = text.substring(header.length()).getBytes(StandardCharsets.UTF_8);
        Path copies = Files.createDirectory(folder.resolve("adults"));
        for (int file = 0; file < FILES; file++) {
            try (OutputStream out = Files.newOutputStream(copies.resolve("part-" + file + ".csv"))) {
                out.write(header.getBytes(StandardCharsets.UTF_8));
                for (int copy = 0; copy < COPIES; copy++) {
                    out.write(body);
                }
            }
        }
        String method = "method: {name: sa-mdav, closest: plain, k: ";
        Path once = Files.writeString(folder.resolve("once.yaml"), ADULT + "data: adult.csv\n" + method + "100}\n");
        Path often = Files.writeString(folder.resolve("often.yaml"), ADULT + "data: adults\n" + method + "100000}\n");
        Launched many = launch(often, TWO, folder);
        Map<String, Integer> found = tuples(folder.resolve("release"));
        launch(once, "local[2]", folder);
        Map<String, Integer> expected = new HashMap<>();
        tuples(folder.resolve("release")).forEach((tuple, count) -> expected.put(tuple, count * FILES * COPIES));
        sheet.bound("Adult × 1,000 (30,162,000 rows), sa-mdav, k = 100,000", many.wall, 300, "s");
        sheet.bound("  combinations released other than those of Adult, k = 100", different(found, expected), 0, "");
    }

    /** The number of combinations whose counts differ. */
    private static int different(Map<String, Integer> found, Map<String, Integer> expected) {
        Map<String, Integer> rest = new HashMap<>(expected);
        found.forEach((tuple, count) -> rest.merge(tuple, -count, Integer::sum));
        return (int) rest.values().stream().filter(count -> count != 0).count();
    }

    /** The combinations of occupation and native country in a release, with their counts. */
    private static Map<String, Integer> tuples(Path release) throws IOException {
        Map<String, Integer> tuples = new HashMap<>();
        try (BufferedReader rows = Files.newBufferedReader(release.resolve("release.csv"))) {
            List<String> names = List.of(rows.readLine().split(",", -1));
            int occupation = names.indexOf("occupation");
            int country = names.indexOf("native-country");
            for (String row = rows.readLine(); row != null; row = rows.readLine()) {
                String[] fields = row.split(",", -1);
                tuples.merge(fields[occupation] + "," + fields[country], 1, Integer::sum);
            }
        }
        return tuples;
    }

    /** The duration of a run in seconds: in total, with the start of Java, and of masking alone. */
    private record Launched(double wall, double masking) {}

    private static Launched launch(Path recipe, String master, Path folder) throws Exception {
        Path log = folder.resolve("log");
        ProcessBuilder builder = new ProcessBuilder(
                        Path.of(System.getProperty("semblance.home"), "semblance")
                                .toString(),
                        "anonymize",
                        recipe.toString(),
                        "--engine",
                        "spark",
                        "--master",
                        master,
                        "--out",
                        folder.resolve("release").toString(),
                        "--seed",
                        "1",
                        "--replace")
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        // otherwise each executor would use both processors of the machine
        builder.environment()
                .put(
                        "SEMBLANCE_JAVA_OPTS",
                        "-Xmx4g -Dspark.executor.memory=4g"
                                + " -Dspark.executor.extraJavaOptions=-XX:ActiveProcessorCount=1");
        long start = System.nanoTime();
        if (builder.start().waitFor() != 0) {
            throw new IllegalStateException("a run did not end well: " + Files.readString(log));
        }
        double wall = (System.nanoTime() - start) / 1e9;
        JsonObject report = JsonObject.read(
                        Files.readString(folder.resolve("release.owner").resolve("report.json")))
                .orElseThrow();
        return new Launched(wall, report.object("seconds").number("mask"));
    }
}
