package org.semblance.evaluate.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The rule that recommends one of several choices.
 *
 * <ol>
 * <li>Candidates are the choices whose guarantees hold and whose k is at least {@code atLeast}.
 * <li>Of the candidates whose risk is tolerated, the one with the least loss is recommended; in a tie the one with the
 *     larger k, then the one with less risk, then the first.
 * <li>A candidate on which the stronger attack was run and exceeded the tolerance is skipped. If all that were attacked
 *     exceed it, the one with the lowest risk from this attack is recommended.
 * <li>If the risk of no candidate is tolerated, the one with the least risk is recommended.
 * </ol>
 *
 * @param tolerated the highest tolerated risk, in the unit of the risk axis
 * @param atLeast the smallest k that may be recommended
 */
public record ComparisonRule(double tolerated, int atLeast) {

    /**
     * A choice with its loss and risk.
     *
     * @param attacked the risk from the stronger attack, if it was run
     */
    record Option(int k, boolean holds, double loss, double risk, OptionalDouble attacked) {}

    /**
     * The result of the rule.
     *
     * @param chosen the index of the recommended choice
     * @param candidates the number of choices whose guarantees hold and whose k is large enough
     * @param tolerable the number of candidates whose risk is tolerated
     * @param exposed the tolerable candidates that precede the recommended one and exceed the tolerance under the
     *     stronger attack; includes the recommended one if none resists
     * @param next the candidate on which to run the stronger attack next, as long as none resists it
     */
    record Result(
            Optional<Integer> chosen, int candidates, int tolerable, List<Integer> exposed, Optional<Integer> next) {}

    /** Applies the rule; results refer to choices by their index. */
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

    /** The first choice that resists the stronger attack; if none does, the one with the lowest risk from it. */
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
