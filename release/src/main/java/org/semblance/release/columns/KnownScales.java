package org.semblance.release.columns;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Well-known orders of categories, such as school levels, months, answers of agreement or age bands, in eight languages. */
public final class KnownScales {

    /** Longer scales are not proposed, because nobody could check their order. */
    private static final int MOST = 40;

    private static final int FEWEST = 3;

    private KnownScales() {}

    /**
     * The categories as they are written, in ascending order, if that order is well known. Answers that mean that there is
     * none are left out. Empty if two known scales contradict each other.
     */
    public static Optional<List<String>> of(List<String> categories) {
        if (categories.size() < FEWEST || categories.size() > 2 * MOST) {
            return Optional.empty();
        }
        List<String> steps = categories.stream()
                .filter(category -> !NoAnswer.is(category, categories))
                .toList();
        if (steps.size() < FEWEST || steps.size() > MOST || new HashSet<>(steps).size() < steps.size()) {
            return Optional.empty();
        }
        return words(steps)
                .or(() -> NumberedSteps.order(steps))
                .or(() -> LetterRun.order(steps))
                .or(() -> BandOrder.of(steps));
    }

    /** The order of words, if all scales that have them agree. */
    static Optional<List<String>> words(List<String> categories) {
        Set<List<String>> orders = new HashSet<>();
        for (WordScale scale : WordScale.ALL) {
            List<Integer> places = scale.places(categories);
            if (places != null) {
                orders.add(sorted(categories, places));
            }
        }
        return orders.size() == 1 ? Optional.of(orders.iterator().next()) : Optional.empty();
    }

    /** Categories in the order of their places. */
    static <T extends Comparable<T>> List<String> sorted(List<String> categories, List<T> places) {
        return IntStream.range(0, categories.size())
                .boxed()
                .sorted(Comparator.comparing(places::get))
                .map(categories::get)
                .toList();
    }

    /** Categories in the order of their places; empty if a category has none, or two have the same. */
    static <T extends Comparable<T>> Optional<List<String>> order(List<String> categories, List<@Nullable T> places) {
        List<T> known = new ArrayList<>();
        for (T place : places) {
            if (place == null || known.contains(place)) {
                return Optional.empty();
            }
            known.add(place);
        }
        return Optional.of(sorted(categories, known));
    }
}
