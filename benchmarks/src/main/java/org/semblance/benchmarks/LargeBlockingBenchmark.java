package org.semblance.benchmarks;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

/** A release of very many rows in blocks, in a separate process: wall time from reading to report. */
final class LargeBlockingBenchmark implements Benchmark {

    /** Six numeric quasi-identifiers and a confidential word. */
    static final String RECIPE = """
            data: data.csv
            attributes:
              x0: {role: quasi-identifier, domain: numeric}
              x1: {role: quasi-identifier, domain: numeric}
              x2: {role: quasi-identifier, domain: numeric}
              x3: {role: quasi-identifier, domain: numeric}
              x4: {role: quasi-identifier, domain: numeric}
              x5: {role: quasi-identifier, domain: numeric}
              word: {role: confidential}
            method: {name: mdav, k: 5}
            blocking: {name: kd, size: 10000}
            measures: [information-loss, homogeneity]
            """;

    private static final int COLUMNS = 6;
    private static final int WORDS = 50;

    @Override
    public boolean onlyWhenNamed() {
        return true;
    }

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin(
                "blocking-large", "anonymize in a new process with 8 GB, mdav, k = 5, blocks of 10,000; wall seconds");
        Path folder = Files.createTempDirectory("semblance-benchmark");
        Path data = folder.resolve("data.csv");
        Path recipe = Files.writeString(folder.resolve("recipe.yaml"), RECIPE);
        try {
            double million = 0;
            for (int rows : new int[] {1_000_000, 10_000_000}) {
                write(data, rows);
                double seconds = sheet.note(
                        rows + " rows",
                        new CommandLine(List.of("-Xmx8g"), folder.resolve("log"))
                                .seconds(
                                        0,
                                        "anonymize",
                                        recipe.toString(),
                                        "--out",
                                        folder.resolve("release").toString(),
                                        "--replace"),
                        "s");
                if (million > 0) {
                    sheet.note("  time for one row / that of a million rows", seconds / million / 10, "x");
                }
                million = seconds;
            }
        } finally {
            ReleaseBenchmark.delete(folder);
        }
    }

    /** Writes rows of standard normal numbers and a word. */
    static void write(Path file, int rows) throws IOException {
        Random random = new Random(1);
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            out.write("x0,x1,x2,x3,x4,x5,word\n");
            for (int row = 0; row < rows; row++) {
                for (int c = 0; c < COLUMNS; c++) {
                    out.write(Math.round(random.nextGaussian() * 1e4) / 1e4 + ",");
                }
                out.write("w" + row % WORDS + "\n");
            }
        }
    }
}
