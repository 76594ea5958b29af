package org.semblance.method.microaggregation;

import java.io.Serializable;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.data.Table;
import org.semblance.domain.GlobalScale;
import org.semblance.domain.PartitionedDataset;
import org.semblance.domain.Records;
import org.semblance.method.blocking.BlockDivision;

/**
 * The result of the first pass over a partitioned table: its columns, and its patterns of missing values, counted where
 * the parts are.
 */
final class PatternCounts implements Serializable {

    private final HashMap<BitSet, MissingPatterns.Pattern> patterns = new HashMap<>();
    private List<String> columns = List.of();

    private PatternCounts() {}

    static PatternCounts of(PartitionedDataset data) {
        PatternCounts all = new PatternCounts();
        GlobalScale scale = data.scale();
        data.parts().each(part -> of(part, scale), all::add);
        return all;
    }

    private static PatternCounts of(Table part, GlobalScale scale) {
        PatternCounts found = new PatternCounts();
        found.columns = List.copyOf(part.names());
        for (MissingPatterns.Pattern pattern :
                MissingPatterns.of(scale.of(part).records()).inOrder()) {
            found.patterns.put(
                    pattern.missing(),
                    new MissingPatterns.Pattern(
                            pattern.missing(), part.rows().number(pattern.first()), pattern.count()));
        }
        return found;
    }

    private void add(PatternCounts more) {
        columns = more.columns;
        more.patterns.forEach((missing, pattern) -> patterns.merge(missing, pattern, MissingPatterns.Pattern::and));
    }

    /** The names of all columns. */
    List<String> columns() {
        return columns;
    }

    /** Whether an attribute is missing in some row. */
    boolean missing(int attribute) {
        return patterns.keySet().stream().anyMatch(missing -> missing.get(attribute));
    }

    /** The resulting blocks. */
    Blocks blocks(int k) {
        List<MissingPatterns.Pattern> inOrder = patterns.values().stream()
                .sorted(Comparator.comparingInt(MissingPatterns.Pattern::first))
                .toList();
        return new Blocks(inOrder, MissingPatterns.blocks(inOrder, k), k);
    }

    /** Assigns rows to the blocks of their patterns. */
    static final class Blocks implements BlockDivision {

        /** The blocks of frequent patterns: there are few, however many patterns there are. */
        private final HashMap<BitSet, Integer> blockOf = new HashMap<>();

        private final int[] sizes;

        /** The block of all other patterns. */
        private final int ofOthers;

        private Blocks(List<MissingPatterns.Pattern> patterns, int[] blocks, int k) {
            this.sizes = new int[IntStream.of(blocks).max().orElse(0) + 1];
            int others = 0;
            for (int pattern = 0; pattern < blocks.length; pattern++) {
                if (patterns.get(pattern).frequent(k)) {
                    blockOf.put(patterns.get(pattern).missing(), blocks[pattern]);
                } else {
                    others = blocks[pattern];
                }
                sizes[blocks[pattern]] = Math.addExact(
                        sizes[blocks[pattern]], patterns.get(pattern).count());
            }
            this.ofOthers = others;
        }

        /** The number of rows of each block. */
        int[] sizes() {
            return sizes.clone();
        }

        @Override
        public int count() {
            return sizes.length;
        }

        @Override
        public int[] of(Records records) {
            MissingPatterns ofPart = MissingPatterns.of(records);
            return ofPart.each(ofPart.inOrder().stream()
                    .mapToInt(pattern -> blockOf.getOrDefault(pattern.missing(), ofOthers))
                    .toArray());
        }
    }
}
