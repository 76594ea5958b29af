package org.semblance.method.noise;

import java.io.Serializable;
import java.util.Arrays;
import org.semblance.data.LongIndex;

/**
 * Counts the rows whose number is farther than a given reach from the next different one. Parts of a column can be
 * counted separately and merged.
 *
 * <p>Numbers in one cell of half the reach are close, so only the ends and the number of rows of each cell are needed.
 * With a reach of some standard deviations, a column of n rows fills at most a multiple of √n cells.
 */
final class IsolatedNumbers implements Serializable {

    private final double origin;
    private final double reach;
    private final LongIndex index = new LongIndex();
    private long[] cells = new long[16];
    private double[] least = new double[16];
    private double[] most = new double[16];
    private int[] rows = new int[16];

    /** Counts with cells that start at an origin, the same for all parts. */
    IsolatedNumbers(double origin, double reach) {
        this.origin = origin;
        this.reach = reach;
    }

    void add(double number) {
        // halves, because the range may overflow
        add((long) Math.floor((number / 2 - origin / 2) / (reach / 4)), number, number, 1);
    }

    void add(IsolatedNumbers other) {
        for (int i = 0; i < other.index.size(); i++) {
            add(other.cells[i], other.least[i], other.most[i], other.rows[i]);
        }
    }

    private void add(long cell, double from, double to, int count) {
        int known = index.size();
        int i = index.add(cell);
        if (i == cells.length) {
            cells = Arrays.copyOf(cells, 2 * i);
            least = Arrays.copyOf(least, 2 * i);
            most = Arrays.copyOf(most, 2 * i);
            rows = Arrays.copyOf(rows, 2 * i);
        }
        cells[i] = cell;
        least[i] = i == known ? from : Math.min(least[i], from);
        most[i] = i == known ? to : Math.max(most[i], to);
        rows[i] += count;
    }

    /** The number of rows. */
    int rows() {
        return Arrays.stream(rows).sum();
    }

    /** The number of isolated rows. */
    int lone() {
        int[] order = Arrays.stream(cells, 0, index.size())
                .sorted()
                .mapToInt(index::add)
                .toArray();
        int lone = 0;
        for (int place = 0; place < order.length; place++) {
            int i = order[place];
            double below = place == 0 ? Double.POSITIVE_INFINITY : least[i] - most[order[place - 1]];
            double above = place == order.length - 1 ? Double.POSITIVE_INFINITY : least[order[place + 1]] - most[i];
            lone += least[i] == most[i] && Math.min(below, above) > reach ? rows[i] : 0;
        }
        return lone;
    }
}
