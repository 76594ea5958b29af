package org.semblance.acceptance.tables;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same table in another form gives the same masked content, in that form. */
class SameContentTest {

    private static List<List<String>> expected;

    @TempDir
    Path folder;

    @BeforeAll
    static void maskTheCsv(@TempDir Path folder) throws IOException {
        Visitors.csv(folder);
        expected = masked(folder, "data: visitors.csv", "release.csv", Map.of());
        assertThat(expected).hasSize(Visitors.ROWS);
    }

    private static List<List<String>> masked(Path folder, String data, String file, Map<String, String> environment)
            throws IOException {
        Path recipe = Visitors.recipe(folder, data);
        Command command = Command.run(environment, "anonymize", recipe.toString(), "--json");
        assertThat(command.err()).isEmpty();
        assertThat(command.code()).isZero();
        Path release = folder.resolve("out").resolve(file);
        assertThat(Files.readString(folder.resolve("out/certificate.json"))).contains("\"" + file + "\"");
        try (var files = Files.list(folder.resolve("out"))) {
            assertThat(files.map(path -> path.getFileName().toString()))
                    .containsExactlyInAnyOrder(file, "report.html", "report.json", "certificate.json");
        }
        for (String name : List.of(file, "report.html", "report.json", "certificate.json")) {
            String bytes = Files.readString(folder.resolve("out").resolve(name), StandardCharsets.ISO_8859_1);
            assertThat(bytes).as(name).doesNotContain(Visitors.CANARY);
        }
        Command check = Command.run("check", release.toString(), "--recipe", recipe.toString());
        assertThat(check.out()).startsWith("yes");
        return Visitors.content(release);
    }

    @Test
    void fromJsonLines() throws IOException {
        Visitors.jsonLines(folder);
        assertThat(masked(folder, "data: visitors.data", "release.jsonl", Map.of()))
                .isEqualTo(expected);
        assertThat(Files.readAllLines(folder.resolve("out/release.jsonl")).get(0))
                .matches(
                        "\\{\"age\":\\d+(\\.\\d+)?,\"weight\":[\\d.]+,\"town\":\".+\",\"visits\":\\d,\"fee\":(true|false)}");
    }

    @Test
    void fromGzippedJsonLinesAndCsv() throws IOException {
        for (Path plain : List.of(Visitors.jsonLines(folder), Visitors.csv(folder))) {
            ByteArrayOutputStream zipped = new ByteArrayOutputStream();
            try (GZIPOutputStream gzip = new GZIPOutputStream(zipped)) {
                gzip.write(Files.readAllBytes(plain));
            }
            Path sub = Files.createDirectory(folder.resolve("of-" + plain.getFileName()));
            Files.write(sub.resolve("zipped"), zipped.toByteArray());
            String file = plain.toString().endsWith(".csv") ? "release.csv" : "release.jsonl";
            assertThat(masked(sub, "data: zipped", file, Map.of())).isEqualTo(expected);
        }
    }

    @Test
    void fromParquet() throws IOException, SQLException {
        Visitors.parquet(folder);
        assertThat(masked(folder, "data: visitors.parquet", "release.parquet", Map.of()))
                .isEqualTo(expected);
    }

    @Test
    void fromAnSqliteFile() throws IOException, SQLException {
        Visitors.sqlite(folder);
        String query =
                "query: \"select id, age, weight, town, visits, case fee when 1 then 'true' else 'false' end fee from visitors order by id\"";
        assertThat(masked(folder, "data: visitors.sqlite\n" + query, "release.parquet", Map.of()))
                .isEqualTo(expected);
    }

    @Test
    void fromADuckdbFile() throws IOException, SQLException {
        Visitors.duckdb(folder);
        assertThat(masked(
                        folder,
                        "data: visitors.duckdb\nquery: select * from visitors order by id;",
                        "release.parquet",
                        Map.of()))
                .isEqualTo(expected);
    }

    @Test
    void fromPostgresql() throws IOException, SQLException {
        try (EmbeddedPostgres server = EmbeddedPostgres.start();
                Connection connection = server.getPostgresDatabase().getConnection()) {
            Visitors.fill(connection, "double precision");
            String address = "jdbc:postgresql://localhost:" + server.getPort() + "/postgres";
            assertThat(masked(
                            folder,
                            "data: " + address + "\nquery: select * from visitors order by id",
                            "release.parquet",
                            Map.of("SEMBLANCE_JDBC_USER", "postgres", "SEMBLANCE_JDBC_PASSWORD", "postgres")))
                    .isEqualTo(expected);
        }
    }
}
