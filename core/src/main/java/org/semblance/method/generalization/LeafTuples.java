package org.semblance.method.generalization;

import java.util.List;
import org.semblance.data.Distinct;
import org.semblance.data.Rows;

/** The distinct combinations of leaves (tuples) of a table with the number of rows of each. */
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

    /** The number of distinct tuples. */
    int size() {
        return counts.length;
    }

    /** The number of rows, with multiplicities. */
    int rows() {
        return total;
    }

    /** The number of rows, without multiplicities. */
    int lines() {
        return rows.size();
    }

    /** The multiplicity of a row. */
    int times(int row) {
        return rows.times(row);
    }

    /** The number of rows of a tuple. */
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

    /** The rows of a tuple, lowest first. */
    int[] rowsOf(int tuple) {
        return distinct.rowsOf(tuple);
    }

    /** The number of rows of each leaf of an attribute. */
    long[] leafCounts(int attribute) {
        long[] held = new long[ladders.get(attribute).leaves()];
        for (int tuple = 0; tuple < counts.length; tuple++) {
            held[leaves[attribute][tuple]] += counts[tuple];
        }
        return held;
    }
}
