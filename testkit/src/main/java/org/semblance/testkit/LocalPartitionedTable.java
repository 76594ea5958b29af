package org.semblance.testkit;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.semblance.data.PartitionedTable;
import org.semblance.data.Rows;
import org.semblance.data.Table;

/**
 * A partitioned table in this process for tests. Work, parts and results are serialised as between processes, and work
 * is done twice, as if a machine had been lost.
 */
public final class LocalPartitionedTable implements PartitionedTable {

    private final Supplier<List<Table>> parts;

    private LocalPartitionedTable(Supplier<List<Table>> parts) {
        this.parts = parts;
    }

    /** A table divided into parts of about equal size; the last may be empty. */
    public static LocalPartitionedTable of(Table table, int count) {
        Table numbered = table.over(Rows.all(table.size()));
        List<Table> parts = new ArrayList<>();
        for (int part = 0; part < count; part++) {
            int from = (int) ((long) table.size() * part / count);
            int to = (int) ((long) table.size() * (part + 1) / count);
            parts.add(numbered.rows(IntStream.range(from, to).toArray()));
        }
        return new LocalPartitionedTable(() -> parts);
    }

    @Override
    public PartitionedTable map(Work<Table> work) {
        return new LocalPartitionedTable(
                () -> parts.get().stream().map(part -> done(work, part)).toList());
    }

    @Override
    public <R extends Serializable> void each(Work<R> work, Consumer<R> results) {
        List<Table> these = parts.get();
        for (int i = these.size() - 1; i >= 0; i--) { // not in order, on which nobody may rely
            results.accept(done(work, these.get(i)));
        }
    }

    @Override
    public PartitionedTable by(int places, Work<int[]> place) {
        return new LocalPartitionedTable(() -> {
            SortedMap<Integer, List<Table>> gathered = new TreeMap<>();
            for (Table part : parts.get()) {
                int[] placeOf = done(place, part);
                SortedMap<Integer, List<Integer>> rows = new TreeMap<>();
                for (int row = 0; row < placeOf.length; row++) {
                    if (placeOf[row] < 0 || placeOf[row] >= places) {
                        throw new IllegalArgumentException("no such place");
                    }
                    rows.computeIfAbsent(placeOf[row], unseen -> new ArrayList<>())
                            .add(row);
                }
                rows.forEach((at, members) -> gathered.computeIfAbsent(at, unseen -> new ArrayList<>())
                        .add(
                                0,
                                part.rows(members.stream()
                                        .mapToInt(Integer::intValue)
                                        .toArray())));
            }
            return gathered.values().stream()
                    .map(tables -> Table.joined(tables).byNumber())
                    .toList();
        });
    }

    @Override
    public PartitionedTable kept() {
        List<Table> these = parts.get();
        return new LocalPartitionedTable(() -> these);
    }

    @Override
    public void letGo() {}

    @Override
    public void inOrder(Consumer<Table> consumer) {
        parts.get().forEach(consumer);
    }

    private static <R> R done(Work<R> work, Table part) {
        travelled(work).on(travelled(part));
        return travelled(travelled(work).on(travelled(part)));
    }

    /** A copy by serialisation, as if sent to another process. */
    @SuppressWarnings("unchecked")
    public static <T> T travelled(T what) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                out.writeObject(what);
            }
            return (T) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        } catch (IOException | ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
