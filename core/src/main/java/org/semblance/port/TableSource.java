package org.semblance.port;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Where a table comes from: a file, or a database that is asked a query. A database that is a file is a file with a
 * query. An address may hold a password, so a source never prints one.
 */
public final class TableSource {

    private static final String ADDRESS = "jdbc:";

    private final @Nullable Path file;
    private final @Nullable String address;
    private final @Nullable String query;

    private TableSource(@Nullable Path file, @Nullable String address, @Nullable String query) {
        this.file = file;
        this.address = address;
        this.query = query;
    }

    public static TableSource of(Path file) {
        return new TableSource(file, null, null);
    }

    /**
     * A source as a person names it.
     *
     * @param data a path, or the address of a database, which starts with {@code jdbc:}
     * @param path makes a path of what is not an address
     */
    public static TableSource of(String data, @Nullable String query, Function<String, Path> path) {
        return data.toLowerCase(Locale.ROOT).startsWith(ADDRESS)
                ? new TableSource(null, data, query)
                : new TableSource(path.apply(data), null, query);
    }

    /** Whether this is the address of a database and not a file. */
    public boolean isAddress() {
        return address != null;
    }

    /** The file, of a source that is no address. */
    public Path file() {
        return Objects.requireNonNull(file);
    }

    /** The address, of a source that is one. It may hold a password: it is for connecting, not for showing. */
    public String address() {
        return Objects.requireNonNull(address);
    }

    /** What a database is asked. */
    public @Nullable String query() {
        return query;
    }

    /** The source with another file. */
    public TableSource at(Path other) {
        return new TableSource(other, null, query);
    }

    /** What messages call it. */
    @Override
    public String toString() {
        return file == null ? "the database" : String.valueOf(file.getFileName());
    }
}
