package org.semblance.domain;

import java.util.List;
import org.semblance.data.Column;

/**
 * A metric domain bound to the rows of a column: rows and points have distances, and sets of rows have a prototype.
 *
 * <p>A missing value is a point of its own: at distance 0 from itself, at a constant distance from every other.
 */
public interface Space<V> {

    /** The number of rows. */
    int size();

    /** The point at which a row lies. */
    V at(int row);

    /** The missing value. */
    V nothing();

    boolean missing(int row);

    /** Distance from a row to a point. */
    double distance(int row, V point);

    /** What is lost when a row is replaced by a point: the squared distance, unless a prototype minimises something else. */
    default double loss(int row, V point) {
        double distance = distance(row, point);
        return distance * distance;
    }

    /** Adds, for each of the first {@code count} of these rows, the weighted squared distance to a point. */
    void addSquares(V point, int[] rows, int count, double weight, double[] out);

    /**
     * Adds, for each of the first {@code count} of these rows, the weighted distance to a point on a scale from 0 to 1,
     * so that words, ordered categories and numbers count alike.
     */
    void addShares(V point, int[] rows, int count, double weight, double[] out);

    /** Distance between two points, such as the prototypes of two groups. */
    double apart(V one, V other);

    /** The same on the scale from 0 to 1 of {@link #addShares}. */
    double shareApart(V one, V other);

    /** An empty tally, to keep the prototype of a changing set of rows. */
    Tally<V> tally();

    /** The point that stands for these rows; the missing value when none of them has a value. */
    default V prototype(int[] rows) {
        Tally<V> tally = tally();
        for (int row : rows) {
            tally.add(row);
        }
        return tally.prototype();
    }

    /**
     * The points moved so that a column of them has the mean and the variance of the original one; as they are where
     * that has no meaning. Equal points stay equal.
     */
    default List<V> restored(List<V> points, int[] choice) {
        return points;
    }

    /** The point as it may be published, such as a rounded one. */
    default V published(V point) {
        return point;
    }

    /** A column of points: each row shows the one it chose. */
    Column column(List<V> points, int[] choice);

    /** The point that another column of the same attribute, such as a released one, shows in a row. */
    V read(Column other, int row);

    /** A code for each row; rows that cannot be told apart share it. */
    int[] codes();

    /** Whether all rows hold one and the same value. */
    boolean constant();
}
