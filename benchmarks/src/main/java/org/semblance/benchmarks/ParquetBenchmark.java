package org.semblance.benchmarks;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.Callable;
import org.duckdb.DuckDBDriver;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.formats.Tables;
import org.semblance.port.TableReader;
import org.semblance.source.CsvLayout;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

/** Reading and writing Parquet, compared with a scan of the same file by DuckDB itself. */
final class ParquetBenchmark implements Benchmark {

    private static final String COLUMNS = "count,price,ratio,real,level,kind,place,code";
    private static final List<String> NUMBERS = List.of("count", "price", "ratio", "real");

    /** Four columns of numbers, and words with 7, 10, 1,000 and 50,000 different values. */
    private static final String TABLE = """
            SELECT (hash(i) % 100000)::INTEGER AS count, (hash(i + 1) % 1000000)::DOUBLE / 100 AS price,
              (hash(i + 2) % 1000000)::DOUBLE / 1000000 AS ratio, (hash(i + 3) % 100000)::DOUBLE / 7 AS real,
              'level ' || (hash(i + 4) % 7) AS level, 'kind ' || (hash(i + 5) % 10) AS kind,
              'place ' || (hash(i + 6) % 1000) AS place, 'C' || (hash(i + 7) % 50000) AS code
            FROM range(ROWS) t(i)
            """;

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin(
                "parquet", "2,000,000 rows x 8 columns (4 of numbers, 4 of words); seconds by the clock, 2 threads");
        Path folder = Files.createTempDirectory("semblance-benchmark");
        Path source = folder.resolve("source.parquet");
        Path written = folder.resolve("written.parquet");
        Path log = folder.resolve("log");
        try (Connection engine = engine()) {
            make(engine, 2_000_000, source);
            sheet.note("size of the file", Files.size(source) / 1e6, "MB");
            double scan = sheet.note(
                    "the engine's own scan of all values, median of 5",
                    median(() -> {
                        execute(engine, "SELECT bit_xor(hash(t)) FROM read_parquet('" + source + "') t");
                        return source;
                    }),
                    "s");
            double typed = sheet.note("read, numbers as numbers, median of 5", median(read(typed(source))), "s");
            double verbatim = sheet.note(
                    "read, all as words (how check reads), median of 5",
                    median(read(TableReader.Request.verbatim(TableSource.of(source), TableFormat.UNKNOWN))),
                    "s");
            sheet.note("reading as a multiple of the scan", typed / scan, "x");
            sheet.note("reading as words as a multiple of the scan", verbatim / scan, "x");
            Table table = new Tables().read(typed(source), Watcher.SILENT).table();
            Files.createFile(written);
            sheet.note(
                    "write, median of 5",
                    median(() -> {
                        new Tables().write(table, TableFormat.of(TableFormat.Format.PARQUET, Map.of()), "", written);
                        return written;
                    }),
                    "s");
            make(engine, 10_000_000, source);
            // nearly all rows are unique, the most expensive case, so the check fails with exit code 3
            double seconds = new CommandLine(List.of("-Xmx2g"), log)
                    .seconds(3, "check", source.toString(), "--qi", COLUMNS, "--k", "5");
            sheet.note("check of 10,000,000 rows x 8 columns in a process with 2 GB of heap", seconds, "s");
        } finally {
            Files.deleteIfExists(source);
            Files.deleteIfExists(written);
            Files.deleteIfExists(log);
            Files.delete(folder);
        }
    }

    private static void make(Connection engine, int rows, Path file) throws SQLException {
        execute(
                engine,
                "COPY (" + TABLE.replace("ROWS", String.valueOf(rows)) + ") TO '" + file
                        + "' (FORMAT parquet, COMPRESSION zstd)");
    }

    private static Connection engine() throws SQLException {
        Properties settings = new Properties();
        settings.setProperty("threads", "2");
        return new DuckDBDriver().connect("jdbc:duckdb:", settings);
    }

    private static void execute(Connection engine, String sql) throws SQLException {
        try (Statement statement = engine.createStatement()) {
            if (statement.execute(sql)) {
                try (ResultSet result = statement.getResultSet()) {
                    result.next();
                }
            }
        }
    }

    private static TableReader.Request typed(Path file) {
        return new TableReader.Request(file, CsvLayout.UNKNOWN, List.of(""), true, NUMBERS::contains, name -> true);
    }

    private static Callable<?> read(TableReader.Request request) {
        return () -> new Tables().read(request, Watcher.SILENT).table().size();
    }

    private static double median(Callable<?> work) throws Exception {
        double[] seconds = new double[5];
        for (int i = 0; i < seconds.length; i++) {
            long start = System.nanoTime();
            work.call();
            seconds[i] = (System.nanoTime() - start) / 1e9;
        }
        Arrays.sort(seconds);
        return seconds[seconds.length / 2];
    }
}
