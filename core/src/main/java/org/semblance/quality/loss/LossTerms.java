package org.semblance.quality.loss;

import java.util.Arrays;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.domain.Records;

/** What each row adds to SSE and SST, so that both can be computed without some rows. */
final class LossTerms {

    /** A sum of squares is nothing if it is smaller than this share of what it was. */
    static final double ROUNDING = 1e-12;

    private final double[] lost;
    private final double[] most;
    private double within;
    private double total;

    private LossTerms(int rows) {
        this.lost = new double[rows];
        this.most = new double[rows];
    }

    /** The terms of all rows of some records. */
    static LossTerms of(Records records, Table released, Watcher watcher) {
        LossTerms terms = new LossTerms(records.size());
        SquaredLosses.each(records, released, terms::add, watcher);
        return terms;
    }

    /** The terms of all rows of an attribute. */
    static LossTerms of(Records.Part<?> part, Column released, Watcher watcher) {
        LossTerms terms = new LossTerms(released.size());
        SquaredLosses.each(part.space(), released, terms::add, watcher);
        return terms;
    }

    private void add(int row, double rowLost, double rowMost) {
        lost[row] = rowLost;
        most[row] = rowMost;
        within += rowLost;
        total += rowMost;
    }

    /** SSE as it was. */
    double within() {
        return within;
    }

    /** SST as it was. */
    double total() {
        return total;
    }

    /** SSE without some rows. */
    double within(int[] without) {
        return within - Arrays.stream(without).mapToDouble(row -> lost[row]).sum();
    }

    /** SST without some rows; 0 if nothing but rounding is left. */
    double total(int[] without) {
        double left =
                total - Arrays.stream(without).mapToDouble(row -> most[row]).sum();
        return left <= ROUNDING * total ? 0 : left;
    }

    /** The loss in per cent without some rows; NaN if nothing varies then. */
    double percentage(int[] without) {
        return percentage(within(without), total(without));
    }

    static double percentage(double within, double total) {
        return total > 0 ? 100 * within / total : Double.NaN;
    }
}
