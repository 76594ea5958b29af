package org.semblance.benchmarks;

import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.Callable;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.formats.CsvTableReader;
import org.semblance.formats.CsvTableWriter;
import org.semblance.port.TableReader;
import org.semblance.source.CsvLayout;

/** Reading and writing tables as delimited text. */
final class CsvBenchmark implements Benchmark {

    private static final int ROWS = 1_000_000;
    private static final CsvLayout FORM = new CsvLayout(",", "utf-8", CsvLayout.DecimalSign.POINT);

    /** An integer, a price, a short decimal, a full double; words with 7, 10, 1,000 and 50,000 different values. */
    private static final String HEADER = "count,price,ratio,real,level,kind,place,code";

    private static final List<String> NUMBERS = List.of("count", "price", "ratio", "real");

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin("csv", "1,000,000 rows x 8 columns (4 of numbers, 4 of words); CPU seconds of one thread");
        Path folder = Files.createTempDirectory("semblance-benchmark");
        Path source = folder.resolve("source.csv");
        Path written = folder.resolve("written.csv");
        try {
            generate(source);
            double megabytes = sheet.note("size of the file", Files.size(source) / 1e6, "MB");
            sheet.note("read, first run", Clock.once(read(typed(source))), "s");
            double warm = sheet.note("read, median of 5", Clock.median(5, read(typed(source))), "s");
            sheet.note("  that is", megabytes / warm, "MB/s");

            Clock.forget();
            long before = usedHeap();
            Table table =
                    new CsvTableReader().read(typed(source), Watcher.SILENT).table();
            sheet.note("heap that the table holds", (usedHeap() - before) / 1e6, "MB");

            Clock.once(write(table, written));
            double writing = sheet.note("write, median of 3", Clock.median(3, write(table, written)), "s");
            sheet.note("  that is", Files.size(written) / 1e6 / writing, "MB/s");

            TableReader.Request verbatim = TableReader.Request.verbatim(written, FORM);
            Clock.once(read(verbatim));
            sheet.note("read back verbatim, median of 3", Clock.median(3, read(verbatim)), "s");
            Clock.forget();
        } finally {
            Files.deleteIfExists(source);
            Files.deleteIfExists(written);
            Files.delete(folder);
        }
    }

    private static TableReader.Request typed(Path file) {
        return new TableReader.Request(file, CsvLayout.UNKNOWN, List.of(""), true, NUMBERS::contains, name -> true);
    }

    private static Callable<?> read(TableReader.Request request) {
        return () -> new CsvTableReader().read(request, Watcher.SILENT);
    }

    private static Callable<?> write(Table table, Path file) {
        return () -> {
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
                new CsvTableWriter().write(table, FORM, "", out);
            }
            return file;
        };
    }

    private static void generate(Path file) throws Exception {
        Random random = new Random(8);
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            out.write(HEADER);
            out.write('\n');
            for (int row = 0; row < ROWS; row++) {
                out.write(String.join(
                        ",",
                        Integer.toString(random.nextInt(100_000)),
                        random.nextInt(10_000) + "." + (10 + random.nextInt(90)),
                        String.format(Locale.ROOT, "0.%06d", random.nextInt(1_000_000)),
                        Double.toString(random.nextGaussian()),
                        MadeUpTables.SCALE.get(random.nextInt(MadeUpTables.SCALE.size())),
                        MadeUpTables.KINDS.get(random.nextInt(MadeUpTables.KINDS.size())),
                        "place " + random.nextInt(1_000),
                        "C" + random.nextInt(50_000)));
                out.write('\n');
            }
        }
    }

    private static long usedHeap() throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            System.gc();
            Thread.sleep(100);
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
