package org.semblance.method.microaggregation;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.semblance.domain.distribution.ColumnValues;
import org.semblance.domain.distribution.ValueOrder;

/** Classifies records by their sensitive values: each record has a kind, numbered from 0, and no kind is empty. */
final class SensitiveKinds {

    private final int[] kindOf;
    private final int[] keys;
    private final int[] sizes;

    private SensitiveKinds(int[] kindOf, int[] keys, int[] sizes) {
        this.kindOf = kindOf;
        this.keys = keys;
        this.sizes = sizes;
    }

    /** Records with equal keys are of one kind, the lowest key first. */
    private static SensitiveKinds of(int[] records, IntUnaryOperator keyOf) {
        int[] key = Arrays.stream(records).map(keyOf).toArray();
        int[] keys = Arrays.stream(key).sorted().distinct().toArray();
        int[] kindOf = new int[1 + Arrays.stream(records).max().orElse(-1)];
        int[] sizes = new int[keys.length];
        for (int i = 0; i < records.length; i++) {
            int kind = Arrays.binarySearch(keys, key[i]);
            kindOf[records[i]] = kind;
            sizes[kind]++;
        }
        return new SensitiveKinds(kindOf, keys, sizes);
    }

    /** Records with equal values are of one kind, numbered by first appearance. */
    static SensitiveKinds ofValues(int[] records, IntFunction<int[]> rowsOf, ColumnValues values) {
        Map<List<Integer>, Integer> known = new HashMap<>();
        return of(records, record -> {
            List<Integer> held = Arrays.stream(rowsOf.apply(record))
                    .map(values::at)
                    .sorted()
                    .boxed()
                    .toList();
            return known.computeIfAbsent(held, none -> known.size());
        });
    }

    /**
     * Records with values at the same position are of one kind, the lowest first; for several values the mean position
     * counts.
     */
    static SensitiveKinds inOrder(int[] records, IntFunction<int[]> rowsOf, ValueOrder order) {
        return of(records, record -> (int) Math.round(Arrays.stream(rowsOf.apply(record))
                .mapToLong(order::place)
                .average()
                .orElseThrow()));
    }

    /** Records with the same most frequent value are of one kind, the most frequent first. */
    static SensitiveKinds byFrequency(int[] records, IntFunction<int[]> rowsOf, ColumnValues values) {
        int[] counts = new int[values.count() + 1]; // missing first
        for (int record : records) {
            for (int row : rowsOf.apply(record)) {
                counts[1 + values.at(row)]++;
            }
        }
        int[] placeOf = new int[counts.length];
        int[] byCount = IntStream.range(0, counts.length)
                .boxed()
                .sorted(Comparator.comparingInt((Integer value) -> -counts[value])
                        .thenComparingInt(value -> value))
                .mapToInt(value -> value)
                .toArray();
        for (int place = 0; place < byCount.length; place++) {
            placeOf[byCount[place]] = place;
        }
        return of(
                records,
                record -> Arrays.stream(rowsOf.apply(record))
                        .map(row -> placeOf[1 + values.at(row)])
                        .min()
                        .orElseThrow());
    }

    int count() {
        return sizes.length;
    }

    int kind(int record) {
        return kindOf[record];
    }

    /** The number of records of each kind. */
    int[] sizes() {
        return sizes;
    }

    /** For each kind except the last, the distance to the next. */
    double[] steps(ValueOrder order) {
        return IntStream.range(0, Math.max(0, keys.length - 1))
                .mapToDouble(kind -> order.at(keys[kind + 1]) - order.at(keys[kind]))
                .toArray();
    }
}
