package org.semblance.domain;

import java.io.Serializable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.semblance.data.Rows;
import org.semblance.data.Table;
import org.semblance.data.Words;

/** The words of a column with the first row and the count of each; those of parts can be merged. */
public final class FirstOccurrences implements Serializable {

    /** The first row of a word and its count. */
    private record Occurrence(int first, int count) implements Serializable {

        Occurrence and(Occurrence other) {
            return new Occurrence(Math.min(first, other.first), Math.addExact(count, other.count));
        }
    }

    private final Map<String, Occurrence> words = new HashMap<>();

    public static FirstOccurrences of(Words column, Rows rows) {
        int[] first = new int[column.dictionary().size()];
        int[] counts = new int[first.length];
        for (int row = 0; row < column.size(); row++) {
            int code = column.code(row);
            if (code != Words.MISSING) {
                first[code] = counts[code] == 0 ? rows.number(row) : Math.min(first[code], rows.number(row));
                counts[code] += rows.times(row);
            }
        }
        FirstOccurrences found = new FirstOccurrences();
        for (int code = 0; code < first.length; code++) {
            if (counts[code] > 0) {
                found.words.put(column.dictionary().get(code), new Occurrence(first[code], counts[code]));
            }
        }
        return found;
    }

    public void add(FirstOccurrences other) {
        other.words.forEach((word, met) -> words.merge(word, met, Occurrence::and));
    }

    /** The number of distinct words. */
    public int size() {
        return words.size();
    }

    /** The number of words that a single row has. */
    public int alone() {
        return (int) words.values().stream().filter(word -> word.count == 1).count();
    }

    /** The number of rows with a word. */
    int present() {
        return without(Set.of());
    }

    /** The number of rows with a word other than these. */
    public int without(Set<String> others) {
        return words.entrySet().stream()
                .filter(word -> !others.contains(word.getKey()))
                .mapToInt(word -> word.getValue().count)
                .reduce(0, Math::addExact);
    }

    /** The words in order of first appearance. */
    public List<String> inOrder() {
        return words.entrySet().stream()
                .sorted((one, other) -> Integer.compare(one.getValue().first, other.getValue().first))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The words in order of first appearance, with their numbers of rows. */
    WordHolders holders() {
        List<String> inOrder = inOrder();
        return WordHolders.counted(
                inOrder,
                inOrder.stream()
                        .mapToInt(word -> Objects.requireNonNull(words.get(word)).count)
                        .toArray());
    }

    /** The distinct words as a column with multiplicities, in order of first appearance. */
    Table counted(String name) {
        List<String> inOrder = inOrder();
        int[] first = new int[inOrder.size()];
        int[] counts = new int[first.length];
        for (int row = 0; row < first.length; row++) {
            Occurrence met = words.get(inOrder.get(row));
            first[row] = met == null ? 0 : met.first;
            counts[row] = met == null ? 0 : met.count;
        }
        return Table.of(
                List.of(Words.of(name, inOrder.toArray(String[]::new))),
                Rows.numbered(first).counted(counts));
    }

    /** The numbers of the rows in which a word appears first. */
    public int[] firstRows() {
        return words.values().stream().mapToInt(Occurrence::first).toArray();
    }
}
