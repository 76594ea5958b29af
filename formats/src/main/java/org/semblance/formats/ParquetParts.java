package org.semblance.formats;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Table;
import org.semblance.port.TableWriter;
import org.semblance.source.TableFormat;

/**
 * Writes a table part by part as Parquet. The types that columns can keep are known only after the last part; until
 * then row groups are in a folder next to the file, which is deleted on close.
 */
final class ParquetParts implements TableWriter.Parts {

    private final ParquetWriter writer;
    private final TableFormat form;
    private final String missing;
    private final Path file;
    private final List<Table> pending = new ArrayList<>();
    private final List<Path> groups = new ArrayList<>();
    private @Nullable Path folder;
    private List<String> types = List.of();
    private boolean failed;

    ParquetParts(ParquetWriter writer, TableFormat form, String missing, Path file) {
        this.writer = writer;
        this.form = form;
        this.missing = missing;
        this.file = file;
    }

    @Override
    public void write(Table part) throws IOException {
        pending.add(part);
        long rows = pending.stream().mapToLong(Table::size).sum();
        if (rows <= ParquetWriter.ROW_GROUP) {
            return;
        }
        // the last group is kept: it may be the only one
        Table all = joined();
        int from = 0;
        while (all.size() - from > ParquetWriter.ROW_GROUP) {
            putAside(all.rows(
                    IntStream.range(from, from + ParquetWriter.ROW_GROUP).toArray()));
            from += ParquetWriter.ROW_GROUP;
        }
        pending.add(all.rows(IntStream.range(from, all.size()).toArray()));
    }

    private Table joined() {
        Table all = Table.joined(pending);
        pending.clear();
        return all;
    }

    private void putAside(Table group) throws IOException {
        failed = true;
        if (folder == null) {
            folder = Files.createTempDirectory(file.toAbsolutePath().getParent(), ".groups");
        }
        Path target = folder.resolve(groups.size() + ".parquet");
        groups.add(target);
        try (DuckDb duck = DuckDb.inMemory(1)) {
            List<String> possible = ParquetWriter.types(duck, group, form);
            types = types.isEmpty() ? possible : inBoth(types, possible);
            DuckRows.register(duck, "released", group.columns(), group.size());
            duck.run("COPY (SELECT * FROM released()) TO " + DuckDb.literal(target.toString())
                    + " (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE " + ParquetWriter.ROW_GROUP
                    + ", USE_TMP_FILE false)");
        } catch (SQLException e) {
            throw ParquetWriter.failed();
        }
        failed = false;
    }

    private static List<String> inBoth(List<String> types, List<String> others) {
        return IntStream.range(0, types.size())
                .mapToObj(i -> types.get(i).equals(others.get(i)) ? types.get(i) : "")
                .toList();
    }

    @Override
    public void close() throws IOException {
        try {
            if (!failed && !pending.isEmpty()) {
                Table last = joined();
                if (groups.isEmpty()) {
                    writer.write(last, form, missing, file);
                } else {
                    putAside(last);
                    write(last.names());
                }
            }
        } finally {
            remove();
        }
    }

    private void write(List<String> names) throws IOException {
        String relation = groups.stream()
                .map(DuckDb::file)
                .collect(Collectors.joining(", ", "read_parquet([", "], hive_partitioning = false)"));
        try (DuckDb duck = DuckDb.inMemory(1)) {
            ParquetWriter.copy(duck, names, types, relation, file);
        } catch (SQLException e) {
            throw ParquetWriter.failed();
        }
    }

    private void remove() throws IOException {
        for (Path group : groups) {
            Files.deleteIfExists(group);
        }
        if (folder != null) {
            Files.deleteIfExists(folder);
        }
    }
}
