package org.semblance.run.compare;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * How one of several choices is recommended: the least loss among those that hold what they promise, make groups of at
 * least so many, and have no more risk than is tolerated. Of equal ones the larger k, then the lesser risk, then the one
 * named first. Where none is within the tolerated risk, the least risk.
 *
 * @param tolerated the risk that is borne, in the unit of its axis
 * @param atLeast no choice with a smaller k is recommended
 */
public record ComparisonRule(double tolerated, int atLeast) {

    /** A choice and where it lies. */
    record Option(int k, boolean holds, double loss, double risk) {}

    /**
     * What the rule leads to.
     *
     * @param candidates how many hold and have groups that are large enough
     * @param tolerable how many of them have no more risk than is tolerated
     */
    record Result(Optional<Integer> chosen, int candidates, int tolerable) {}

    /** The number of the recommended one. */
    Result choose(List<Option> options) {
        List<Integer> candidates = numbers(options, option -> option.holds && option.k >= atLeast);
        List<Integer> tolerable = candidates.stream()
                .filter(i -> options.get(i).risk <= tolerated)
                .toList();
        Comparator<Integer> byLoss = Comparator.comparingDouble(i -> options.get(i).loss);
        Comparator<Integer> byRisk = Comparator.comparingDouble(i -> options.get(i).risk);
        Comparator<Integer> bySize = Comparator.comparingInt(i -> -options.get(i).k);
        Optional<Integer> chosen = tolerable.isEmpty()
                ? candidates.stream().min(byRisk.thenComparing(byLoss).thenComparing(bySize))
                : tolerable.stream().min(byLoss.thenComparing(bySize).thenComparing(byRisk));
        return new Result(chosen, candidates.size(), tolerable.size());
    }

    private static List<Integer> numbers(List<Option> options, Predicate<Option> which) {
        return IntStream.range(0, options.size())
                .filter(i -> which.test(options.get(i)))
                .boxed()
                .toList();
    }
}
