package org.semblance.domain;

import java.util.List;
import java.util.function.Predicate;
import org.semblance.data.Column;

/**
 * A metric domain bound to the rows of a column: it gives distances between rows and points, and the prototype of a set
 * of rows.
 *
 * <p>A missing value is a separate point: at distance 0 from itself and at a constant distance from every other point.
 */
public interface Space<V> {

    /** The number of rows. */
    int size();

    /** The point of a row. */
    V at(int row);

    /** The missing value. */
    V nothing();

    boolean missing(int row);

    /** Distance from a row to a point. */
    double distance(int row, V point);

    /** The loss of replacing a row by a point: the squared distance, unless the prototype minimises something else. */
    default double loss(int row, V point) {
        double distance = distance(row, point);
        return distance * distance;
    }

    /** Adds, for each of the first {@code count} of these rows, the weighted squared distance to a point. */
    void addSquares(V point, int[] rows, int count, double weight, double[] out);

    /**
     * Adds, for each of the first {@code count} rows, the weighted distance to a point on a scale from 0 to 1, so that
     * words, ordered categories and numbers count alike.
     */
    void addShares(V point, int[] rows, int count, double weight, double[] out);

    /** Distance between two points, such as the prototypes of two groups. */
    double apart(V one, V other);

    /** The same on the scale from 0 to 1 of {@link #addShares}. */
    double shareApart(V one, V other);

    /** An empty tally, which maintains the prototype of a changing set of rows. */
    Tally<V> tally();

    /** The prototype of these rows; the missing value if none of them has a value. */
    default V prototype(int[] rows) {
        Tally<V> tally = tally();
        for (int row : rows) {
            tally.add(row);
        }
        return tally.prototype();
    }

    /**
     * The points that enough rows or persons of a whole table hold: the categories that so many have, or a kind of
     * which they have. All points where prototypes are not categories.
     *
     * @param holders the holders of the column's words
     * @param least the minimum number of holders
     */
    default Predicate<V> held(WordHolders holders, int least) {
        return point -> true;
    }

    /**
     * The points rescaled so that the released column has the mean and variance of the original; unchanged if that is
     * not meaningful. Equal points stay equal.
     *
     * @param points the points
     * @param choice for each row the index of its point
     */
    default List<V> restored(List<V> points, int[] choice) {
        return points;
    }

    /**
     * The prototype of some rows moved by a number of their standard errors, within the range of the column; unchanged
     * if the points are no numbers.
     *
     * @param errors how many standard errors, with sign
     */
    default V moved(V prototype, int[] rows, double errors) {
        return prototype;
    }

    /** The point as it is published, for example rounded. */
    default V published(V point) {
        return point;
    }

    /**
     * A column of points.
     *
     * @param points the points
     * @param choice for each row the index of its point
     */
    Column column(List<V> points, int[] choice);

    /** The point of a row of another column of the same attribute, such as the released one. */
    V read(Column other, int row);

    /** A code for each row; indistinguishable rows share it. */
    int[] codes();

    /** Whether all rows have the same value. */
    boolean constant();
}
