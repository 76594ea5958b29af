package org.semblance.release.figures;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Which categories of a column may be named: those that enough rows share. */
final class ShareableCategories {

    private ShareableCategories() {}

    /**
     * The categories that at least so many rows hold, the most frequent first. A rest of fewer, which a subtraction from
     * the total would tell, takes the rarest of them along.
     *
     * @param counts how many rows hold each category; of equally frequent ones the last is taken for the rarest
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
