package org.semblance.method.microaggregation;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.data.Distinct;
import org.semblance.domain.Records;

/**
 * Separates records with different patterns of missing values, so that means are based on as many values as rows.
 *
 * <p>Rows whose pattern is shared by at least 2k rows form a block. The others form one block together, or join the
 * block with the nearest pattern if they are fewer than k.
 */
final class MissingPatterns {

    /**
     * A pattern of missing values.
     *
     * @param missing the attributes without a value
     * @param first the number of the first row with the pattern
     * @param count the number of rows with the pattern
     */
    record Pattern(BitSet missing, int first, int count) implements Serializable {

        /** Whether its rows form a separate block. */
        boolean frequent(int k) {
            return count >= 2L * k;
        }

        Pattern and(Pattern other) {
            return new Pattern(missing, Math.min(first, other.first), Math.addExact(count, other.count));
        }
    }

    private final Records records;
    private final Distinct rows;

    private MissingPatterns(Records records) {
        this.records = records;
        this.rows = Distinct.of(
                records.size(),
                records.parts().stream()
                        .map(part -> IntStream.range(0, records.size())
                                .map(row -> part.space().missing(row) ? 1 : 0)
                                .toArray())
                        .toList());
    }

    static MissingPatterns of(Records records) {
        return new MissingPatterns(records);
    }

    /** The blocks, each with its rows in increasing order. */
    static List<int[]> blocks(Records records, int k) {
        MissingPatterns patterns = of(records);
        int[] blockOf = patterns.each(blocks(patterns.inOrder(), k));
        int[] sizes = new int[Arrays.stream(blockOf).max().orElse(-1) + 1];
        for (int block : blockOf) {
            sizes[block]++;
        }
        List<int[]> blocks = new ArrayList<>();
        for (int size : sizes) {
            blocks.add(new int[size]);
        }
        int[] filled = new int[sizes.length];
        for (int row = 0; row < blockOf.length; row++) {
            blocks.get(blockOf[row])[filled[blockOf[row]]++] = row;
        }
        return blocks;
    }

    /** The patterns in order of first appearance. */
    List<Pattern> inOrder() {
        return IntStream.range(0, rows.count())
                .mapToObj(pattern -> {
                    int first = rows.first(pattern);
                    BitSet missing = new BitSet();
                    for (int part = 0; part < records.parts().size(); part++) {
                        missing.set(part, records.parts().get(part).space().missing(first));
                    }
                    return new Pattern(missing, first, records.times(rows.rowsOf(pattern)));
                })
                .toList();
    }

    /** Expands a number for each pattern, in order of first appearance, to a number for each row. */
    int[] each(int[] ofPatterns) {
        int[] ofRows = new int[records.size()];
        Arrays.setAll(ofRows, row -> ofPatterns[rows.recordOf(row)]);
        return ofRows;
    }

    /** For each pattern, given all in order of first appearance, the number of its block. */
    static int[] blocks(List<Pattern> patterns, int k) {
        int[] blockOf = new int[patterns.size()];
        List<Pattern> frequent = new ArrayList<>();
        List<Pattern> others = new ArrayList<>();
        for (int pattern = 0; pattern < blockOf.length; pattern++) {
            boolean own = patterns.get(pattern).frequent(k);
            blockOf[pattern] = own ? frequent.size() : -1;
            (own ? frequent : others).add(patterns.get(pattern));
        }
        boolean together =
                frequent.isEmpty() || others.stream().mapToLong(Pattern::count).sum() >= k;
        int ofOthers = together ? frequent.size() : nearest(frequent, others);
        return Arrays.stream(blockOf).map(own -> own < 0 ? ofOthers : own).toArray();
    }

    /** The block whose pattern differs least from those of the other rows, counted over attributes and rows. */
    private static int nearest(List<Pattern> blocks, List<Pattern> others) {
        int nearest = 0;
        long fewest = Long.MAX_VALUE;
        for (int block = 0; block < blocks.size(); block++) {
            long different = 0;
            for (Pattern other : others) {
                BitSet apart = (BitSet) blocks.get(block).missing.clone();
                apart.xor(other.missing);
                different += (long) apart.cardinality() * other.count;
            }
            if (different < fewest) {
                fewest = different;
                nearest = block;
            }
        }
        return nearest;
    }
}
