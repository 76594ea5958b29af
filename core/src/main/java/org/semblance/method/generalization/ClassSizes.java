package org.semblance.method.generalization;

/** What the sizes of classes say of suppression, where a class holds the aim when it has k rows. */
record ClassSizes(int k, int small, long slack, int smallest) {

    /** No number of rows to suppress will do. */
    static final int IMPOSSIBLE = -1;

    /**
     * Reads the sizes of classes.
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

    /** Whether the rows of small classes need others beside them, and larger classes have enough to spare. */
    boolean fillsUp() {
        return small > 0 && small < k && slack >= k - small;
    }

    /** Whether the rows of small classes need a whole larger class beside them. */
    boolean takesAClass() {
        return small > 0 && small < k && slack < k - small;
    }

    /** The fewest rows to suppress, when no more than an allowance; otherwise {@link #IMPOSSIBLE}. */
    int fewest(int allowance) {
        int rows = fillsUp() ? k : takesAClass() ? small + smallest : small;
        return rows <= allowance ? rows : IMPOSSIBLE;
    }
}
