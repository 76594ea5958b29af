package org.semblance.release.columns;

import java.util.Comparator;
import java.util.stream.IntStream;

/** The places of numbers in ascending order: all of them, or of very many the lowest and the highest, without sorting. */
final class ExtremePlaces {

    private static final int ALL = 5000;
    private static final int EACH = 100;

    private final double[] values;

    ExtremePlaces(double[] values) {
        this.values = values;
    }

    /** The places; none of what is no number. */
    int[] ascending() {
        int[] numbers = IntStream.range(0, values.length)
                .filter(i -> !Double.isNaN(values[i]))
                .toArray();
        if (numbers.length > ALL) {
            int[] lowest = first(numbers, 1);
            int[] highest = first(numbers, -1);
            numbers = IntStream.concat(
                            IntStream.of(lowest), IntStream.range(0, EACH).map(i -> highest[EACH - 1 - i]))
                    .toArray();
            return numbers;
        }
        return IntStream.of(numbers)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> values[i]))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** The places of the lowest values times a sign, the lowest first. */
    private int[] first(int[] numbers, int sign) {
        int[] best = new int[EACH];
        int size = 0;
        for (int place : numbers) {
            double value = sign * values[place];
            if (size == EACH && value >= sign * values[best[EACH - 1]]) {
                continue;
            }
            int at = size < EACH ? size++ : EACH - 1;
            while (at > 0 && sign * values[best[at - 1]] > value) {
                best[at] = best[at - 1];
                at--;
            }
            best[at] = place;
        }
        return best;
    }
}
