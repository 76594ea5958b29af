package org.semblance.formats;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

/**
 * Reads the result of one database query over a read-only connection. Error messages of drivers may quote the data or
 * the address, so they are not passed on.
 */
final class DatabaseReader extends PartedReader {

    private static final int FETCHED_AT_ONCE = 1 << 13;
    private static final String PLACE = "the database";

    /** Kept, because an unreferenced logger loses its level. */
    private static final List<Logger> SILENCED =
            List.of(Logger.getLogger("org.postgresql"), Logger.getLogger("org.sqlite"));

    /** Opens a connection. */
    private interface Opening {
        Connection open() throws SQLException;
    }

    private final @Nullable Opening opening;
    private final @Nullable Path duckFile;

    private DatabaseReader(@Nullable Opening opening, @Nullable Path duckFile) {
        this.opening = opening;
        this.duckFile = duckFile;
        SILENCED.forEach(logger -> logger.setLevel(Level.OFF));
    }

    /** The database at an address. */
    static DatabaseReader at(TableSource source, Map<String, String> environment) {
        Jdbc jdbc = Jdbc.of(source.address(), environment);
        return switch (jdbc.kind()) {
            case POSTGRESQL -> new DatabaseReader(() -> postgresql(jdbc), null);
            case SQLITE -> of(FileContent.SQLITE, path(jdbc.server()));
            case DUCKDB -> of(FileContent.DUCKDB, path(jdbc.server()));
        };
    }

    /** The database in a file. */
    static DatabaseReader of(FileContent content, Path file) {
        SourceFile source = SourceFile.at(file);
        if (FileContent.of(source) != content) {
            throw Problem.data(
                    ProblemCode.E_JDBC, source.name() + ": not a database of this kind", "check the address");
        }
        return content == FileContent.DUCKDB
                ? new DatabaseReader(null, file)
                : new DatabaseReader(() -> sqlite(file), null);
    }

    private static Path path(String server) {
        try {
            return Path.of(server);
        } catch (InvalidPathException invalid) {
            throw Problem.recipe(ProblemCode.E_JDBC, "the address names no database file", "check the address");
        }
    }

    @Override
    TableFormat read(Request request, TableParts parts, Watcher watcher) {
        String query = DatabaseQuery.of(request.source().query());
        try {
            return duckFile == null
                    ? rows(query, request, parts, watcher)
                    : duck(duckFile, query, request, parts, watcher);
        } catch (SQLException failed) {
            throw problem(failed);
        }
    }

    private TableFormat rows(String query, Request request, TableParts parts, Watcher watcher) throws SQLException {
        if (opening == null) {
            throw new IllegalStateException("nothing to open");
        }
        try (Connection connection = opening.open();
                Statement statement =
                        connection.createStatement(ResultSet.TYPE_FORWARD_ONLY, ResultSet.CONCUR_READ_ONLY)) {
            statement.setFetchSize(FETCHED_AT_ONCE);
            try (ResultSet answer = statement.executeQuery(query)) {
                JdbcRows rows = new JdbcRows(PLACE, request, answer);
                rows.read(parts, watcher);
                return TableFormat.of(TableFormat.Format.PARQUET, rows.types());
            }
        }
    }

    /**
     * Reads a DuckDB file. The engine computes the full result before a row is read, because an error in between would
     * look like the end.
     */
    private static TableFormat duck(Path file, String query, Request request, TableParts parts, Watcher watcher)
            throws SQLException {
        try (DuckDb duck = DuckDb.onFile(file)) {
            ColumnHeader.names(
                    duck.rows("DESCRIBE " + query).stream()
                            .map(column -> String.valueOf(column.get(0)))
                            .toList(),
                    Place.in(PLACE));
            duck.run("CREATE TEMP TABLE answer AS SELECT * FROM (" + query + "\n)");
            long rows = duck.number("SELECT count(*) FROM temp.answer");
            DuckTable reading = new DuckTable(PLACE, ProblemCode.E_JDBC, "temp.answer", request);
            reading.describe(duck);
            reading.read(duck, rows, parts, watcher);
            return TableFormat.of(TableFormat.Format.PARQUET, reading.types());
        }
    }

    private static Connection postgresql(Jdbc jdbc) throws SQLException {
        Properties properties = new Properties();
        properties.putAll(jdbc.properties());
        properties.setProperty("readOnly", "true");
        properties.setProperty("readOnlyMode", "always");
        Connection connection = open("org.postgresql.Driver", jdbc.server(), properties);
        try (Statement statement = connection.createStatement()) {
            connection.setReadOnly(true);
            statement.execute("SET TIME ZONE 'UTC'");
            statement.execute("SET DateStyle TO 'ISO'");
            // rows are fetched in parts only within a transaction
            connection.setAutoCommit(false);
            return connection;
        } catch (SQLException failed) {
            connection.close();
            throw failed;
        }
    }

    private static Connection sqlite(Path file) throws SQLException {
        String path = file.toAbsolutePath().toString();
        if (path.indexOf('?') >= 0) {
            throw Problem.recipe(
                    ProblemCode.E_JDBC, "the path of the database has a question mark", "rename the file or folder");
        }
        Properties properties = new Properties();
        properties.setProperty("open_mode", "1"); // SQLITE_OPEN_READONLY
        return open("org.sqlite.JDBC", "jdbc:sqlite:" + path, properties);
    }

    /** Uses one driver directly instead of the driver manager, which would load all drivers on the class path. */
    private static Connection open(String driver, String address, Properties properties) throws SQLException {
        Driver loaded;
        try {
            loaded = Class.forName(driver)
                    .asSubclass(Driver.class)
                    .getDeclaredConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException | LinkageError absent) {
            throw Problem.machine(
                    ProblemCode.E_ENGINE,
                    "the driver of this database cannot be loaded",
                    "put its jar next to the others");
        }
        Connection connection = loaded.connect(address, properties);
        if (connection == null) {
            throw new SQLException();
        }
        return connection;
    }

    private static Problem problem(SQLException failed) {
        String state = failed.getSQLState() == null ? "" : failed.getSQLState();
        if (DuckDb.outOfMemory(failed)) {
            return Problem.machine(
                    ProblemCode.E_MEMORY, "the answer of the database does not fit into memory", "ask for less");
        }
        if (state.startsWith("08")) {
            return Problem.machine(
                    ProblemCode.E_JDBC,
                    "the database cannot be reached, or the connection was lost",
                    "check host, port and network, and run again");
        }
        if (state.startsWith("28")) {
            return Problem.machine(
                    ProblemCode.E_JDBC,
                    "the database refuses the user or the password",
                    "give them in the variables SEMBLANCE_JDBC_USER and SEMBLANCE_JDBC_PASSWORD");
        }
        if (state.equals("3D000")) {
            return Problem.machine(ProblemCode.E_JDBC, "the server has no database of this name", "check the address");
        }
        if (state.equals("25006")) {
            return Problem.recipe(
                    ProblemCode.E_JDBC, "the query would change the database", "write a query that only reads");
        }
        if (state.startsWith("57P")) {
            return Problem.machine(
                    ProblemCode.E_JDBC, "the database server ended the connection", "run again when it is up");
        }
        return Problem.recipe(
                ProblemCode.E_JDBC,
                "the database could not answer the query",
                "try the query in the database's own program; check the names of tables and columns and your rights");
    }
}
