package org.semblance.quality.loss;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Distinct;
import org.semblance.data.ExactSum;
import org.semblance.data.Table;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.domain.Records;
import org.semblance.domain.Space;

/**
 * The two sums behind {@link Sse}, {@link Sst} and {@link InformationLoss}: the loss from each original value or record
 * to its released one (SSE), and from each to the prototype of all (SST). A suppressed value counts as if that
 * prototype were released, so a release with suppressed values only has SSE = SST. Sums over parts of the rows can be
 * added.
 *
 * <p>With a Euclidean combination the sums of records are the weighted means of the sums of attributes. Otherwise the
 * distance of a whole record is squared.
 */
final class SquaredLosses implements Serializable {

    /** Receives what each row adds to the two sums. */
    interface Terms {
        void add(int row, double lost, double most);
    }

    /** Between one word of progress and the next: so many rows, less one. */
    private static final int OFTEN = (1 << 10) - 1;

    /** The two sums of one attribute, or of records. */
    static final class Sums implements Serializable {

        private final double weight;
        private final ExactSum within = new ExactSum();
        private final ExactSum total = new ExactSum();

        Sums(double weight) {
            this.weight = weight;
        }

        private void add(double lost, double most) {
            within.add(lost);
            total.add(most);
        }

        private Sums and(Sums other) {
            Sums both = new Sums(weight);
            for (Sums one : List.of(this, other)) {
                both.within.add(one.within);
                both.total.add(one.total);
            }
            return both;
        }

        double weight() {
            return weight;
        }

        double within() {
            return within.value();
        }

        double total() {
            return total.value();
        }
    }

    private final Map<String, Sums> sums;
    private final @Nullable Sums ofRecords;

    private SquaredLosses(Map<String, Sums> sums, @Nullable Sums ofRecords) {
        this.sums = new LinkedHashMap<>(sums);
        this.ofRecords = ofRecords;
    }

    /** The original with the record distance that the measure asks for, or with its own if it asks for none. */
    static Dataset compared(Dataset original, @Nullable Combination combine) {
        return combine == null ? original : original.combining(combine);
    }

    static SquaredLosses of(Dataset original, Table released, Watcher watcher) {
        return of(original.records(), released, 0, released.size(), null, watcher);
    }

    /** The sums over a part that is bound to the scale of the whole table. */
    static SquaredLosses of(Dataset part, Table released, Table centre) {
        return of(part.records(), released, 0, released.size(), centre, Watcher.SILENT);
    }

    /** The sums over some rows, in spaces bound to all rows. */
    static SquaredLosses of(Records records, Table released, int from, int to) {
        return of(records, released, from, to, null, Watcher.SILENT);
    }

    private static SquaredLosses of(
            Records records, Table released, int from, int to, @Nullable Table centre, Watcher watcher) {
        Map<String, Sums> sums = new LinkedHashMap<>();
        for (Records.Part<?> part : records.parts()) {
            String name = part.attribute().name();
            Sums ofPart = new Sums(part.attribute().weight());
            each(
                    part.space(),
                    centre == null ? null : centre.column(name),
                    released.column(name),
                    from,
                    to,
                    (row, lost, most) -> ofPart.add(lost, most),
                    watcher);
            sums.put(name, ofPart);
        }
        if (records.combine() == Combination.EUCLIDEAN) {
            return new SquaredLosses(sums, null);
        }
        Sums ofRecords = new Sums(1);
        each(records, released, from, to, centre, (row, lost, most) -> ofRecords.add(lost, most), watcher);
        return new SquaredLosses(sums, ofRecords);
    }

    /** The terms of the records. */
    static void each(Records records, Table released, Terms terms, Watcher watcher) {
        each(records, released, 0, released.size(), null, terms, watcher);
    }

    /** Records that repeat, original and released alike, are compared once. */
    private static void each(
            Records records, Table released, int from, int to, @Nullable Table middle, Terms terms, Watcher watcher) {
        Distinct distinct = records.distinct();
        Distinct pairs = Distinct.of(released.size(), pairs(records, released));
        Records.Point centre = middle == null ? records.prototype(all(records.size())) : records.read(middle, 0);
        double[] toCentre = new double[distinct.count()];
        Arrays.fill(toCentre, -1);
        double[] toReleased = new double[pairs.count()];
        Arrays.fill(toReleased, -1);
        Map<String, IntPredicate> withheld = new HashMap<>();
        records.varying()
                .forEach(part -> withheld.put(
                        part.attribute().name(),
                        SuppressedRows.in(released.column(part.attribute().name()))));
        for (int row = from; row < to; row++) {
            tell(row, to, watcher);
            int record = distinct.recordOf(row);
            if (toCentre[record] < 0) {
                double distance = records.distance(row, centre);
                toCentre[record] = distance * distance;
            }
            int pair = pairs.recordOf(row);
            if (toReleased[pair] < 0) {
                int at = row;
                double distance = records.distance(
                        row,
                        records.read(
                                released,
                                row,
                                column -> withheld.getOrDefault(column.name(), none -> false)
                                        .test(at),
                                centre));
                toReleased[pair] = distance * distance;
            }
            terms.add(row, toReleased[pair], toCentre[record]);
        }
    }

    private static List<int[]> pairs(Records records, Table released) {
        List<int[]> codes = new ArrayList<>();
        for (Records.Part<?> part : records.varying()) {
            codes.add(part.space().codes());
            codes.add(released.column(part.attribute().name()).codes());
        }
        return codes;
    }

    /** The terms of an attribute. */
    static void each(Space<?> space, Column released, Terms terms, Watcher watcher) {
        each(space, null, released, 0, released.size(), terms, watcher);
    }

    private static <V> void each(
            Space<V> space, @Nullable Column middle, Column released, int from, int to, Terms terms, Watcher watcher) {
        V centre = middle == null ? space.prototype(all(space.size())) : space.read(middle, 0);
        IntPredicate withheld = SuppressedRows.in(released);
        for (int row = from; row < to; row++) {
            tell(row, to, watcher);
            double lost = space.loss(row, space.read(released, row));
            double most = space.loss(row, centre);
            terms.add(row, lost > 0 && withheld.test(row) ? most : lost, most);
        }
    }

    private static void tell(int row, int to, Watcher watcher) {
        if ((row & OFTEN) == 0) {
            watcher.progress("measure", row, to);
        }
    }

    private static int[] all(int size) {
        int[] rows = new int[size];
        for (int row = 0; row < size; row++) {
            rows[row] = row;
        }
        return rows;
    }

    SquaredLosses and(SquaredLosses other) {
        Map<String, Sums> added = new LinkedHashMap<>(sums);
        other.sums.forEach((name, more) -> added.merge(name, more, Sums::and));
        return new SquaredLosses(
                added, ofRecords == null || other.ofRecords == null ? ofRecords : ofRecords.and(other.ofRecords));
    }

    /** SSE of the records; with a Euclidean combination the weighted mean over the attributes that vary. */
    double within() {
        return inRecordSpace(Sums::within);
    }

    double total() {
        return inRecordSpace(Sums::total);
    }

    private double inRecordSpace(ToDoubleFunction<Sums> squares) {
        return ofRecords == null
                ? mean(varying().stream()
                        .mapToDouble(s -> s.weight() * squares.applyAsDouble(s))
                        .sum())
                : squares.applyAsDouble(ofRecords);
    }

    private double mean(double sum) {
        double weights = varying().stream().mapToDouble(Sums::weight).sum();
        return weights == 0 ? 0 : sum / weights;
    }

    private List<Sums> varying() {
        return sums.values().stream().filter(s -> s.total() > 0).toList();
    }

    /** 100·SSE/SST; 0 if nothing varies. */
    double percentage() {
        return percentage(within(), total());
    }

    /** 100·SSE/SST of each attribute alone; 0 for a constant one. */
    Map<String, Double> percentages() {
        Map<String, Double> percentages = new LinkedHashMap<>();
        sums.forEach((name, s) -> percentages.put(name, percentage(s.within(), s.total())));
        return percentages;
    }

    private static double percentage(double within, double total) {
        return total == 0 ? 0 : 100 * within / total;
    }
}
