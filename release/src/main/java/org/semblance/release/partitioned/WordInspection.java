package org.semblance.release.partitioned;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.semblance.data.PartitionedTable;
import org.semblance.data.Table;
import org.semblance.data.WeightedRows;
import org.semblance.data.Words;
import org.semblance.domain.FirstOccurrences;
import org.semblance.release.prepare.KeptValues;

/** The words of the text columns, over all parts. */
final class WordInspection {

    /** If a column has more distinct words than this, only their number is recorded. */
    private static final int MANY = 1 << 16;

    private static final int PLACES = 64;

    private final PartitionedTable parts;
    private final int rows;
    private final List<String> inFull;
    private final Map<String, ColumnWords> columns = new HashMap<>();

    /** The words of a column, or only how many rows have one. */
    private static final class ColumnWords implements Serializable {

        private FirstOccurrences words = new FirstOccurrences();
        private int present;
        private boolean many;

        private void add(ColumnWords other, boolean all) {
            present = Math.addExact(present, other.present);
            many |= other.many;
            if (!many) {
                words.add(other.words);
            }
            if (!all && (many || words.size() > MANY)) {
                many = true;
                words = new FirstOccurrences();
            }
        }
    }

    /** The findings of a part, by column. */
    private record OfPart(Map<String, ColumnWords> columns) implements Serializable {}

    /**
     * Inspects columns.
     *
     * @param inFull columns of which every word must be known
     * @param others columns of which the number of words is enough if there are very many
     */
    WordInspection(PartitionedTable parts, int rows, List<String> inFull, List<String> others) {
        this.parts = parts;
        this.rows = rows;
        this.inFull = List.copyOf(inFull);
        List<String> names = new ArrayList<>(inFull);
        names.addAll(others);
        parts.each(
                part -> found(part, names, inFull),
                found ->
                        found.columns.forEach((name, more) -> columns.computeIfAbsent(name, unseen -> new ColumnWords())
                                .add(more, inFull.contains(name))));
    }

    private static OfPart found(Table part, List<String> names, List<String> inFull) {
        Map<String, ColumnWords> all = new HashMap<>();
        for (String name : names) {
            if (part.column(name) instanceof Words words) {
                ColumnWords found = new ColumnWords();
                found.present = words.present();
                found.many = !inFull.contains(name) && words.dictionary().size() > MANY;
                if (!found.many) {
                    found.words = FirstOccurrences.of(words, part.rows());
                }
                all.put(name, found);
            }
        }
        return new OfPart(all);
    }

    /** The findings of a column; empty for a column of numbers. */
    private ColumnWords column(String name) {
        return columns.getOrDefault(name, new ColumnWords());
    }

    /** The numbers of the rows in which a word first appears, for the columns inspected in full. */
    int[] firstRows() {
        return inFull.stream()
                .flatMapToInt(name -> Arrays.stream(column(name).words.firstRows()))
                .sorted()
                .distinct()
                .toArray();
    }

    /** The number of rows with a word that is not among these. */
    int without(String name, Set<String> words) {
        return column(name).words.without(words);
    }

    /** How far the values of a column distinguish rows. */
    KeptValues values(String name) {
        ColumnWords found = column(name);
        return KeptValues.ofRows(rows, found.present, found.many ? alone(name) : found.words.alone());
    }

    /** Counts the words that a single row has where the parts are, if there are too many for one place. */
    private int alone(String name) {
        List<String> only = List.of(name);
        int[] alone = new int[1];
        parts.map(part -> WeightedRows.of(part, only))
                .by(PLACES, part -> WeightedRows.places(part, only, PLACES))
                .each(part -> alone(part, only), more -> alone[0] = Math.addExact(alone[0], more));
        return alone[0];
    }

    private static Integer alone(Table part, List<String> only) {
        Table together = WeightedRows.of(part, only);
        int alone = 0;
        for (int row = 0; row < together.size(); row++) {
            alone += !together.column(only.get(0)).missing(row)
                            && together.rows().times(row) == 1
                    ? 1
                    : 0;
        }
        return alone;
    }
}
