package org.semblance.source;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The source of a table: a file, or a database with a query. A database in a file is a file with a query. An address
 * may contain a password, so a source never prints one.
 */
public final class TableSource {

    private static final String ADDRESS = "jdbc:";

    private final @Nullable Path file;
    private final @Nullable String address;
    private final @Nullable String query;
    private final InputWitness witness;

    private TableSource(@Nullable Path file, @Nullable String address, @Nullable String query, InputWitness witness) {
        this.file = file;
        this.address = address;
        this.query = query;
        this.witness = witness;
    }

    public static TableSource of(Path file) {
        return new TableSource(file, null, null, InputWitness.NONE);
    }

    /**
     * A source as a person names it.
     *
     * @param data a path, or the address of a database, which starts with {@code jdbc:}
     * @param path turns a text that is not an address into a path
     */
    public static TableSource of(String data, @Nullable String query, Function<String, Path> path) {
        if (data.toLowerCase(Locale.ROOT).startsWith(ADDRESS)) {
            return new TableSource(null, data, query, InputWitness.NONE);
        }
        InputFile.refuseAddress(data);
        return new TableSource(path.apply(data), null, query, InputWitness.NONE);
    }

    /** Whether this is the address of a database and not a file. */
    public boolean isAddress() {
        return address != null;
    }

    /** The file of a source that is not an address. */
    public Path file() {
        return Objects.requireNonNull(file);
    }

    /** The address of a source that is one. It may contain a password: use it for connecting, never for display. */
    public String address() {
        return Objects.requireNonNull(address);
    }

    /** The query for a database. */
    public @Nullable String query() {
        return query;
    }

    /** The source with another file. */
    public TableSource at(Path other) {
        return new TableSource(other, null, query, witness);
    }

    /** The same source, of which a witness sees the bytes. */
    public TableSource seenBy(InputWitness other) {
        return new TableSource(file, address, query, other);
    }

    /** Sees the bytes of the files as they are read. */
    public InputWitness witness() {
        return witness;
    }

    /** The name for messages. */
    @Override
    public String toString() {
        return file == null ? "the database" : String.valueOf(file.getFileName());
    }
}
