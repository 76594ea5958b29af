package org.semblance.method.microaggregation;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.semblance.data.Distinct;
import org.semblance.domain.Records;
import org.semblance.domain.Tally;

/**
 * The records not yet in a group, separated by kind, such as records with the same sensitive value. Equal records of
 * one kind share a position and leave lowest first; the positions of a kind are contiguous.
 */
final class KindPool {

    /** Positions are renumbered when this share of them is empty. */
    private static final double EMPTY = 0.4;

    private final Records records;
    private final Tally<Records.Point> centre;
    private final int[] startOf;
    private final int[] placeOf;
    private DistanceScan scan;
    private int[][] queueAt;
    private int[] headAt;
    private int[] kindAt;
    private double[] spans;
    private int empty;
    private int size;

    KindPool(Records records, int[] rows, SensitiveKinds kinds) {
        this.records = records;
        this.centre = records.tally();
        this.size = rows.length;
        this.startOf = new int[kinds.count() + 1];
        this.placeOf = new int[records.size()];
        Distinct distinct = records.distinct();
        int[] sorted = IntStream.of(rows)
                .boxed()
                .sorted(Comparator.comparingInt(kinds::kind)
                        .thenComparingInt(distinct::recordOf)
                        .thenComparingInt(row -> row))
                .mapToInt(row -> row)
                .toArray();
        int[][] queues = new int[rows.length][];
        int places = 0;
        for (int from = 0, to; from < sorted.length; from = to) {
            int first = sorted[from];
            to = from + 1;
            while (to < sorted.length
                    && kinds.kind(sorted[to]) == kinds.kind(first)
                    && distinct.recordOf(sorted[to]) == distinct.recordOf(first)) {
                to++;
            }
            queues[places++] = Arrays.copyOfRange(sorted, from, to);
        }
        this.queueAt = Arrays.copyOf(queues, places);
        this.headAt = new int[places];
        this.kindAt =
                Arrays.stream(queueAt).mapToInt(queue -> kinds.kind(queue[0])).toArray();
        this.spans = new double[places];
        this.scan = line();
        Arrays.stream(rows).forEach(centre::add);
    }

    /** Loads the records of all positions. */
    private DistanceScan line() {
        DistanceScan line = DistanceScan.of(records);
        line.load(Arrays.stream(queueAt).mapToInt(queue -> queue[0]).toArray());
        int place = 0;
        for (int kind = 0; kind < startOf.length - 1; kind++) {
            startOf[kind] = place;
            while (place < kindAt.length && kindAt[place] == kind) {
                place++;
            }
        }
        startOf[startOf.length - 1] = place;
        for (int at = 0; at < queueAt.length; at++) {
            for (int row : queueAt[at]) {
                placeOf[row] = at;
            }
        }
        return line;
    }

    int size() {
        return size;
    }

    int kinds() {
        return startOf.length - 1;
    }

    int places() {
        return queueAt.length;
    }

    /** The start of the positions of a kind, which is the end of those of the previous one. */
    int start(int kind) {
        return startOf[kind];
    }

    int kind(int place) {
        return kindAt[place];
    }

    /** The position of a record, even if it has left. */
    int place(int row) {
        return placeOf[row];
    }

    /** Whether a position has records left. */
    boolean left(int place) {
        return headAt[place] < queueAt[place].length;
    }

    /** The lowest remaining row at a position. */
    int lowest(int place) {
        return queueAt[place][headAt[place]];
    }

    /** The remaining rows at a position, lowest first. */
    int[] rows(int place) {
        return Arrays.copyOfRange(queueAt[place], headAt[place], queueAt[place].length);
    }

    /** The span from the last reference point. */
    double span(int place) {
        return spans[place];
    }

    /** Whether one position comes before another: the nearer one, on a tie the lower row. */
    boolean isNearer(int place, int other) {
        return spans[place] < spans[other] || (spans[place] == spans[other] && lowest(place) < lowest(other));
    }

    /** Measures from the average of the remaining records. Positions may be renumbered. */
    void measureFromCentre() {
        if (empty > EMPTY * queueAt.length) {
            dropEmpty();
        }
        scan.spans(centre.prototype(), queueAt.length, spans);
    }

    /** Measures from a record, which may have left. */
    void measureFrom(int row) {
        scan.spans(records.at(row), queueAt.length, spans);
    }

    private void dropEmpty() {
        int[] kept = IntStream.range(0, queueAt.length).filter(this::left).toArray();
        queueAt = Arrays.stream(kept).mapToObj(place -> queueAt[place]).toArray(int[][]::new);
        headAt = Arrays.stream(kept).map(place -> headAt[place]).toArray();
        kindAt = Arrays.stream(kept).map(place -> kindAt[place]).toArray();
        spans = new double[kept.length];
        empty = 0;
        scan = line();
    }

    /** The record farthest from the last reference point; the lowest row on a tie. */
    int farthest() {
        int farthest = -1;
        for (int place = 0; place < spans.length; place++) {
            if (left(place)
                    && (farthest < 0
                            || spans[place] > spans[farthest]
                            || (spans[place] == spans[farthest] && lowest(place) < lowest(farthest)))) {
                farthest = place;
            }
        }
        return lowest(farthest);
    }

    /** Removes the lowest row of a position. */
    int take(int place) {
        int row = queueAt[place][headAt[place]++];
        empty += left(place) ? 0 : 1;
        size--;
        centre.remove(row);
        return row;
    }

    /** Puts back the row last removed from a position. */
    void putBack(int place) {
        empty -= left(place) ? 0 : 1;
        int row = queueAt[place][--headAt[place]];
        size++;
        centre.add(row);
    }

    /** Removes all remaining rows, lowest first. */
    int[] takeAll() {
        int[] rest = IntStream.range(0, queueAt.length)
                .flatMap(place -> Arrays.stream(rows(place)))
                .sorted()
                .toArray();
        for (int place = 0; place < queueAt.length; place++) {
            headAt[place] = queueAt[place].length;
        }
        size = 0;
        return rest;
    }
}
