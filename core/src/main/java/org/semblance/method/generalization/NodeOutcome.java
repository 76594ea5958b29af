package org.semblance.method.generalization;

/** The result of a node on a table: its equivalence classes and the suppressed rows. */
final class NodeOutcome {

    private final int[] levels;
    private final int[] classOf;
    private final int[] sizes;
    private final boolean[] gone;
    private final ExtraSuppression extra;

    /**
     * Creates an outcome.
     *
     * @param levels the levels of the node
     * @param classOf the class of each tuple
     * @param sizes the number of rows of each class before suppression
     * @param gone for each class, whether all of its rows are suppressed
     * @param extra rows of other classes that are suppressed too
     */
    NodeOutcome(int[] levels, int[] classOf, int[] sizes, boolean[] gone, ExtraSuppression extra) {
        this.levels = levels;
        this.classOf = classOf;
        this.sizes = sizes;
        this.gone = gone;
        this.extra = extra;
    }

    int[] levels() {
        return levels;
    }

    /** The number of classes that are not suppressed. */
    int classesLeft() {
        int left = 0;
        for (boolean one : gone) {
            left += one ? 0 : 1;
        }
        return left;
    }

    /** Whether a tuple is suppressed with all its rows. */
    boolean gone(int tuple) {
        return gone[classOf[tuple]];
    }

    /** Rows that are suppressed although their class is not. */
    ExtraSuppression spared() {
        return extra;
    }

    /** The number of suppressed rows. */
    int suppressed() {
        int rows = extra.count();
        for (int one = 0; one < sizes.length; one++) {
            rows += gone[one] ? sizes[one] : 0;
        }
        return rows;
    }

    /** Marks the rows that are suppressed with their class. */
    boolean[] gone(LeafTuples tuples) {
        boolean[] out = new boolean[tuples.lines()];
        for (int row = 0; row < out.length; row++) {
            out[row] = gone(tuples.tupleOf(row));
        }
        return out;
    }

    /** Marks all suppressed rows. */
    boolean[] suppressed(LeafTuples tuples) {
        boolean[] suppressed = gone(tuples);
        extra.mark(suppressed, tuples);
        return suppressed;
    }

    /** The number of remaining rows of each class. */
    int[] left() {
        int[] left = sizes.clone();
        for (int one = 0; one < left.length; one++) {
            left[one] = gone[one] ? 0 : left[one];
        }
        extra.each((tuple, times) -> left[classOf[tuple]] -= times);
        return left;
    }
}
