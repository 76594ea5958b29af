package org.semblance.release.prepare;

import java.util.Optional;
import java.util.stream.IntStream;
import org.semblance.data.Rows;
import org.semblance.data.Words;
import org.semblance.domain.WordHolders;

/**
 * How far the values of a kept column distinguish people.
 *
 * @param people the number of persons, or of rows if persons are not distinguished
 * @param present how many of them have a value
 * @param alone how many of them have a value that nobody else has
 * @param inRows whether every row has a value that no other row has
 */
public record KeptValues(int people, int present, int alone, boolean inRows) {

    /** From this number of people with a value on, most of them are not a few by chance. */
    private static final int SEVERAL = 10;

    /** The values of a column in which rows are people. */
    public static KeptValues ofRows(int rows, int present, int alone) {
        return new KeptValues(rows, present, alone, rows > 1 && alone == rows);
    }

    /**
     * Counts the people of a column.
     *
     * @param persons the number of the person of each row, from 0; without it, each row is a person
     */
    static KeptValues of(Words column, Optional<int[]> persons) {
        KeptValues ofRows = ofRows(column.size(), column.present(), (int)
                IntStream.of(column.counts()).filter(count -> count == 1).count());
        if (persons.isEmpty()) {
            return ofRows;
        }
        WordHolders holders = WordHolders.of(column, Rows.all(column.size()), persons);
        IntStream alone = IntStream.range(0, holders.words().size()).filter(word -> holders.of(word) == 1);
        return new KeptValues(
                IntStream.of(persons.get()).max().orElse(-1) + 1,
                holders.of(word -> true),
                people(column, persons.get(), alone),
                ofRows.inRows);
    }

    /** The number of persons who have one of these words, each of which has a single holder. */
    private static int people(Words column, int[] persons, IntStream words) {
        boolean[] wanted = new boolean[column.dictionary().size()];
        words.forEach(word -> wanted[word] = true);
        return (int) IntStream.range(0, column.size())
                .filter(row -> !column.missing(row) && wanted[column.code(row)])
                .map(row -> persons[row])
                .distinct()
                .count();
    }

    /** Whether everybody has a value that nobody else has. */
    boolean allAlone() {
        return people > 1 && alone == people;
    }

    /**
     * Whether the column identifies people rather than describes them: more than half of those who have a value have
     * one to themselves, so that most people who are looked for by it are found. Of fewer than ten with a value, all.
     */
    boolean mostAlone() {
        return present > 1 && (alone == present || (present >= SEVERAL && 2L * alone > present));
    }
}
