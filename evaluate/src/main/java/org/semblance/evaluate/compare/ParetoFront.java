package org.semblance.evaluate.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The choices that no other dominates. One dominates another if neither its loss nor its risk is higher and one of them
 * is lower, or if both are equal and its k is larger.
 */
final class ParetoFront {

    private ParetoFront() {}

    /**
     * The indices of the choices on the front, in order of loss. Choices equal in loss, risk and k are all included.
     */
    static List<Integer> of(List<ComparisonRule.Option> options) {
        List<Integer> order = IntStream.range(0, options.size())
                .boxed()
                .sorted(Comparator.<Integer>comparingDouble(i -> options.get(i).loss())
                        .thenComparingDouble(i -> options.get(i).risk())
                        .thenComparingInt(i -> -options.get(i).k())
                        .thenComparingInt(i -> i))
                .toList();
        List<Integer> front = new ArrayList<>();
        for (int i : order) {
            ComparisonRule.Option option = options.get(i);
            if (front.isEmpty() || ranks(option, options.get(front.get(front.size() - 1)))) {
                front.add(i);
            }
        }
        return front;
    }

    /** Whether a choice is on the front, given the last one on it, whose loss is not higher. */
    private static boolean ranks(ComparisonRule.Option option, ComparisonRule.Option last) {
        boolean equal = option.loss() == last.loss() && option.risk() == last.risk() && option.k() == last.k();
        return equal || option.risk() < last.risk();
    }
}
