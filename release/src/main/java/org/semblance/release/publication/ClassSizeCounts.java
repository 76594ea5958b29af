package org.semblance.release.publication;

import java.util.Map;
import java.util.TreeMap;
import org.semblance.privacy.EquivalenceClasses;
import org.semblance.release.json.Json;

/**
 * The sizes of the equivalence classes of a release, in rows.
 *
 * @param frequencies the number of classes of each size, the smallest size first
 */
public record ClassSizeCounts(Map<Integer, Integer> frequencies) {

    public static ClassSizeCounts of(EquivalenceClasses classes) {
        TreeMap<Integer, Integer> frequencies = new TreeMap<>();
        classes.forEach(rows -> frequencies.merge(rows.length, 1, Integer::sum));
        return new ClassSizeCounts(frequencies);
    }

    /** The number of rows. */
    public int rows() {
        return frequencies.entrySet().stream()
                .mapToInt(size -> size.getKey() * size.getValue())
                .sum();
    }

    /** The number of classes. */
    public int count() {
        return frequencies.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** The size of the smallest class; 0 if there is none. */
    public int smallest() {
        return frequencies.keySet().stream().mapToInt(Integer::intValue).min().orElse(0);
    }

    /** The size of the largest class; 0 if there is none. */
    public int largest() {
        return frequencies.keySet().stream().mapToInt(Integer::intValue).max().orElse(0);
    }

    Map<String, Object> json() {
        return Json.object("count", count(), "smallest", smallest(), "largest", largest(), "frequencies", frequencies);
    }
}
