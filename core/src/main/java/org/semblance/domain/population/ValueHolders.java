package org.semblance.domain.population;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Column;
import org.semblance.data.Distinct;
import org.semblance.data.LongIndex;
import org.semblance.domain.Domain;

/**
 * Maps each value of an attribute to the people who have it; people with equal values in all attributes count as one
 * combination.
 */
final class ValueHolders {

    /** The people whose value a text covers. */
    final class CoveredPeople {

        private final int[] values;
        private final @Nullable BitSet bits;
        private final int count;

        private CoveredPeople(int[] values) {
            this.values = values;
            // where the bits take no more memory than the numbers, or not much
            this.bits = 64L * values.length >= starts.length ? bits(values) : null;
            this.count = Arrays.stream(values)
                    .map(value -> starts[value + 1] - starts[value])
                    .sum();
        }

        /** Their number. */
        int count() {
            return count;
        }

        boolean holds(int tuple) {
            int value = valueOf[tuple];
            return bits == null ? Arrays.binarySearch(values, value) >= 0 : value != MISSING && bits.get(value);
        }

        /** Visits their combinations. */
        void each(IntConsumer visit) {
            for (int value : values) {
                for (int at = starts[value]; at < starts[value + 1]; at++) {
                    visit.accept(byValue[at]);
                }
            }
        }

        private static BitSet bits(int[] values) {
            BitSet bits = new BitSet();
            for (int value : values) {
                bits.set(value);
            }
            return bits;
        }
    }

    private static final int MISSING = Integer.MAX_VALUE;

    private final int[] valueOf;
    private final int[] starts;
    private final int[] byValue;
    private final ValueCover cover;
    private final Map<String, Optional<CoveredPeople>> known = new HashMap<>();

    private ValueHolders(int[] valueOf, int values, ValueCover cover) {
        this.valueOf = valueOf;
        this.cover = cover;
        this.starts = new int[values + 1];
        for (int value : valueOf) {
            if (value != MISSING) {
                starts[value + 1]++;
            }
        }
        Arrays.parallelPrefix(starts, Integer::sum);
        this.byValue = new int[starts[values]];
        int[] next = starts.clone();
        for (int tuple = 0; tuple < valueOf.length; tuple++) {
            if (valueOf[tuple] != MISSING) {
                byValue[next[valueOf[tuple]]++] = tuple;
            }
        }
    }

    /** The holders of the values of a column; the missing value comes last. */
    static ValueHolders of(Column column, Domain domain, Distinct tuples) {
        int[] codes = column.codes();
        LongIndex values = new LongIndex();
        int[] valueOf = new int[tuples.count()];
        int[] rowOf = new int[tuples.count()];
        for (int tuple = 0; tuple < valueOf.length; tuple++) {
            int row = tuples.first(tuple);
            valueOf[tuple] = column.missing(row) ? MISSING : values.add(codes[row]);
            if (!column.missing(row)) {
                rowOf[valueOf[tuple]] = row;
            }
        }
        List<String> texts = IntStream.range(0, values.size())
                .mapToObj(value -> column.text(rowOf[value]))
                .toList();
        return new ValueHolders(valueOf, texts.size(), ValueCovers.of(domain, texts));
    }

    /** The people whose value a text covers; empty for a text that covers everybody. */
    synchronized Optional<CoveredPeople> covered(String text) {
        return known.computeIfAbsent(text, unseen -> cover.of(text).map(CoveredPeople::new));
    }
}
