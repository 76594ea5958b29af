package org.semblance.method.generalization;

/**
 * What class sizes say about suppression, if a class satisfies the goal when it has k rows.
 *
 * @param k the minimum class size
 * @param small the number of rows in classes below k
 * @param slack the number of rows that larger classes can spare
 * @param smallest the smallest size of a class of k or more
 */
record ClassSizes(int k, int small, long slack, int smallest) {

    /** No number of suppressed rows is sufficient. */
    static final int IMPOSSIBLE = -1;

    /**
     * Evaluates class sizes.
     *
     * @param counts the sizes, of which the first {@code classes} count
     */
    static ClassSizes of(int k, int[] counts, int classes) {
        int small = 0;
        long slack = 0;
        int smallest = Integer.MAX_VALUE;
        for (int one = 0; one < classes; one++) {
            int rows = counts[one];
            if (rows < k) {
                small += rows;
            } else {
                slack += rows - k;
                smallest = Math.min(smallest, rows);
            }
        }
        return new ClassSizes(k, small, slack, smallest);
    }

    /** Whether the rows of small classes need additional rows, and larger classes can spare enough. */
    boolean fillsUp() {
        return small > 0 && small < k && slack >= k - small;
    }

    /** Whether the rows of small classes need an entire larger class. */
    boolean takesAClass() {
        return small > 0 && small < k && slack < k - small;
    }

    /** The smallest number of rows to suppress if within the allowance; otherwise {@link #IMPOSSIBLE}. */
    int fewest(int allowance) {
        int rows = fillsUp() ? k : takesAClass() ? small + smallest : small;
        return rows <= allowance ? rows : IMPOSSIBLE;
    }
}
