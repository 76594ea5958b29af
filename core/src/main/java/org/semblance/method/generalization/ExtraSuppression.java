package org.semblance.method.generalization;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Rows that are suppressed although their class is not. */
final class ExtraSuppression {

    /** No rows. */
    static final ExtraSuppression NONE = new ExtraSuppression(new int[0], new int[0], null);

    private final int[] tuples;
    private final int[] times;
    private final int @Nullable [] rows;

    private ExtraSuppression(int[] tuples, int[] times, int @Nullable [] rows) {
        this.tuples = tuples;
        this.times = times;
        this.rows = rows;
    }

    /**
     * The last rows of tuples.
     *
     * @param ofTuple the number of rows of each tuple
     */
    static ExtraSuppression last(int[] ofTuple) {
        int[] tuples = IntStream.range(0, ofTuple.length)
                .filter(tuple -> ofTuple[tuple] > 0)
                .toArray();
        return new ExtraSuppression(
                tuples, Arrays.stream(tuples).map(tuple -> ofTuple[tuple]).toArray(), null);
    }

    /** These rows. */
    static ExtraSuppression these(int[] rows, LeafTuples tuples) {
        int[] once = new int[rows.length];
        Arrays.fill(once, 1);
        return new ExtraSuppression(Arrays.stream(rows).map(tuples::tupleOf).toArray(), once, rows);
    }

    /** Receives a tuple and the number of its suppressed rows. */
    @FunctionalInterface
    interface TupleVisitor {
        void hear(int tuple, int times);
    }

    void each(TupleVisitor each) {
        for (int i = 0; i < tuples.length; i++) {
            each.hear(tuples[i], times[i]);
        }
    }

    /** The number of rows. */
    int count() {
        return Arrays.stream(times).sum();
    }

    /** Marks the rows. Of a row with a multiplicity, all must be suppressed. */
    void mark(boolean[] marked, LeafTuples all) {
        if (rows != null) {
            for (int row : rows) {
                marked[row] = true;
            }
            return;
        }
        each((tuple, last) -> {
            int[] those = all.rowsOf(tuple);
            int left = last;
            for (int i = those.length - 1; left > 0; i--) {
                left -= all.times(those[i]);
                marked[those[i]] = true;
            }
            if (left < 0) {
                throw new IllegalArgumentException("a row that stands for several, of which only some are suppressed");
            }
        });
    }
}
