package org.semblance.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.port.TableReader.Reading;
import org.semblance.port.TableReader.Request;
import org.semblance.source.CsvLayout;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;
import org.semblance.testkit.Trials;

/** Whatever the format: parts put together are the table, with the same words, numbers, messages and warnings. */
class TablePartsContractTest {

    @TempDir
    Path folder;

    /** The formats, and how a table of numbers a, words b and texts c gets into them. */
    enum Kind {
        CSV,
        TSV,
        CSV_GZ,
        JSON_LINES,
        JSON_LINES_GZ,
        PARQUET,
        SQLITE,
        DUCKDB;

        TableSource write(Path folder, List<String[]> rows) throws IOException, SQLException {
            Path file = folder.resolve("visitors");
            Files.deleteIfExists(file);
            switch (this) {
                case CSV, TSV, CSV_GZ -> {
                    String delimiter = this == TSV ? "\t" : ",";
                    StringBuilder text = new StringBuilder(String.join(delimiter, "a", "b", "c") + "\n");
                    rows.forEach(row -> text.append(row[0] == null ? "" : row[0])
                            .append(delimiter)
                            .append(row[1] == null ? "" : row[1])
                            .append(delimiter)
                            .append('"')
                            .append(row[2])
                            .append("\"\n"));
                    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
                    Files.write(file, this == CSV_GZ ? TableFile.gzip(bytes) : bytes);
                }
                case JSON_LINES, JSON_LINES_GZ -> {
                    StringBuilder text = new StringBuilder();
                    for (String[] row : rows) {
                        List<String> entries = new ArrayList<>();
                        if (row[0] != null) {
                            entries.add("\"a\":" + row[0]);
                        }
                        if (row[1] != null) {
                            entries.add("\"b\":" + JsonLinesWriter.quoted(row[1]));
                        }
                        entries.add("\"c\":" + JsonLinesWriter.quoted(row[2]));
                        text.append('{').append(String.join(",", entries)).append("}\n");
                    }
                    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
                    Files.write(file, this == JSON_LINES_GZ ? TableFile.gzip(bytes) : bytes);
                }
                case PARQUET -> {
                    try (DuckDb duck = DuckDb.inMemory(1)) {
                        duck.run("CREATE TABLE t (a DOUBLE, b VARCHAR, c VARCHAR)");
                        insert(duck::run, rows);
                        duck.run("COPY t TO " + DuckDb.literal(file.toString()) + " (FORMAT parquet)");
                    }
                }
                case SQLITE, DUCKDB -> {
                    String address = "jdbc:" + (this == SQLITE ? "sqlite:" : "duckdb:") + file;
                    try (Connection connection = DriverManager.getConnection(address);
                            Statement statement = connection.createStatement()) {
                        statement.execute("CREATE TABLE t (a DOUBLE, b VARCHAR, c VARCHAR)");
                        insert(statement::execute, rows);
                    }
                    return TableSource.of(file.toString(), "SELECT * FROM t", Path::of);
                }
            }
            return TableSource.of(file);
        }

        private interface Running {
            void run(String sql) throws SQLException;
        }

        private static void insert(Running running, List<String[]> rows) throws SQLException {
            for (int from = 0; from < rows.size(); from += 1000) {
                List<String> values = new ArrayList<>();
                for (String[] row : rows.subList(from, Math.min(rows.size(), from + 1000))) {
                    values.add("(" + row[0] + ", " + (row[1] == null ? "NULL" : DuckDb.literal(row[1])) + ", "
                            + DuckDb.literal(row[2]) + ")");
                }
                running.run("INSERT INTO t VALUES " + String.join(", ", values));
            }
        }
    }

    private static List<String[]> random(long seed, int rows) {
        Random random = new Random(seed);
        List<String> words = List.of("Vic", "Reus", "Olot", "München", "Mu\u0308nchen", "Mu\u0308nster", "-", "x y");
        List<String[]> table = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            String number = random.nextInt(9) == 0 ? null : String.valueOf(random.nextInt(1000) / 8.0);
            String word = random.nextInt(9) == 0 ? null : words.get(random.nextInt(words.size()));
            table.add(new String[] {number, word, "text " + random.nextInt(rows)});
        }
        return table;
    }

    @ParameterizedTest
    @EnumSource
    void partsPutTogetherAreTheTable(Kind kind) throws Exception {
        long seed = Trials.seed();
        System.out.println(kind + " in parts from seed " + seed);
        for (int rows : new int[] {1, 2048, 3000}) {
            TableSource source = kind.write(folder, random(seed, rows));
            for (int most : new int[] {7, 1024, 2048, 100_000}) {
                same(source, Set.of("a"), most);
            }
            same(source, Set.of(), 1000);
        }
    }

    @Test
    void readsManyWordsOfParquetThatTheEngineNumbers() throws Exception {
        TableFile file = TableFile.parquet(folder, """
                SELECT i % 1000 / 4 AS a, CASE WHEN i % 7 = 3 THEN NULL ELSE 'w' || (hash(i) % 1000) END AS b,
                  'u' || i AS c FROM range(300000) t(i)
                """);
        List<Table> parts = same(TableSource.of(file.path()), Set.of("a"), TableParts.ROWS);
        assertThat(parts).hasSize(3);
        assertThat(parts.get(1).rows().number(0)).isEqualTo(parts.get(0).size() + 1);
    }

    @Test
    void readsAboutAsManyRowsAtATimeAsItSays() throws Exception {
        TableSource source = Kind.CSV.write(folder, random(1, 2 * TableParts.ROWS + 3));
        List<Integer> sizes = new ArrayList<>();
        new Tables().read(request(source, Set.of("a")), part -> sizes.add(part.size()), Watcher.SILENT);
        assertThat(sizes).containsExactly(TableParts.ROWS, TableParts.ROWS, 3);
    }

    @Test
    void knowsKeysBeforeTheyAreMet() throws Exception {
        Path file = Files.writeString(
                folder.resolve("late.jsonl"), "{\"a\":1}\n{\"a\":2}\n{\"c\":true,\"a\":3}\n{\" b\":\"x\"}\n");
        List<Table> parts = same(TableSource.of(file), Set.of("a"), 1);
        assertThat(parts.get(0).names()).containsExactly("a", "c", "b");
    }

    @Test
    void refusesAndWarnsInTheSameWords() throws Exception {
        String lines = "1,2\n".repeat(9);
        alike("a,b\n" + lines + "x,3\n" + lines, CsvLayout.UNKNOWN);
        alike("a,b\n" + lines + "1\n" + lines, CsvLayout.UNKNOWN);
        alike("a,b\n" + lines + "1,\"x\n" + lines, CsvLayout.UNKNOWN);
        alike("a,b\n" + lines + "1,\0\n" + lines, CsvLayout.UNKNOWN);
        alike("a,b\n", CsvLayout.UNKNOWN);
        alike("", CsvLayout.UNKNOWN);
        alike("a,a\n1,2\n", CsvLayout.UNKNOWN);
        alike("a,b\n01,2\n\n" + lines + "\n02,2\n", CsvLayout.UNKNOWN);
        alike("a;b\n1.234;x\n2.345;y\n3.456;z\n", CsvLayout.UNKNOWN);
        alike("a;b\n1.234;x\n2.345;y\n3.45;z\n", CsvLayout.UNKNOWN);
        alike("a,b\n1e301,x\n", CsvLayout.UNKNOWN);
        alike("a,b\n1,Mu\u0308nchen\n2,Mu\u0308nchen\n3,Mu\u0308nchen\n4,Vic\n", CsvLayout.UNKNOWN);
        alike("a,b\n1,Bär\n2,Wörth\n3,Füße\n4,Zug\n".getBytes(Charset.forName("windows-1252")), CsvLayout.UNKNOWN);
        alike("a,b\n1,x\n2,\u00e4\n".getBytes(StandardCharsets.ISO_8859_1), CsvLayout.UNKNOWN);
        alike("{\"a\":1}\n{\"a\":2}\n{\"a\":\"x\"}\n", CsvLayout.UNKNOWN);
        alike("{\"a\":1}\n{\"a\":2}\n{\"a\":[1]}\n", CsvLayout.UNKNOWN);
        alike("{\"a\":1}\n{\"a\":2}\n{\"a\":3,\"A\":4}\n", CsvLayout.UNKNOWN);
        alike("{\"a\":\"1\"}\n{\"a\":\"2\"}\n{\"a\":\"x\"}\n{\"a\":", CsvLayout.UNKNOWN);
        alike("{\"a\":1}\n{\"a\":2}\n{\"b\":3, \"a\":1, \"b\":3}\n", CsvLayout.UNKNOWN);
    }

    private void alike(String content, CsvLayout csv) throws IOException {
        alike(content.getBytes(StandardCharsets.UTF_8), csv);
    }

    /** In one go and by parts of two rows. */
    private void alike(byte[] content, CsvLayout csv) throws IOException {
        Path file = Files.write(folder.resolve("visitors.csv"), content);
        Request request = new Request(file, csv, List.of(""), true, "a"::equals, name -> true);
        PartedReader reader =
                FileContent.of(SourceFile.at(file)) == FileContent.CSV ? new CsvTableReader() : new JsonLinesReader();
        List<String> whole = heard(watcher -> reader.read(request, watcher));
        List<String> parts = heard(watcher -> reader.read(request, TableParts.of(2, part -> {}), watcher));
        assertThat(parts).isEqualTo(whole);
    }

    private static List<String> heard(Consumer<Watcher> reading) {
        List<String> heard = new ArrayList<>();
        Problem problem = catchThrowableOfType(Problem.class, () -> reading.accept(listening(heard)));
        heard.add(problem == null ? "read" : problem.code() + " " + problem.getMessage() + " " + problem.advice());
        return heard;
    }

    private static Watcher listening(List<String> heard) {
        return new Watcher() {
            @Override
            public void progress(String stage, long done, long total) {}

            @Override
            public void warn(Warning warning) {
                heard.add(warning.code() + " " + warning.message());
            }
        };
    }

    private static Request request(TableSource source, Set<String> numbers) {
        return new Request(source, TableFormat.UNKNOWN, List.of("", "-"), true, numbers::contains, name -> true);
    }

    private static PartedReader reader(TableSource source) {
        return switch (FileContent.of(SourceFile.at(source.file()))) {
            case CSV -> new CsvTableReader();
            case JSON_LINES -> new JsonLinesReader();
            case PARQUET -> new ParquetReader();
            case SQLITE -> DatabaseReader.of(FileContent.SQLITE, source.file());
            case DUCKDB -> DatabaseReader.of(FileContent.DUCKDB, source.file());
            default -> throw new AssertionError();
        };
    }

    private static List<Table> same(TableSource source, Set<String> numbers, int most) {
        List<String> heard = new ArrayList<>();
        List<String> heardInParts = new ArrayList<>();
        Request request = request(source, numbers);
        Reading whole = reader(source).read(request, listening(heard));
        List<Table> parts = new ArrayList<>();
        TableFormat form = reader(source).read(request, TableParts.of(most, parts::add), listening(heardInParts));
        assertThat(form).isEqualTo(whole.form());
        assertThat(heardInParts).isEqualTo(heard);
        assertThat(parts).allSatisfy(part -> {
            assertThat(part.size()).isPositive().isLessThan(most + 2048);
            part.columns().stream()
                    .filter(Words.class::isInstance)
                    .map(Words.class::cast)
                    .forEach(TablePartsContractTest::byFirstAppearance);
        });
        equal(Table.joined(parts), whole.table());
        return parts;
    }

    private static void byFirstAppearance(Words words) {
        int met = 0;
        for (int row = 0; row < words.size(); row++) {
            if (words.code(row) > met) {
                throw new AssertionError("a code before its turn in row " + (row + 1));
            }
            met = Math.max(met, words.code(row) + 1);
        }
        assertThat(words.dictionary()).hasSize(met);
    }

    static void equal(Table table, Table expected) {
        assertThat(table.names()).isEqualTo(expected.names());
        assertThat(table.size()).isEqualTo(expected.size());
        for (String name : expected.names()) {
            assertThat(table.column(name)).hasSameClassAs(expected.column(name));
            for (int row = 0; row < expected.size(); row++) {
                if (!table.column(name).text(row).equals(expected.column(name).text(row))
                        || table.column(name).missing(row)
                                != expected.column(name).missing(row)
                        || table.rows().number(row) != expected.rows().number(row)) {
                    throw new AssertionError("row " + (row + 1) + " of " + name + " differs");
                }
            }
            if (expected.column(name) instanceof Words words) {
                assertThat(((Words) table.column(name)).dictionary()).isEqualTo(words.dictionary());
            }
        }
    }
}
