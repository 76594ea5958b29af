package org.semblance.quality.risk;

import java.util.Arrays;
import java.util.List;
import org.semblance.Watcher;
import org.semblance.data.Distinct;
import org.semblance.data.Table;
import org.semblance.domain.transport.AssignmentSolver;
import org.semblance.quality.Score;

/**
 * Links all rows of two tables one to one with the smallest total cost, and counts the expected correct links. {@link
 * AssignmentLinkage} and {@code LikelihoodLinkage} differ in the costs only.
 */
public final class RowAssignment {

    static final int MOST_ROWS = 5000;

    /** The costs of all pairs may take one part in this many of the memory. */
    private static final int SHARE_OF_MEMORY = 3;

    /**
     * Seeds of the order of tuples. If there are several best assignments, the order of rows must not lead to the right
     * one.
     */
    private static final long ORDER_OF_ORIGINALS = 1;

    private static final long ORDER_OF_RELEASED = 2;

    /** The cost of linking a released row to each of some original rows. */
    public interface Costs {
        void of(int released, int[] originals, double[] out);
    }

    private RowAssignment() {}

    /** The number of rows that can be linked within seconds; fewer if memory is short. */
    static int mostRows() {
        double pairs = (double) Runtime.getRuntime().maxMemory() / SHARE_OF_MEMORY / Double.BYTES;
        return (int) Math.min(MOST_ROWS, Math.sqrt(pairs));
    }

    /** Links two tables; among rows that are equal in all of these columns the intruder guesses. */
    public static Score score(
            String name, List<String> columns, Table original, Table released, Costs costs, Watcher watcher) {
        SystematicSample sample = SystematicSample.of(original.size(), mostRows());
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
     * Links the rows of a sample.
     *
     * @param originals the original record of each row: equal numbers for indistinguishable rows
     * @param shown the released record of each row, likewise
     */
    static Score score(
            String name, SystematicSample sample, int[] originals, int[] shown, Costs costs, Watcher watcher) {
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
