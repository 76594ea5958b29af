package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.semblance.data.Distinct;
import org.semblance.domain.Records;
import org.semblance.domain.Tally;

/**
 * A pool that scans every distinct record for every query.
 *
 * <p>Equal records share a position, with their rows in a queue, lowest first. Of equal records the lowest rows always
 * leave first, so the answers are those of a scan over all rows. Empty positions are filled from the end.
 */
final class ScanPool implements RecordPool {

    private static final int NONE = -1;

    private final Records records;
    private final DistanceScan scan;
    private final Tally<Records.Point> centre;
    /** The position of each distinct record, or NONE if all its rows have left. */
    private final int[] placeOf;

    private final Distinct distinct;
    private final int[] recordAt;
    private final int[][] queueAt;
    private final int[] headAt;
    private final double[] spans;
    private final double tie;
    private int places;
    private int size;
    private int measuredFrom = NONE;

    ScanPool(Records records, int[] rows, DistanceScan scan) {
        this.records = records;
        this.scan = scan;
        this.size = rows.length;
        this.distinct = records.distinct();
        this.placeOf = new int[distinct.count()];
        Arrays.fill(placeOf, NONE);
        int[] sorted = rows.clone();
        Arrays.sort(sorted);
        int[] queued = new int[distinct.count()];
        for (int row : sorted) {
            queued[distinct.recordOf(row)]++;
        }
        this.recordAt = new int[distinct.count()];
        this.queueAt = new int[distinct.count()][];
        this.headAt = new int[distinct.count()];
        this.centre = records.tally();
        int[] filled = new int[distinct.count()];
        for (int row : sorted) {
            int record = distinct.recordOf(row);
            if (placeOf[record] == NONE) {
                placeOf[record] = places;
                recordAt[places] = record;
                queueAt[places++] = new int[queued[record]];
            }
            queueAt[placeOf[record]][filled[record]++] = row;
            centre.add(row);
        }
        this.spans = new double[places];
        this.tie = records.tie();
        int[] firsts = new int[places];
        for (int place = 0; place < places; place++) {
            firsts[place] = queueAt[place][0];
        }
        scan.load(firsts);
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public boolean contains(int row) {
        int place = placeOf[distinct.recordOf(row)];
        return place != NONE && queueAt[place][headAt[place]] <= row;
    }

    @Override
    public int farthestFromCentre() {
        scan.spans(centre.prototype(), places, spans);
        measuredFrom = NONE;
        return farthest();
    }

    @Override
    public int farthestFrom(int row) {
        measureFrom(row);
        return farthest();
    }

    private void measureFrom(int row) {
        if (measuredFrom != row) {
            scan.spans(records.at(row), places, spans);
            measuredFrom = row;
        }
    }

    private int farthest() {
        double most = -1;
        int farthest = NONE;
        for (int place = 0; place < places; place++) {
            if (spans[place] >= most) {
                if (spans[place] > most || before(place, farthest)) {
                    farthest = place;
                }
                most = spans[place];
            }
        }
        for (int place = 0; place < places && tie > 0; place++) {
            if (spans[place] >= most - tie && before(place, farthest)) {
                farthest = place;
            }
        }
        return lowestAt(farthest);
    }

    /**
     * Whether the record at one position precedes another at equal distance: by the lowest remaining row, or by first
     * appearance.
     */
    private boolean before(int place, int other) {
        return tie == 0 ? lowestAt(place) < lowestAt(other) : queueAt[place][0] < queueAt[other][0];
    }

    private int lowestAt(int place) {
        return queueAt[place][headAt[place]];
    }

    @Override
    public int[] takeNearest(int row, int count) {
        measureFrom(row);
        spans[placeOf[distinct.recordOf(row)]] = -1; // itself first, whatever else is at distance 0
        NearestRows nearest = new NearestRows(count);
        double worst = nearest.worst();
        for (int place = 0; place < places; place++) {
            if (spans[place] <= worst) {
                int[] queue = queueAt[place];
                int i = headAt[place];
                while (i < queue.length && nearest.offer(spans[place], queue[i])) {
                    i++;
                }
                worst = nearest.worst();
            }
        }
        int[] taken = tie == 0 ? nearest.rows() : nearestWithTies(worst, count);
        for (int leaving : taken) {
            leave(leaving);
        }
        return taken;
    }

    /**
     * The same if spans that differ in their last digits only are ties: those up to the worst, in order, ties by row.
     */
    private int[] nearestWithTies(double worst, int count) {
        List<Integer> near = new ArrayList<>();
        for (int place = 0; place < places; place++) {
            if (spans[place] <= worst + tie) {
                near.add(place);
            }
        }
        near.sort(Comparator.comparingDouble(place -> spans[place]));
        int[] taken = new int[count];
        int filled = 0;
        for (int from = 0, to; filled < count; from = to) {
            double least = spans[near.get(from)];
            to = from + 1;
            while (to < near.size() && spans[near.get(to)] <= least + tie) {
                to++;
            }
            int[] rows = near.subList(from, to).stream()
                    .sorted(Comparator.comparingInt(place -> queueAt[place][0]))
                    .flatMapToInt(place -> Arrays.stream(queueAt[place], headAt[place], queueAt[place].length))
                    .limit(count - filled)
                    .toArray();
            System.arraycopy(rows, 0, taken, filled, rows.length);
            filled += rows.length;
        }
        return taken;
    }

    private void leave(int row) {
        measuredFrom = NONE;
        size--;
        centre.remove(row);
        int record = distinct.recordOf(row);
        int place = placeOf[record];
        if (++headAt[place] == queueAt[place].length) {
            placeOf[record] = NONE;
            int last = --places;
            if (place != last) {
                scan.move(last, place);
                recordAt[place] = recordAt[last];
                queueAt[place] = queueAt[last];
                headAt[place] = headAt[last];
                placeOf[recordAt[place]] = place;
            }
        }
    }

    @Override
    public int[] takeAll() {
        int[] rest = new int[size];
        int i = 0;
        for (int place = 0; place < places; place++) {
            for (int j = headAt[place]; j < queueAt[place].length; j++) {
                rest[i++] = queueAt[place][j];
            }
        }
        Arrays.sort(rest);
        places = 0;
        size = 0;
        Arrays.fill(placeOf, NONE);
        return rest;
    }
}
