package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.data.Distinct;
import org.semblance.domain.Records;

/**
 * Keeps records apart that miss different values, so that means rest on as many values as there are rows.
 *
 * <p>Rows that share a pattern of missing values with at least 2k rows form a block. The others form one together, or
 * join the block whose pattern is nearest when they are fewer than k.
 */
final class MissingPatterns {

    private final Records records;
    private final Distinct patterns;

    private MissingPatterns(Records records) {
        this.records = records;
        this.patterns = Distinct.of(
                records.size(),
                records.parts().stream()
                        .map(part -> IntStream.range(0, records.size())
                                .map(row -> part.space().missing(row) ? 1 : 0)
                                .toArray())
                        .toList());
    }

    /** The blocks, each with its rows lowest first. */
    static List<int[]> blocks(Records records, int k) {
        return new MissingPatterns(records).blocks(k);
    }

    private List<int[]> blocks(int k) {
        List<int[]> blocks = new ArrayList<>();
        List<int[]> rest = new ArrayList<>();
        for (int pattern = 0; pattern < patterns.count(); pattern++) {
            int[] rows = patterns.rowsOf(pattern);
            (records.times(rows) >= 2L * k ? blocks : rest).add(rows);
        }
        int[] others = rest.stream().flatMapToInt(Arrays::stream).sorted().toArray();
        if (records.times(others) >= k || blocks.isEmpty()) {
            blocks.add(others);
        } else if (others.length > 0) {
            int nearest = nearest(blocks, others);
            blocks.set(
                    nearest,
                    IntStream.concat(Arrays.stream(blocks.get(nearest)), Arrays.stream(others))
                            .sorted()
                            .toArray());
        }
        return blocks;
    }

    /** The block whose pattern differs least from those of the other rows, counted over attributes and rows. */
    private int nearest(List<int[]> blocks, int[] others) {
        int nearest = 0;
        long fewest = Long.MAX_VALUE;
        for (int block = 0; block < blocks.size(); block++) {
            int member = blocks.get(block)[0];
            long different = Arrays.stream(others)
                    .mapToLong(row -> records.times(row)
                            * records.parts().stream()
                                    .filter(part -> part.space().missing(row)
                                            != part.space().missing(member))
                                    .count())
                    .sum();
            if (different < fewest) {
                fewest = different;
                nearest = block;
            }
        }
        return nearest;
    }
}
