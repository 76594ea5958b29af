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
import org.jspecify.annotations.Nullable;
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
        this.parts = new TwiceAtMost(parts);
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

    /** What is worked out when it is asked for, and once more when it is asked for again. */
    private static final class TwiceAtMost implements Supplier<List<Table>> {

        private final Supplier<List<Table>> work;
        private boolean asked;
        private @Nullable List<Table> known;

        TwiceAtMost(Supplier<List<Table>> work) {
            this.work = work;
        }

        @Override
        public List<Table> get() {
            if (known != null) {
                return known;
            }
            List<Table> found = work.get();
            if (asked) {
                known = found;
            }
            asked = true;
            return found;
        }
    }

    @Override
    public PartitionedTable map(Work<Table> work) {
        return new LocalPartitionedTable(() -> {
            Sent<Work<Table>> sent = new Sent<>(work);
            return parts.get().stream().map(part -> done(sent, part)).toList();
        });
    }

    @Override
    public <R extends Serializable> void each(Work<R> work, Consumer<R> results) {
        List<Table> these = parts.get();
        Sent<Work<R>> sent = new Sent<>(work);
        for (int i = these.size() - 1; i >= 0; i--) { // not in their order, which nobody may count on
            results.accept(done(sent, these.get(i)));
        }
    }

    @Override
    public PartitionedTable by(int places, Work<int[]> place) {
        return new LocalPartitionedTable(() -> {
            SortedMap<Integer, List<Table>> gathered = new TreeMap<>();
            Sent<Work<int[]>> sent = new Sent<>(place);
            for (Table part : parts.get()) {
                int[] placeOf = done(sent, part);
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

    private static <R> R done(Sent<Work<R>> work, Table part) {
        Sent<Table> rows = new Sent<>(part);
        work.arrived().on(rows.arrived());
        return travelled(work.arrived().on(rows.arrived()));
    }

    /** A copy by serialisation, as if sent to another process. */
    public static <T> T travelled(T what) {
        return new Sent<>(what).arrived();
    }

    /** Something as it goes over the wire; it may arrive in several places. */
    static final class Sent<T> {

        private final byte[] bytes;

        Sent(T what) {
            ByteArrayOutputStream written = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(written)) {
                out.writeObject(what);
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
            bytes = written.toByteArray();
        }

        @SuppressWarnings("unchecked")
        T arrived() {
            try {
                return (T) new ObjectInputStream(new ByteArrayInputStream(bytes)).readObject();
            } catch (IOException | ClassNotFoundException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
