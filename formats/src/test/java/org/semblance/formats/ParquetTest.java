package org.semblance.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Watcher;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.port.TableReader.Reading;
import org.semblance.port.TableReader.Request;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

class ParquetTest {

    @TempDir
    Path folder;

    private TableFile parquet(String query) {
        return TableFile.parquet(folder, query);
    }

    @Test
    void readsNumbersAndWords() {
        TableFile file = parquet("SELECT 34 AS age, 'Vic' AS town UNION ALL SELECT NULL, '' ORDER BY age")
                .numbers("age");
        Table table = file.verbatim().table();
        assertThat(((Numbers) table.column("age")).at(0)).isEqualTo(34);
        assertThat(table.column("age").missing(1)).isTrue();
        assertThat(table.column("town").missing(1)).isFalse();
        assertThat(file.missing("").table().column("town").missing(1)).isTrue();
    }

    @Test
    void givesStoredValuesTheirCanonicalTexts() {
        TableFile file = parquet("""
                SELECT 35::DOUBLE AS a, 0.1::FLOAT AS b, 9223372036854775807 AS c, 1.50::DECIMAL(9, 2) AS d,
                  DATE '2020-01-31' AS e, TIMESTAMPTZ '2020-01-31 12:00:00+02' AS f, true AS g, -0.0::DOUBLE AS h,
                  1e20::DOUBLE AS i, 7::UTINYINT AS j, 18446744073709551615::UBIGINT AS k
                """);
        assertThat(file.table().columns().stream().map(column -> column.text(0)))
                .containsExactly(
                        "35",
                        "0.1",
                        "9223372036854775807",
                        "1.50",
                        "2020-01-31",
                        "2020-01-31 10:00:00+00",
                        "true",
                        "0",
                        "100000000000000000000",
                        "7",
                        "18446744073709551615");
        assertThat(((Numbers) file.numbers("b", "d").table().column("b")).at(0)).isEqualTo(0.1);
        assertThat(((Numbers) file.table().column("d")).at(0)).isEqualTo(1.5);
    }

    @Test
    void appliesMissingTokensToStoredNumbers() {
        TableFile file = parquet("SELECT unnest([-999, 5]) AS a").missing("?", "-999");
        assertThat(file.table().column("a").missing(0)).isTrue();
        assertThat(file.numbers("a").table().column("a").missing(0)).isTrue();
        assertThat(file.table().column("a").missing(1)).isFalse();
    }

    @Test
    void refusesWhatIsNested() { // BI067
        parquet("SELECT 1 AS a, {'x': 'canary'} AS n")
                .refused("E_PARQUET", "visitors.parquet, column 'n': nested values");
        parquet("SELECT [1] AS n").refused("E_PARQUET", "visitors.parquet, column 'n': nested values");
        parquet("SELECT 'canary'::BLOB AS n")
                .refused("E_PARQUET", "visitors.parquet, column 'n': nested or binary values");
    }

    @Test
    void refusesAFileThatIsCutShortOrDamaged() throws IOException { // BI067
        TableFile file = parquet("SELECT i AS a, 'canary ' || i AS b FROM range(10000) t(i)");
        byte[] whole = Files.readAllBytes(file.path());
        for (int length : new int[] {4, 12, whole.length / 2, whole.length - 9, whole.length - 1}) {
            Files.write(file.path(), Arrays.copyOf(whole, length));
            assertThat(file.problem().code()).isEqualTo("E_PARQUET");
        }
        int refused = 0;
        for (int at = whole.length - 9; at > whole.length - 200; at -= 7) {
            byte[] flipped = whole.clone();
            flipped[at] ^= 0x55;
            Files.write(file.path(), flipped);
            try {
                file.table();
            } catch (org.semblance.Problem problem) {
                refused++;
                assertThat(problem.what()).doesNotContain(TableFile.CANARY);
            }
        }
        assertThat(refused).isPositive();
    }

    @Test
    void refusesNumbersThatAreNone() {
        TableFile file = parquet("SELECT unnest([1, 'nan'::DOUBLE]) AS a");
        file.refused("E_NUMBER", "visitors.parquet, row 2, column 'a': NaN or infinity");
        file.numbers("a").refused("E_NUMBER", "visitors.parquet, row 2, column 'a': NaN or infinity");
        parquet("SELECT 1e301 AS a")
                .numbers("a")
                .refused("E_RANGE", "visitors.parquet, row 1, column 'a': a number beyond 1e300");
        parquet("SELECT 'canary' AS a")
                .numbers("a")
                .refused("E_NUMBER", "visitors.parquet, row 1, column 'a': not a number");
    }

    @Test
    void refusesAnEmptyTableAndNulCharacters() {
        parquet("SELECT 1 AS a WHERE false").refused("E_EMPTY_INPUT", "visitors.parquet: no records");
        parquet("SELECT 'x' || chr(0) AS a").refused("E_NUL", "visitors.parquet, row 1, column 'a': a NUL character");
    }

    @Test
    void readsManyRowsOfFewWordsLikeFewRows() {
        TableFile file = parquet("""
                SELECT CASE WHEN i % 7 = 3 THEN NULL WHEN i % 7 = 4 THEN '' ELSE 'w' || (hash(i) % 1000) END AS a,
                  'u' || i AS b FROM range(100000) t(i)
                """);
        Table many = file.verbatim().table();
        Table few = parquet("""
                        SELECT CASE WHEN i % 7 = 3 THEN NULL WHEN i % 7 = 4 THEN '' ELSE 'w' || (hash(i) % 1000) END AS a,
                          'u' || i AS b FROM range(1000) t(i)
                        """).verbatim().table();
        for (int row = 0; row < few.size(); row++) {
            for (String name : few.names()) {
                assertThat(many.column(name).text(row))
                        .isEqualTo(few.column(name).text(row));
                assertThat(many.column(name).missing(row))
                        .isEqualTo(few.column(name).missing(row));
            }
        }
        assertThat(((Words) many.column("a")).dictionary().subList(0, 100))
                .isEqualTo(((Words) few.column("a")).dictionary().subList(0, 100));
        assertThat(many.column("b").text(99_999)).isEqualTo("u99999");
    }

    @Test
    void readsTheFileAndNothingItsNameMayMean() throws IOException {
        Path odd = Files.createDirectories(folder.resolve("year=2020")).resolve("a[1]?*{b}'.parquet");
        Files.copy(parquet("SELECT 'decoy' AS a").path(), odd.resolveSibling("a1xx{b}'.parquet"));
        Files.copy(parquet("SELECT 'right' AS a").path(), odd);
        TableFile file = new TableFile(odd);
        assertThat(file.column("a")).containsExactly("right");
        assertThat(file.table().names()).containsExactly("a");
    }

    @Test
    void tellsThatParquetNeedsNoGzip() throws IOException {
        byte[] zipped =
                TableFile.gzip(Files.readAllBytes(parquet("SELECT 1 AS a").path()));
        TableFile.of(folder, zipped).refused("E_PARQUET", "visitors.csv: a Parquet file inside of a gzip file");
    }

    @Test
    void writesColumnsWithTheTypesTheyHad() throws IOException {
        Table table = Table.of(
                Numbers.of("age", 35, Double.NaN, 36),
                Numbers.of("mean", 1.5, 2, 3),
                Words.of("salary", "1000.50", null, "12.00"),
                Words.of("born", "2020-01-31", "*", "2020-02-01"),
                Words.of("day", "2020-01-31", null, "2020-02-01"),
                Words.of("real", "35", "0.1", "2"),
                Words.of("word", "", null, "ü"));
        TableFormat form = TableFormat.of(
                TableFormat.Format.PARQUET,
                Map.of(
                        "age",
                        "INTEGER",
                        "mean",
                        "INTEGER",
                        "salary",
                        "DECIMAL(9,2)",
                        "born",
                        "DATE",
                        "day",
                        "DATE",
                        "real",
                        "DOUBLE",
                        "word",
                        "VARCHAR"));
        Reading again = rewritten(table, form);
        assertThat(again.form().types())
                .containsEntry("age", "INTEGER")
                .containsEntry("mean", "DOUBLE")
                .containsEntry("salary", "DECIMAL(9,2)")
                .containsEntry("born", "VARCHAR")
                .containsEntry("day", "DATE")
                .containsEntry("real", "DOUBLE");
        for (String name : table.names()) {
            for (int row = 0; row < 3; row++) {
                assertThat(again.table().column(name).missing(row))
                        .isEqualTo(table.column(name).missing(row));
                assertThat(again.table().column(name).text(row))
                        .isEqualTo(table.column(name).text(row));
            }
        }
    }

    @Test
    void writesTheSameBytesAndNothingButTheTable() throws IOException {
        int rows = 300_000;
        double[] numbers = new double[rows];
        int[] codes = new int[rows];
        for (int row = 0; row < rows; row++) {
            numbers[row] = row * 31 % 1000 / 8.0;
            codes[row] = row * 17 % 3;
        }
        // a dictionary may hold words that no row has any more
        Table table = Table.of(
                        Numbers.of("a", numbers),
                        Words.of("b", codes, java.util.List.of("x", "y", "z", TableFile.CANARY)))
                .rows(java.util.stream.IntStream.range(0, rows).toArray());
        TableFormat form = TableFormat.of(TableFormat.Format.PARQUET, Map.of());
        rewritten(table, form);
        byte[] once = Files.readAllBytes(folder.resolve("release.parquet"));
        rewritten(table, form);
        assertThat(Files.readAllBytes(folder.resolve("release.parquet"))).isEqualTo(once);
        assertThat(new String(once, StandardCharsets.ISO_8859_1)).doesNotContain(TableFile.CANARY);
    }

    @Test
    void leavesNoLibraryBehind() throws IOException {
        parquet("SELECT 1 AS a").table();
        String maps = Path.of("/proc/self/maps").toFile().exists()
                ? Files.readString(Path.of("/proc/self/maps"))
                : "(deleted)";
        assertThat(maps).contains("(deleted)");
    }

    private Reading rewritten(Table table, TableFormat form) throws IOException {
        Path file = folder.resolve("release.parquet");
        if (!Files.exists(file)) {
            Files.createFile(file);
        }
        new Tables().write(table, form, "?", file);
        return new Tables().read(Request.verbatim(TableSource.of(file), form), Watcher.SILENT);
    }
}
