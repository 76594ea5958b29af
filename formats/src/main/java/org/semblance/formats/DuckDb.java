package org.semblance.formats;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.duckdb.DuckDBConnection;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * The embedded database engine DuckDB, which reads and writes Parquet and its own database files. It is opened only
 * when needed, because its library is large.
 *
 * <p>It loads no extensions, spills nothing to disk, and accepts no settings once open. Its error messages quote the
 * data, so they are never passed on.
 */
public final class DuckDb implements AutoCloseable {

    private static final String NOWHERE = "/nonexistent";
    private static final String MEMORY = "2GB";

    private final DuckDBConnection connection;

    private DuckDb(DuckDBConnection connection) {
        this.connection = connection;
    }

    /** The engine without a database. */
    public static DuckDb inMemory(int threads) throws SQLException {
        return open("", threads, new Properties());
    }

    /** Opens a database file for reading; queries cannot access anything else. */
    static DuckDb onFile(Path database) throws SQLException {
        Properties settings = new Properties();
        settings.setProperty("access_mode", "READ_ONLY");
        settings.setProperty("enable_external_access", "false");
        return open(database.toAbsolutePath().toString(), 2, settings);
    }

    private static DuckDb open(String database, int threads, Properties settings) throws SQLException {
        settings.setProperty("autoinstall_known_extensions", "false");
        settings.setProperty("autoload_known_extensions", "false");
        settings.setProperty("custom_extension_repository", NOWHERE);
        settings.setProperty("extension_directory", NOWHERE);
        settings.setProperty("temp_directory", "");
        settings.setProperty("memory_limit", MEMORY);
        settings.setProperty("threads", String.valueOf(threads));
        settings.setProperty("jdbc_instance_cache", "false");
        DuckDBConnection connection;
        try {
            connection = DuckDBConnection.newConnection("jdbc:duckdb:" + database, false, settings);
        } catch (SQLException failed) {
            throw failed;
        } catch (Exception | UnsatisfiedLinkError | ExceptionInInitializerError | NoClassDefFoundError unloadable) {
            throw Problem.machine(
                    ProblemCode.E_ENGINE,
                    "the library for Parquet and DuckDB files cannot be loaded on this machine",
                    "check that the temporary folder is writable and may hold programs, or bring the table as CSV");
        }
        DuckDb duck = new DuckDb(connection);
        try {
            unlinkLibrary();
            duck.run("SET TimeZone = 'UTC'");
            duck.run("SET lock_configuration = true");
            return duck;
        } catch (SQLException failed) {
            duck.close();
            throw failed;
        }
    }

    /**
     * Deletes the library that was unpacked to the temporary folder; once loaded, its file is not needed, and no kill
     * leaves it behind.
     */
    private static void unlinkLibrary() {
        Path maps = Path.of("/proc/self/maps");
        if (!Files.isReadable(maps)) {
            return;
        }
        try {
            for (String line : Files.readAllLines(maps)) {
                int path = line.indexOf('/');
                if (path >= 0 && line.contains("/libduckdb_java") && line.endsWith(".so")) {
                    Files.deleteIfExists(Path.of(line.substring(path)));
                }
            }
        } catch (IOException | RuntimeException kept) {
            // then it is deleted when the program ends
        }
    }

    public DuckDBConnection connection() {
        return connection;
    }

    /** Executes a statement. A failed statement is closed by the driver, so each has its own. */
    public void run(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /** The rows of a small result, as texts. */
    public List<List<@Nullable String>> rows(String sql) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(sql)) {
            int columns = result.getMetaData().getColumnCount();
            List<List<@Nullable String>> rows = new ArrayList<>();
            while (result.next()) {
                List<@Nullable String> row = new ArrayList<>();
                for (int i = 1; i <= columns; i++) {
                    row.add(result.getString(i));
                }
                rows.add(row);
            }
            return rows;
        }
    }

    /** The first number of a result. */
    public long number(String sql) throws SQLException {
        return Long.parseLong(String.valueOf(rows(sql).get(0).get(0)));
    }

    /** A text as an SQL literal. */
    public static String literal(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    /**
     * A file name as an SQL literal, with characters such as {@code *} escaped, which the engine takes for patterns.
     */
    public static String file(Path path) {
        return literal(path.toAbsolutePath().toString().replaceAll("[*?\\[{]", "[$0]"));
    }

    /** A name as an SQL identifier. */
    public static String name(String name) {
        return '"' + name.replace("\"", "\"\"") + '"';
    }

    /** Whether the engine failed for lack of memory. */
    public static boolean outOfMemory(Throwable failed) {
        return String.valueOf(failed.getMessage()).startsWith("Out of Memory");
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException closed) {
            // nothing needs to be kept
        }
    }
}
