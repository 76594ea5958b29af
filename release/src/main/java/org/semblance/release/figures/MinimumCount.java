package org.semblance.release.figures;

/**
 * The minimum number of rows behind a count that may be published. Zero may always be published.
 *
 * @param rows the minimum; 0 if every count may be published
 */
public record MinimumCount(int rows) {

    /** Whether a count may be published. */
    public boolean tells(long count) {
        return count <= 0 || count >= rows;
    }

    /** The count, or "fewer than" the minimum. */
    public String text(long count) {
        return tells(count) ? String.valueOf(count) : "fewer than " + rows;
    }
}
