package org.semblance.acceptance.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Random;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.formats.Tables;
import org.semblance.port.TableReader;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

/** One table of visitors in all the forms that users bring, and what is read out of them again. */
final class Visitors {

    static final int ROWS = 400;

    /** Stands in a quasi-identifier of one row, so that masking takes it away. */
    static final String CANARY = "Xanadu-7731";

    static final String ATTRIBUTES = """
            attributes:
              id: identifier
              age: {role: quasi-identifier, domain: numeric}
              weight: {role: quasi-identifier, domain: numeric, round: 2}
              town: {role: quasi-identifier, domain: nominal}
              visits: confidential
              fee: other
            method: {name: mdav, k: 5}
            measures: [information-loss]
            release: {to: out, shuffle: false}
            """;

    private record Visitor(int id, Integer age, double weight, String town, int visits, boolean member) {}

    private static final List<Visitor> ALL = new ArrayList<>();

    static {
        Random random = new Random(11);
        for (int i = 1; i <= ROWS; i++) {
            ALL.add(new Visitor(
                    i,
                    i % 37 == 0 ? null : 18 + random.nextInt(70),
                    Math.round(500 + random.nextGaussian() * 90) / 8.0,
                    i == 77
                            ? CANARY
                            : List.of("Vic", "Olot", "Ús \"x\"", "Berga", "L'Hospitalet")
                                    .get(random.nextInt(5)),
                    random.nextInt(4),
                    random.nextBoolean()));
        }
    }

    private Visitors() {}

    static Path csv(Path folder) throws IOException {
        List<String> lines = new ArrayList<>(List.of("id,age,weight,town,visits,fee"));
        for (Visitor visitor : ALL) {
            lines.add(visitor.id + "," + (visitor.age == null ? "" : visitor.age) + "," + visitor.weight + ",\""
                    + visitor.town.replace("\"", "\"\"") + "\"," + visitor.visits + "," + visitor.member);
        }
        return Files.write(folder.resolve("visitors.csv"), lines);
    }

    static Path jsonLines(Path folder) throws IOException {
        List<String> lines = new ArrayList<>();
        for (Visitor visitor : ALL) {
            lines.add("{\"id\":" + visitor.id + (visitor.age == null ? "" : ",\"age\":" + visitor.age) + ",\"weight\":"
                    + visitor.weight + ",\"town\":\"" + visitor.town.replace("\"", "\\\"") + "\",\"visits\":"
                    + visitor.visits + ",\"fee\":" + visitor.member + "}");
        }
        // the first line has all keys, since a late key would come last
        return Files.write(folder.resolve("visitors.data"), lines);
    }

    /** Fills a table {@code visitors} that a database has, or makes it. */
    static void fill(Connection connection, String realType) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE visitors (id integer, age integer, weight " + realType
                    + ", town text, visits bigint, fee boolean)");
        }
        try (PreparedStatement insert = connection.prepareStatement("INSERT INTO visitors VALUES (?, ?, ?, ?, ?, ?)")) {
            for (Visitor visitor : ALL) {
                insert.setInt(1, visitor.id);
                insert.setObject(2, visitor.age);
                insert.setDouble(3, visitor.weight);
                insert.setString(4, visitor.town);
                insert.setLong(5, visitor.visits);
                insert.setBoolean(6, visitor.member);
                insert.execute();
            }
        }
    }

    static Path parquet(Path folder) throws SQLException {
        Path file = folder.resolve("visitors.parquet");
        try (Connection connection = open("org.duckdb.DuckDBDriver", "jdbc:duckdb:")) {
            fill(connection, "double");
            try (Statement statement = connection.createStatement()) {
                statement.execute("COPY visitors TO '" + file + "' (FORMAT parquet, KV_METADATA {note: '" + CANARY
                        + "'}, ROW_GROUP_SIZE 2048)");
            }
        }
        return file;
    }

    static Path sqlite(Path folder) throws SQLException {
        Path file = folder.resolve("visitors.sqlite");
        try (Connection connection = open("org.sqlite.JDBC", "jdbc:sqlite:" + file)) {
            fill(connection, "real");
        }
        return file;
    }

    static Path duckdb(Path folder) throws SQLException {
        Path file = folder.resolve("visitors.duckdb");
        try (Connection connection = open("org.duckdb.DuckDBDriver", "jdbc:duckdb:" + file)) {
            fill(connection, "double");
        }
        return file;
    }

    static Connection open(String driver, String address) throws SQLException {
        try {
            return Class.forName(driver)
                    .asSubclass(Driver.class)
                    .getDeclaredConstructor()
                    .newInstance()
                    .connect(address, new Properties());
        } catch (ReflectiveOperationException absent) {
            throw new AssertionError(absent);
        }
    }

    static Path recipe(Path folder, String data) throws IOException {
        return Files.writeString(folder.resolve("recipe.yaml"), data + "\n" + ATTRIBUTES);
    }

    /** The rows of a release as texts, numbers in their canonical form. */
    static List<List<String>> content(Path release) {
        Table table = new Tables()
                .read(TableReader.Request.verbatim(TableSource.of(release), TableFormat.UNKNOWN), Watcher.SILENT)
                .table();
        assertThat(table.names()).containsExactlyInAnyOrder("age", "weight", "town", "visits", "fee");
        List<List<String>> rows = new ArrayList<>();
        for (int row = 0; row < table.size(); row++) {
            List<String> texts = new ArrayList<>();
            for (String name : List.of("age", "weight", "town", "visits", "fee")) {
                texts.add(table.column(name).text(row));
            }
            rows.add(texts);
        }
        return rows;
    }
}
