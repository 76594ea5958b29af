package org.semblance.benchmarks;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.semblance.formats.CsvTableWriter;
import org.semblance.source.CsvLayout;

/** A complete run from file to release, in a separate process: wall time including the start of Java. */
final class ReleaseBenchmark implements Benchmark {

    private static final CsvLayout FORM = new CsvLayout(",", "utf-8", CsvLayout.DecimalSign.POINT);

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin("release", "anonymize in a new process, 6 mixed quasi-identifiers, k = 5; wall seconds");
        Path folder = Files.createTempDirectory("semblance-benchmark");
        try {
            sheet.note("1,000 rows, median of 5", median(folder, 1_000, 5), "s");
            sheet.note("10,000 rows, median of 3", median(folder, 10_000, 3), "s");
            sheet.note("100,000 rows, once", median(folder, 100_000, 1), "s");
        } finally {
            delete(folder);
        }
    }

    private static double median(Path folder, int rows, int times) throws IOException, InterruptedException {
        writeTable(folder, rows);
        Path recipe = Files.writeString(folder.resolve("recipe.yaml"), recipe("method: {name: mdav, k: 5}"));
        double[] seconds = new double[times];
        for (int i = 0; i < times; i++) {
            seconds[i] = new CommandLine(List.of(), folder.resolve("log"))
                    .seconds(
                            0,
                            "anonymize",
                            recipe.toString(),
                            "--out",
                            folder.resolve("release").toString(),
                            "--replace");
        }
        Arrays.sort(seconds);
        return seconds[times / 2];
    }

    /** Writes a mixed table as {@code data.csv}. */
    static void writeTable(Path folder, int rows) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(folder.resolve("data.csv")))) {
            new CsvTableWriter().write(MadeUpTables.mixed(rows).table(), FORM, "", out);
        }
    }

    /** A recipe for that table, with all columns as quasi-identifiers. */
    static String recipe(String method) {
        String scale = "[" + String.join(", ", MadeUpTables.SCALE) + "]";
        return """
                data: data.csv
                attributes:
                  x0: {role: quasi-identifier, domain: numeric, round: 4}
                  x1: {role: quasi-identifier, domain: numeric, round: 4}
                  o0: {role: quasi-identifier, domain: ordinal, scale: SCALE}
                  o1: {role: quasi-identifier, domain: ordinal, scale: SCALE}
                  n0: {role: quasi-identifier, domain: nominal}
                  n1: {role: quasi-identifier, domain: nominal}
                METHOD
                """.replace("SCALE", scale).replace("METHOD", method);
    }

    static void delete(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
