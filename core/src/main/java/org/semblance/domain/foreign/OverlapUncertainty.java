package org.semblance.domain.foreign;

import java.util.BitSet;
import java.util.List;
import org.semblance.data.Distinct;
import org.semblance.data.Words;
import org.semblance.domain.hierarchy.ReleaseUncertainty;

/**
 * The uncertainty that released overlapping labels leave about original values. A text that is not a label, or a
 * missing one, is suppression; a missing original value is a separate value, covered by the root alone.
 */
public final class OverlapUncertainty implements ReleaseUncertainty {

    private final OverlappingLabels domain;
    private final Distinct pairs;
    private final int[] values;
    private final int[] nodes;
    private final long[] rowsOf;
    private final long missing;

    private OverlapUncertainty(OverlappingLabels domain, Distinct pairs, int[] values, int[] nodes) {
        this.domain = domain;
        this.pairs = pairs;
        this.values = values;
        this.nodes = nodes;
        this.rowsOf = new long[domain.values()];
        long without = 0;
        for (int pair = 0; pair < values.length; pair++) {
            if (values[pair] == Words.MISSING) {
                without += pairs.size(pair);
            } else {
                rowsOf[values[pair]] += pairs.size(pair);
            }
        }
        this.missing = without;
    }

    /** Compares a released column with its original. */
    public static OverlapUncertainty of(Words original, Words released, OverlappingLabels domain) {
        Distinct pairs = Distinct.of(original.size(), List.of(original.codes(), released.codes()));
        int[] values = new int[pairs.count()];
        int[] nodes = new int[pairs.count()];
        for (int pair = 0; pair < values.length; pair++) {
            int row = pairs.first(pair);
            values[pair] = original.missing(row) ? Words.MISSING : domain.node(original.text(row));
            nodes[pair] = released.missing(row) ? Words.MISSING : domain.node(released.text(row));
        }
        return new OverlapUncertainty(domain, pairs, values, nodes);
    }

    @Override
    public int values() {
        return domain.values();
    }

    @Override
    public int pairs() {
        return values.length;
    }

    @Override
    public int count(int pair) {
        return pairs.size(pair);
    }

    @Override
    public double share(int pair) {
        if (nodes[pair] == Words.MISSING) {
            return stayedMissing(pair) ? 1.0 / domain.values() : 1;
        }
        return (double) domain.below(nodes[pair]).cardinality() / domain.values();
    }

    private boolean stayedMissing(int pair) {
        return values[pair] == Words.MISSING && nodes[pair] == Words.MISSING;
    }

    /** Whether the released text is true of the value: it covers the value, or is suppressed. */
    public boolean holds(int pair) {
        if (nodes[pair] == Words.MISSING) {
            return true;
        }
        return values[pair] == Words.MISSING
                ? domain.below(nodes[pair]).cardinality() == domain.values()
                : domain.covers(nodes[pair], values[pair]);
    }

    @Override
    public long rowsAlike(int pair) {
        return values[pair] == Words.MISSING ? missing : rowsOf[values[pair]];
    }

    @Override
    public long rowsBelow(int pair) {
        if (stayedMissing(pair)) {
            return missing;
        }
        if (nodes[pair] == Words.MISSING || values[pair] == Words.MISSING || !holds(pair)) {
            return all();
        }
        BitSet below = domain.below(nodes[pair]);
        // the root covers missing values too
        return below.cardinality() == domain.values() && nodes[pair] >= domain.values()
                ? all()
                : below.stream().mapToLong(value -> rowsOf[value]).sum();
    }

    private long all() {
        long sum = missing;
        for (long rows : rowsOf) {
            sum += rows;
        }
        return sum;
    }
}
