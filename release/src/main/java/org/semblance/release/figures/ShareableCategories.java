package org.semblance.release.figures;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Selects the categories of a column that enough rows share to be named. */
final class ShareableCategories {

    private ShareableCategories() {}

    /**
     * The categories with at least {@code least} rows, most frequent first. If the others together have fewer rows,
     * which could be computed by subtraction from the total, the rarest category is left out as well.
     *
     * @param counts the number of rows per category; of equally frequent ones the last counts as the rarest
     */
    static <T> List<T> by(Map<T, Integer> counts, int least) {
        List<T> named = new ArrayList<>();
        long rest = 0;
        for (Map.Entry<T, Integer> entry : counts.entrySet()) {
            if (entry.getValue() >= least) {
                named.add(entry.getKey());
            } else {
                rest += entry.getValue();
            }
        }
        named.sort(Comparator.comparingInt(category -> -counts.getOrDefault(category, 0)));
        if (rest > 0 && rest < least && !named.isEmpty()) {
            named.remove(named.size() - 1);
        }
        return named;
    }
}
