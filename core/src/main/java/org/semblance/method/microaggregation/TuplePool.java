package org.semblance.method.microaggregation;

import java.util.Arrays;
import org.semblance.data.Distinct;
import org.semblance.domain.Records;
import org.semblance.domain.Tally;

/**
 * The distinct tuples not yet in a group, each with all its rows, in order of first appearance. A tuple is removed as a
 * whole; its position is filled from the end.
 */
final class TuplePool {

    /** Distances that differ by at most this much, absolutely or relatively, count as equal. */
    private static final double TIE = 1e-12;

    private static final int NONE = -1;

    private final Records records;
    private final DistanceScan scan;
    private final Tally<Records.Point> centre;
    private final int[][] rowsAt;
    private final int[] timesAt;
    /** Spans to a point, later their costs. */
    private final double[] spans;

    private int places;
    private int size;

    TuplePool(Records records, int[] rows) {
        this.records = records;
        this.scan = DistanceScan.of(records);
        this.centre = records.tally();
        this.size = records.times(rows);
        Distinct distinct = records.distinct();
        int[] sorted = rows.clone();
        Arrays.sort(sorted);
        int[] placeOf = new int[distinct.count()];
        Arrays.fill(placeOf, NONE);
        int[] repetitions = new int[distinct.count()];
        for (int row : sorted) {
            repetitions[distinct.recordOf(row)]++;
        }
        int[][] tuples = new int[distinct.count()][];
        int[] filled = new int[distinct.count()];
        for (int row : sorted) {
            int record = distinct.recordOf(row);
            if (placeOf[record] == NONE) {
                placeOf[record] = places;
                tuples[places++] = new int[repetitions[record]];
            }
            int place = placeOf[record];
            tuples[place][filled[place]++] = row;
        }
        this.rowsAt = Arrays.copyOf(tuples, places);
        this.timesAt = Arrays.stream(rowsAt).mapToInt(records::times).toArray();
        for (int place = 0; place < places; place++) {
            centre.add(rowsAt[place][0], timesAt[place]);
        }
        this.spans = new double[places];
        scan.load(Arrays.stream(rowsAt).mapToInt(tuple -> tuple[0]).toArray());
    }

    /** The number of remaining records, that is, tuples with their repetitions. */
    int size() {
        return size;
    }

    boolean isEmpty() {
        return places == 0;
    }

    /** The average of the remaining records. */
    Records.Point centre() {
        return centre.prototype();
    }

    /** Removes the tuple farthest from a point, weighted by repetitions; the first to appear on a tie. */
    int[] takeFarthest(Records.Point point) {
        scan.spans(point, places, spans);
        double most = Double.NEGATIVE_INFINITY;
        for (int place = 0; place < places; place++) {
            spans[place] = records.distance(spans[place]) * timesAt[place];
            most = Math.max(most, spans[place]);
        }
        int farthest = NONE;
        for (int place = 0; place < places; place++) {
            if (spans[place] >= most - tie(most) && (farthest == NONE || earlier(place, farthest))) {
                farthest = place;
            }
        }
        return take(farthest);
    }

    /** Removes the tuple closest to a point; the first to appear on a tie. */
    int[] takeClosest(Records.Point point, ClosestRule by) {
        scan.spans(point, places, spans);
        double least = Double.POSITIVE_INFINITY;
        for (int place = 0; place < places; place++) {
            spans[place] = by.cost(records.distance(spans[place]), timesAt[place]);
            least = Math.min(least, spans[place]);
        }
        int closest = NONE;
        for (int place = 0; place < places; place++) {
            if (spans[place] <= least + tie(least) && (closest == NONE || earlier(place, closest))) {
                closest = place;
            }
        }
        return take(closest);
    }

    /** Removes the first remaining tuple. */
    int[] takeFirst() {
        int first = 0;
        for (int place = 1; place < places; place++) {
            if (earlier(place, first)) {
                first = place;
            }
        }
        return take(first);
    }

    /** The tolerance for ties: equality within twelve digits. */
    private static double tie(double span) {
        return TIE * Math.max(1, span);
    }

    private boolean earlier(int place, int other) {
        return rowsAt[place][0] < rowsAt[other][0];
    }

    private int[] take(int place) {
        int[] rows = rowsAt[place];
        size -= timesAt[place];
        centre.remove(rows[0], timesAt[place]);
        int last = --places;
        if (place != last) {
            scan.move(last, place);
            rowsAt[place] = rowsAt[last];
            timesAt[place] = timesAt[last];
        }
        return rows;
    }
}
