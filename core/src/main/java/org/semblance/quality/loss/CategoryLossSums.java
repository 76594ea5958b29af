package org.semblance.quality.loss;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.semblance.data.Words;
import org.semblance.domain.Records;

/** 0 or 1 for each row, and the most frequent category as prototype. */
final class CategoryLossSums extends LossSums {

    private final int[] codes;
    private final int[] counts;
    private final int[] byCount;

    CategoryLossSums(Records.Part<?> part, LossTerms terms, Words words) {
        super(part, terms);
        this.codes = IntStream.range(0, words.size()).map(words::code).toArray();
        this.counts = words.counts();
        this.byCount = IntStream.range(0, counts.length)
                .boxed()
                .sorted((one, other) -> Integer.compare(counts[other], counts[one]))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    @Override
    RemainingLoss without(int[] rows) {
        Map<Integer, Integer> out = new HashMap<>();
        for (int row : rows) {
            out.merge(codes[row], 1, Integer::sum);
        }
        int mode = 0;
        for (int code : byCount) {
            mode = Math.max(mode, counts[code] - out.getOrDefault(code, 0));
            if (!out.containsKey(code)) {
                break; // the others are rarer
            }
        }
        double total = codes.length - rows.length - mode;
        return new RemainingLoss(Math.max(0, terms().within() - rows.length), terms().within(), total, total);
    }
}
