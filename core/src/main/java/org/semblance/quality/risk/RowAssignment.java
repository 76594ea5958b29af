package org.semblance.quality.risk;

import java.util.Arrays;
import java.util.List;
import org.semblance.Watcher;
import org.semblance.data.Distinct;
import org.semblance.data.Table;
import org.semblance.domain.transport.AssignmentSolver;
import org.semblance.quality.Score;

/** Linkage of all rows at once, one to one, by the least sum of whatever it costs to link one row to another. */
public final class RowAssignment {

    static final int MOST_ROWS = 5000;

    /** The share of the memory that costs of all pairs may take. */
    private static final int SHARE_OF_MEMORY = 3;

    /** Where there are several best assignments, the order of rows must not lead to the right one. */
    private static final long ORDER_OF_ORIGINALS = 1;

    private static final long ORDER_OF_RELEASED = 2;

    /** What it costs to link a released row to original ones. */
    public interface Costs {
        void of(int released, int[] originals, double[] out);
    }

    private RowAssignment() {}

    /** As many rows as are linked in some seconds, fewer where there is little memory. */
    static int mostRows() {
        double pairs = (double) Runtime.getRuntime().maxMemory() / SHARE_OF_MEMORY / Double.BYTES;
        return (int) Math.min(MOST_ROWS, Math.sqrt(pairs));
    }

    /** The linkage of two tables; rows that are equal in all of these columns are guessed among. */
    public static Score score(
            String name, List<String> columns, Table original, Table released, Costs costs, Watcher watcher) {
        EvenSample sample = EvenSample.of(original.size(), mostRows());
        int[] rows = sample.rows();
        return score(name, sample, records(original, columns, rows), records(released, columns, rows), costs, watcher);
    }

    private static int[] records(Table table, List<String> columns, int[] rows) {
        Distinct distinct = Distinct.of(
                table.size(),
                columns.stream().map(column -> table.column(column).codes()).toList());
        return Arrays.stream(rows).map(distinct::recordOf).toArray();
    }

    /**
     * The linkage of the rows of a sample.
     *
     * @param originals what each of them held: equal numbers for rows that cannot be told apart
     * @param shown what each of them is released as, likewise
     */
    static Score score(String name, EvenSample sample, int[] originals, int[] shown, Costs costs, Watcher watcher) {
        int[] rows = sample.rows();
        ShuffledTuples before = new ShuffledTuples(rows, originals, ORDER_OF_ORIGINALS);
        ShuffledTuples after = new ShuffledTuples(rows, shown, ORDER_OF_RELEASED);
        double[][] all = new double[after.count()][before.count()];
        for (int tuple = 0; tuple < all.length; tuple++) {
            costs.of(after.firsts()[tuple], before.firsts(), all[tuple]);
        }
        AssignmentSolver best = AssignmentSolver.of(all, after.sizes(), before.sizes(), watcher);
        double linked = 0;
        for (int i = 0; i < rows.length; i++) {
            int from = after.tupleOf(i);
            int to = before.tupleOf(i);
            linked += best.units(from, to) / ((double) after.sizes()[from] * before.sizes()[to]);
        }
        return sample.score(name, linked, rows.length, after.count());
    }
}
