package org.semblance.evaluate.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The choices that no other beats. One beats another if it is no worse in both figures, and better in one of them or, where
 * they are equal, larger in its groups.
 */
final class ParetoFront {

    private ParetoFront() {}

    /**
     * Their numbers, by the loss. Choices that are equal in everything are on it together.
     *
     * @param options where each lies; less is better
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

    /** Whether a choice that loses no less than the last of the front is on it too. */
    private static boolean ranks(ComparisonRule.Option option, ComparisonRule.Option last) {
        boolean equal = option.loss() == last.loss() && option.risk() == last.risk() && option.k() == last.k();
        return equal || option.risk() < last.risk();
    }
}
