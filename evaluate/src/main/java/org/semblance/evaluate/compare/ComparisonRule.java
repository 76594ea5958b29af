package org.semblance.evaluate.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * How one of several choices is recommended: the least loss among those that hold what they promise, make groups of at
 * least so many, and have no more risk than is tolerated. Of equal ones the larger k, then the lesser risk, then the one
 * named first. One in which a stronger attack was tried and found more than is tolerated is passed over. Where none is within
 * the tolerated risk, the least risk; where none of those that were tried withstands the attack, the one in which it found
 * least.
 *
 * @param tolerated the risk that is borne, in the unit of its axis
 * @param atLeast no choice with a smaller k is recommended
 */
public record ComparisonRule(double tolerated, int atLeast) {

    /**
     * A choice and where it lies.
     *
     * @param attacked the risk by a stronger attack, where one was tried
     */
    record Option(int k, boolean holds, double loss, double risk, OptionalDouble attacked) {}

    /**
     * What the rule leads to.
     *
     * @param candidates how many hold and have groups that are large enough
     * @param tolerable how many of them have no more risk than is tolerated
     * @param exposed those among these in which a stronger attack finds more than is tolerated, and which come before the
     *     chosen one; also the chosen one where none withstands
     * @param next what to try the attack on next, while none withstands
     */
    record Result(
            Optional<Integer> chosen, int candidates, int tolerable, List<Integer> exposed, Optional<Integer> next) {}

    /** The number of the recommended one. */
    Result choose(List<Option> options) {
        List<Integer> candidates = numbers(options, option -> option.holds && option.k >= atLeast);
        Comparator<Integer> byLoss = Comparator.comparingDouble(i -> options.get(i).loss);
        Comparator<Integer> byRisk = Comparator.comparingDouble(i -> options.get(i).risk);
        Comparator<Integer> bySize = Comparator.comparingInt(i -> -options.get(i).k);
        List<Integer> tolerable = candidates.stream()
                .filter(i -> options.get(i).risk <= tolerated)
                .sorted(byLoss.thenComparing(bySize).thenComparing(byRisk))
                .toList();
        if (tolerable.isEmpty()) {
            Optional<Integer> least =
                    candidates.stream().min(byRisk.thenComparing(byLoss).thenComparing(bySize));
            return new Result(least, candidates.size(), 0, List.of(), Optional.empty());
        }
        return withstanding(tolerable, options, candidates.size());
    }

    /** The first that withstands the attack, where one was tried; of those that do not, the one in which it found least. */
    private Result withstanding(List<Integer> tolerable, List<Option> options, int candidates) {
        List<Integer> exposed = new ArrayList<>();
        Optional<Integer> untried = Optional.empty();
        for (int i : tolerable) {
            OptionalDouble attacked = options.get(i).attacked;
            if (attacked.isEmpty()) {
                untried = untried.or(() -> Optional.of(i));
            } else if (attacked.getAsDouble() > tolerated) {
                exposed.add(i);
            } else {
                return new Result(Optional.of(i), candidates, tolerable.size(), exposed, Optional.empty());
            }
        }
        Optional<Integer> chosen = exposed.stream()
                .min(Comparator.comparingDouble(i -> options.get(i).attacked.orElseThrow()))
                .or(() -> Optional.of(tolerable.get(0)));
        return new Result(chosen, candidates, tolerable.size(), exposed, untried);
    }

    private static List<Integer> numbers(List<Option> options, Predicate<Option> which) {
        return IntStream.range(0, options.size())
                .filter(i -> which.test(options.get(i)))
                .boxed()
                .toList();
    }
}
