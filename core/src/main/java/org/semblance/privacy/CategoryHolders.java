package org.semblance.privacy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.population.Population;
import org.semblance.domain.population.Population.ReleasedText;

/**
 * How many rows of the original, or persons, hold what a released text of a quasi-identifier says: that category, or a
 * value below that label or concept.
 */
public final class CategoryHolders {

    private final String name;
    private final Population original;
    private final ToIntFunction<int[]> size;
    private final Map<String, Integer> known = new ConcurrentHashMap<>();

    private CategoryHolders(Attribute attribute, Words values, ToIntFunction<int[]> size) {
        this.name = attribute.name();
        this.original = Population.of(Table.of(List.of(values)), List.of(attribute));
        this.size = size;
    }

    /**
     * The holders of the values of a column.
     *
     * @param size the number of rows or persons among some rows of the column
     */
    static CategoryHolders of(Attribute attribute, Words column, ToIntFunction<int[]> size) {
        return new CategoryHolders(attribute, column, size);
    }

    /** The holders of words that occur in these numbers of rows. */
    public static CategoryHolders counted(Attribute attribute, Map<String, Integer> rows) {
        List<String> words = List.copyOf(rows.keySet());
        int[] counts = words.stream().mapToInt(rows::get).toArray();
        return new CategoryHolders(
                attribute,
                Words.of(attribute.name(), words.toArray(String[]::new)),
                these -> IntStream.of(these).map(word -> counts[word]).sum());
    }

    /** The number of rows or persons that hold what a text says; threads that judge may share the answers. */
    synchronized int of(String text) {
        return known.computeIfAbsent(
                text, unseen -> size.applyAsInt(original.rows(List.of(new ReleasedText(name, Optional.of(text))))));
    }
}
