package org.semblance.method.generalization;

import java.util.List;
import org.semblance.data.Distinct;
import org.semblance.data.Rows;

/** The different combinations of leaves that the rows of a table hold, each with the number of its rows. */
final class LeafTuples {

    private final List<Ladder> ladders;
    private final Distinct distinct;
    private final Rows rows;
    private final int total;
    private final int[][] leaves;
    private final int[] counts;

    private LeafTuples(List<Ladder> ladders, Rows rows, Distinct distinct) {
        this.ladders = List.copyOf(ladders);
        this.distinct = distinct;
        this.rows = rows;
        this.total = rows.total();
        this.leaves = new int[ladders.size()][distinct.count()];
        this.counts = new int[distinct.count()];
        for (int tuple = 0; tuple < counts.length; tuple++) {
            counts[tuple] = rows.times(distinct.rowsOf(tuple));
            for (int j = 0; j < leaves.length; j++) {
                leaves[j][tuple] = ladders.get(j).leafOfRow()[distinct.first(tuple)];
            }
        }
    }

    static LeafTuples of(List<Ladder> ladders, Rows rows) {
        return new LeafTuples(
                ladders,
                rows,
                Distinct.of(rows.size(), ladders.stream().map(Ladder::leafOfRow).toList()));
    }

    List<Ladder> ladders() {
        return ladders;
    }

    /** How many different ones there are. */
    int size() {
        return counts.length;
    }

    /** How many rows there are in all, each as often as it counts. */
    int rows() {
        return total;
    }

    /** How many rows the table has, each once. */
    int lines() {
        return rows.size();
    }

    /** How many equal rows a row stands for. */
    int times(int row) {
        return rows.times(row);
    }

    /** How many rows hold a tuple. */
    int count(int tuple) {
        return counts[tuple];
    }

    /** The leaf of each tuple in an attribute. */
    int[] leaves(int attribute) {
        return leaves[attribute];
    }

    int tupleOf(int row) {
        return distinct.recordOf(row);
    }

    /** The rows that hold a tuple, lowest first. */
    int[] rowsOf(int tuple) {
        return distinct.rowsOf(tuple);
    }

    /** How many rows hold each leaf of an attribute. */
    long[] leafCounts(int attribute) {
        long[] held = new long[ladders.get(attribute).leaves()];
        for (int tuple = 0; tuple < counts.length; tuple++) {
            held[leaves[attribute][tuple]] += counts[tuple];
        }
        return held;
    }
}
