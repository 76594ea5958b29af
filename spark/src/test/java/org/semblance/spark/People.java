package org.semblance.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Made-up people, in each of the forms a table may come in. Their towns have names that can be looked for. */
final class People {

    static final String TOWN = "Avalon";

    static final String ATTRIBUTES = """
            attributes:
              id: {role: identifier}
              age: {role: quasi-identifier, domain: numeric, round: 1}
              income: {role: quasi-identifier, domain: numeric}
              town: {role: quasi-identifier, domain: nominal}
              school: {role: quasi-identifier, domain: ordinal, scale: [none, primary, secondary, higher]}
              illness: {role: confidential}
              remark: {role: other}
            measures: [information-loss, record-linkage, homogeneity, discernibility]
            """;

    static final String IN_BLOCKS = """
            method: {name: mdav, k: 5}
            blocking: {name: kd, size: 300}
            """;

    private static final List<String> COLUMNS = List.of("id", "age", "income", "town", "school", "illness", "remark");
    private static final List<String> SCHOOLS = List.of("none", "primary", "secondary", "higher");

    /** Rows of as many fields as there are columns; an empty one is missing. */
    private final List<List<String>> rows;

    private People(List<List<String>> rows) {
        this.rows = rows;
    }

    static People some(int count) {
        return mostlyAlike(count, 1);
    }

    /** Only one in so many is not like all others. */
    static People mostlyAlike(int count, int oneIn) {
        Random random = new Random(5);
        List<List<String>> rows = new ArrayList<>();
        for (int row = 0; row < count; row++) {
            boolean own = row % oneIn == 0;
            rows.add(List.of(
                    "p" + row,
                    !own ? "40" : random.nextInt(20) == 0 ? "" : String.valueOf(20 + random.nextInt(60)),
                    own ? String.valueOf(random.nextInt(5000) / 8.0) : "100.5",
                    !own ? TOWN : random.nextInt(15) == 0 ? "" : TOWN + " " + random.nextInt(5),
                    own ? SCHOOLS.get(random.nextInt(SCHOOLS.size())) : "none",
                    "illness" + random.nextInt(9),
                    "=note; " + random.nextInt(99)));
        }
        return new People(rows);
    }

    private static List<String> lines(List<List<String>> rows) {
        List<String> lines = new ArrayList<>(List.of(String.join(",", COLUMNS)));
        rows.forEach(row -> lines.add(String.join(",", row)));
        return lines;
    }

    void csv(Path file) throws IOException {
        Files.write(file, lines(rows));
    }

    /** A folder of so many files, after one without rows. */
    void folder(Path folder, int files) throws IOException {
        Files.createDirectories(folder);
        Files.write(folder.resolve("0.csv"), lines(List.of()));
        for (int file = 1; file <= files; file++) {
            Files.write(
                    folder.resolve(file + ".csv"),
                    lines(rows.subList(rows.size() * (file - 1) / files, rows.size() * file / files)));
        }
    }

    void jsonLines(Path file) throws IOException {
        List<String> lines = new ArrayList<>();
        for (List<String> row : rows) {
            List<String> fields = new ArrayList<>();
            for (int column = 0; column < row.size(); column++) {
                String text = row.get(column);
                boolean number = column == 1 || column == 2;
                fields.add("\"" + COLUMNS.get(column) + "\": "
                        + (text.isEmpty() ? "null" : number ? text : "\"" + text + "\""));
            }
            lines.add("{" + String.join(", ", fields) + "}");
        }
        Files.write(file, lines);
    }

    /**
     * A Parquet file.
     *
     * @param selected the columns, in the words of a query
     */
    void parquet(Path file, String selected) throws IOException, SQLException {
        Path beside = file.resolveSibling("beside.csv");
        csv(beside);
        try (Connection duck = DriverManager.getConnection("jdbc:duckdb:");
                Statement statement = duck.createStatement()) {
            statement.execute("COPY (SELECT " + selected + " FROM read_csv('" + beside + "', header = true)) TO '"
                    + file + "' (FORMAT parquet)");
        }
        Files.delete(beside);
    }

    /** A SQLite file with a table of this name. */
    void database(Path file, String table) throws SQLException {
        try (Connection sqlite = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = sqlite.createStatement()) {
            statement.execute("CREATE TABLE " + table
                    + " (id TEXT, age INTEGER, income REAL, town TEXT, school TEXT, illness TEXT, remark TEXT)");
            sqlite.setAutoCommit(false);
            try (PreparedStatement insert =
                    sqlite.prepareStatement("INSERT INTO " + table + " VALUES (?, ?, ?, ?, ?, ?, ?)")) {
                for (List<String> row : rows) {
                    for (int column = 0; column < row.size(); column++) {
                        insert.setString(column + 1, row.get(column).isEmpty() ? null : row.get(column));
                    }
                    insert.addBatch();
                }
                insert.executeBatch();
            }
            sqlite.commit();
        }
    }
}
