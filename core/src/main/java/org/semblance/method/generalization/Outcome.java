package org.semblance.method.generalization;

/** What a node makes of a table: its classes, and which rows are suppressed. */
final class Outcome {

    private final int[] levels;
    private final int[] classOf;
    private final int[] sizes;
    private final boolean[] gone;
    private final int[] extra;

    /**
     * An outcome.
     *
     * @param classOf the class of each tuple
     * @param sizes how many rows each class has before any are suppressed
     * @param gone for each class, whether all of its rows are suppressed
     * @param extra rows of other classes that are suppressed too
     */
    Outcome(int[] levels, int[] classOf, int[] sizes, boolean[] gone, int[] extra) {
        this.levels = levels;
        this.classOf = classOf;
        this.sizes = sizes;
        this.gone = gone;
        this.extra = extra;
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
    int[] extra() {
        return extra;
    }

    /** How many rows are suppressed. */
    int suppressed() {
        int rows = extra.length;
        for (int one = 0; one < sizes.length; one++) {
            rows += gone[one] ? sizes[one] : 0;
        }
        return rows;
    }

    /** Which rows are suppressed. */
    boolean[] suppressed(Tuples tuples) {
        boolean[] suppressed = new boolean[tuples.rows()];
        for (int row = 0; row < suppressed.length; row++) {
            suppressed[row] = gone(tuples.tupleOf(row));
        }
        for (int row : extra) {
            suppressed[row] = true;
        }
        return suppressed;
    }

    /** How many rows of each class are not suppressed. */
    int[] left(Tuples tuples) {
        int[] left = sizes.clone();
        for (int one = 0; one < left.length; one++) {
            left[one] = gone[one] ? 0 : left[one];
        }
        for (int row : extra) {
            left[classOf[tuples.tupleOf(row)]]--;
        }
        return left;
    }
}
