package org.semblance.release.figures;

/**
 * The fewest rows that a count may tell of; that there are none may be told.
 *
 * @param rows so many; 0 where every count is told
 */
public record MinimumCount(int rows) {

    /** Whether a count may be told. */
    public boolean tells(long count) {
        return count <= 0 || count >= rows;
    }

    /** A count, or that it is too small to be told. */
    public String text(long count) {
        return tells(count) ? String.valueOf(count) : "fewer than " + rows;
    }
}
