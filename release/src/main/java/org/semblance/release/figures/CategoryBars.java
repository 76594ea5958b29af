package org.semblance.release.figures;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.semblance.data.Column;
import org.semblance.data.Words;
import org.semblance.release.figures.Distribution.Bar;
import org.semblance.release.figures.Distribution.ShownCounts;

/**
 * Bars for categories. A category has its own bar if at least k original rows have it, or if no original row has it
 * and at least k released rows do, as with more general words. All other rows, and counts that may not be shown, go
 * into one common bar.
 */
final class CategoryBars {

    private static final int MOST_BARS = 16;

    private final Words before;
    private final Words after;
    private final int k;

    CategoryBars(Words before, Words after, int k) {
        this.before = before;
        this.after = after;
        this.k = k;
    }

    List<Bar> bars(List<String> scale) {
        Map<String, Integer> held = counts(before, scale);
        Map<String, Integer> shown = counts(after, scale);
        Set<String> toldBefore = new LinkedHashSet<>(ShareableCategories.by(held, k));
        Set<String> toldAfter = new HashSet<>(ShareableCategories.by(shown, k));
        Set<String> named = new LinkedHashSet<>(toldBefore);
        // a word that only a few original rows have is not named, even if a group now shows it
        shown.keySet().stream()
                .filter(category -> toldAfter.contains(category) && held.getOrDefault(category, 0) == 0)
                .forEach(named::add);
        List<String> chosen = named.stream()
                .sorted(Comparator.comparingInt(
                        category -> -Math.max(held.getOrDefault(category, 0), shown.getOrDefault(category, 0))))
                .limit(MOST_BARS)
                .sorted(Comparator.comparingInt(scale::indexOf))
                .toList();
        List<Bar> bars = new ArrayList<>();
        for (String category : chosen) {
            int released = shown.getOrDefault(category, 0);
            bars.add(bar(
                    category,
                    toldBefore.contains(category) ? held.getOrDefault(category, 0) : 0,
                    toldAfter.contains(category) ? released : 0,
                    toldBefore.contains(category),
                    released == 0 || toldAfter.contains(category)));
        }
        int restBefore = before.present() - bars.stream().mapToInt(Bar::before).sum();
        int restAfter = after.present() - bars.stream().mapToInt(Bar::after).sum();
        addIfEnough(bars, Distribution.OTHERS, restBefore, restAfter, k);
        addMissing(bars, before, after, k);
        return bars;
    }

    private static Map<String, Integer> counts(Words column, List<String> scale) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        scale.forEach(category -> counts.put(category, 0));
        int[] ofWord = column.counts();
        for (int code = 0; code < ofWord.length; code++) {
            counts.merge(column.dictionary().get(code), ofWord[code], Integer::sum);
        }
        return counts;
    }

    private static Bar bar(String label, int before, int after, boolean toldBefore, boolean toldAfter) {
        ShownCounts told =
                toldBefore && toldAfter ? ShownCounts.BOTH : toldBefore ? ShownCounts.BEFORE : ShownCounts.AFTER;
        return new Bar(label, before, after, told, Optional.empty());
    }

    /** Adds a bar for missing values if at least k rows have none before or after. */
    static void addMissing(List<Bar> bars, Column before, Column after, int k) {
        addIfEnough(bars, Distribution.NO_VALUE, before.size() - before.present(), after.size() - after.present(), k);
    }

    private static void addIfEnough(List<Bar> bars, String label, int before, int after, int k) {
        if (before >= k || after >= k) {
            boolean toldBefore = before >= k;
            boolean toldAfter = after == 0 || after >= k;
            bars.add(bar(label, toldBefore ? before : 0, toldAfter ? after : 0, toldBefore, toldAfter));
        }
    }
}
