package org.semblance.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.data.Table;
import scala.Tuple2;

/** Rows on their way to one Spark partition, with the target of each row. */
final class PlacedRows implements Serializable {

    private final Table rows;
    private final int[] places;

    private PlacedRows(Table rows, int[] places) {
        this.rows = rows;
        this.places = places;
    }

    /** The rows of a part, bundled by the partition they are sent to. */
    static List<Tuple2<Integer, PlacedRows>> bundles(Table part, int[] places, PlacePartitioner partitioner) {
        if (places.length != part.size()) {
            throw new IllegalArgumentException("places of " + places.length + " rows for " + part.size());
        }
        int[] partitions = IntStream.of(places).map(partitioner::of).toArray();
        int[] order = sorted(partitions);
        List<Tuple2<Integer, PlacedRows>> bundles = new ArrayList<>();
        for (int from = 0, to; from < order.length; from = to) {
            to = end(order, from, partitions);
            int[] chosen = Arrays.copyOfRange(order, from, to);
            int[] chosenPlaces = IntStream.of(chosen).map(row -> places[row]).toArray();
            bundles.add(new Tuple2<>(partitions[chosen[0]], new PlacedRows(part.rows(chosen), chosenPlaces)));
        }
        return bundles;
    }

    /**
     * The rows that arrived in a partition: one table per target, in the order of the targets, with the rows in the
     * order of their numbers.
     */
    static Iterator<Table> gathered(Iterator<PlacedRows> arrived) {
        List<Table> tables = new ArrayList<>();
        IntStream.Builder all = IntStream.builder();
        arrived.forEachRemaining(placed -> {
            tables.add(placed.rows);
            IntStream.of(placed.places).forEach(all::add);
        });
        if (tables.isEmpty()) {
            return List.<Table>of().iterator();
        }
        Table joined = Table.joined(tables);
        tables.clear();
        int[] places = all.build().toArray();
        int[] order = sorted(places);
        return new Iterator<>() {
            private int from;

            @Override
            public boolean hasNext() {
                return from < order.length;
            }

            @Override
            public Table next() {
                int to = end(order, from, places);
                Table place = joined.rows(Arrays.copyOfRange(order, from, to)).byNumber();
                from = to;
                return place;
            }
        };
    }

    /** The end of the run of equal keys that begins at {@code from}. */
    private static int end(int[] order, int from, int[] keys) {
        int to = from + 1;
        while (to < order.length && keys[order[to]] == keys[order[from]]) {
            to++;
        }
        return to;
    }

    /** The rows sorted by key; the sort is stable. */
    private static int[] sorted(int[] keys) {
        long[] pairs = new long[keys.length];
        for (int row = 0; row < keys.length; row++) {
            pairs[row] = ((long) keys[row] << 32) | row;
        }
        Arrays.sort(pairs);
        return Arrays.stream(pairs).mapToInt(pair -> (int) pair).toArray();
    }
}
