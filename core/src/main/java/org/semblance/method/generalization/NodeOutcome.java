package org.semblance.method.generalization;

/** What a node makes of a table: its classes, and which rows are suppressed. */
final class NodeOutcome {

    private final int[] levels;
    private final int[] classOf;
    private final int[] sizes;
    private final boolean[] gone;
    private final ExtraSuppression spared;

    /**
     * An outcome.
     *
     * @param classOf the class of each tuple
     * @param sizes how many rows each class has before any are suppressed
     * @param gone for each class, whether all of its rows are suppressed
     * @param spared rows of other classes that are suppressed too
     */
    NodeOutcome(int[] levels, int[] classOf, int[] sizes, boolean[] gone, ExtraSuppression spared) {
        this.levels = levels;
        this.classOf = classOf;
        this.sizes = sizes;
        this.gone = gone;
        this.spared = spared;
    }

    int[] levels() {
        return levels;
    }

    /** How many classes are not suppressed. */
    int classesLeft() {
        int left = 0;
        for (boolean one : gone) {
            left += one ? 0 : 1;
        }
        return left;
    }

    /** Whether a tuple is suppressed, whatever its rows. */
    boolean gone(int tuple) {
        return gone[classOf[tuple]];
    }

    /** Rows that are suppressed although their class is not. */
    ExtraSuppression spared() {
        return spared;
    }

    /** How many rows are suppressed. */
    int suppressed() {
        int rows = spared.count();
        for (int one = 0; one < sizes.length; one++) {
            rows += gone[one] ? sizes[one] : 0;
        }
        return rows;
    }

    /** Which rows are suppressed with their class. */
    boolean[] gone(LeafTuples tuples) {
        boolean[] out = new boolean[tuples.lines()];
        for (int row = 0; row < out.length; row++) {
            out[row] = gone(tuples.tupleOf(row));
        }
        return out;
    }

    /** Which rows are suppressed. */
    boolean[] suppressed(LeafTuples tuples) {
        boolean[] suppressed = gone(tuples);
        spared.mark(suppressed, tuples);
        return suppressed;
    }

    /** How many rows of each class are not suppressed. */
    int[] left() {
        int[] left = sizes.clone();
        for (int one = 0; one < left.length; one++) {
            left[one] = gone[one] ? 0 : left[one];
        }
        spared.each((tuple, times) -> left[classOf[tuple]] -= times);
        return left;
    }
}
