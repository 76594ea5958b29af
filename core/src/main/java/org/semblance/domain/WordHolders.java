package org.semblance.domain;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.semblance.data.Rows;
import org.semblance.data.Words;

/**
 * How many rows of a whole table hold each word of a column, or how many persons if they are distinguished. A person
 * with several words in several rows holds each of them.
 */
public final class WordHolders implements Serializable {

    private final List<String> words;
    private final int[] rows;
    /** The persons of each word, if they are distinguished. */
    private final List<BitSet> persons;

    private WordHolders(List<String> words, int[] rows, List<BitSet> persons) {
        this.words = words;
        this.rows = rows;
        this.persons = persons;
    }

    /** The holders of words with these numbers of rows; the array is not copied, so the caller must not use it any more. */
    static WordHolders counted(List<String> words, int[] rows) {
        return new WordHolders(List.copyOf(words), rows, List.of());
    }

    /**
     * The holders of the words of a column.
     *
     * @param rows the rows of the column, with their multiplicities
     * @param persons the number of the person of each row, from 0; without it, rows are counted
     */
    public static WordHolders of(Words column, Rows rows, Optional<int[]> persons) {
        List<BitSet> holding = new ArrayList<>();
        if (persons.isPresent()) {
            column.dictionary().forEach(word -> holding.add(new BitSet()));
            for (int row = 0; row < column.size(); row++) {
                if (!column.missing(row)) {
                    holding.get(column.code(row)).set(persons.get()[row]);
                }
            }
        }
        return new WordHolders(column.dictionary(), column.counts(rows), holding);
    }

    /** The words, in the order of their numbers. */
    public List<String> words() {
        return words;
    }

    /** The number of rows or persons that hold at least one of the words with these numbers. */
    public int of(IntPredicate chosen) {
        int held = 0;
        BitSet together = new BitSet();
        for (int word = 0; word < rows.length; word++) {
            if (chosen.test(word)) {
                held = Math.addExact(held, rows[word]);
                if (!persons.isEmpty()) {
                    together.or(persons.get(word));
                }
            }
        }
        return persons.isEmpty() ? held : together.cardinality();
    }

    /** The number of rows or persons that hold a word. */
    public int of(int word) {
        return persons.isEmpty() ? rows[word] : persons.get(word).cardinality();
    }
}
