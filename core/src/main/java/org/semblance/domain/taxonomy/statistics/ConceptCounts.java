package org.semblance.domain.taxonomy.statistics;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.data.Rows;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * The distinct concepts of a column and how many rows hold each. Values are numbered 0, 1, 2, … in the order of their
 * concepts, so that nothing that is worked out value by value depends on the order of rows.
 */
public final class ConceptCounts {

    private final Taxonomy taxonomy;
    private final int[] concepts;
    private final int[] counts;
    private final int[] valueOf;
    private final Rows rows;
    private final int total;

    private ConceptCounts(Taxonomy taxonomy, int[] concepts, int[] counts, int[] valueOf, Rows rows) {
        this.taxonomy = taxonomy;
        this.concepts = concepts;
        this.counts = counts;
        this.valueOf = valueOf;
        this.rows = rows;
        this.total = Arrays.stream(counts).sum();
    }

    /**
     * Counts the concepts of a column.
     *
     * @throws Problem when a word has no concept in the domain
     */
    public static ConceptCounts of(Words column, Concepts domain) {
        return of(column, Rows.all(column.size()), domain);
    }

    /** The same where a row may stand for several. */
    public static ConceptCounts of(Words column, Rows rows, Concepts domain) {
        int[] held = held(column, rows);
        int[] conceptOf = domain.conceptsOf(column);
        int without = 0;
        for (int code = 0; code < held.length; code++) {
            without += conceptOf[code] == Concepts.NONE ? held[code] : 0;
        }
        if (without > 0) {
            throw Problem.data(
                    "E_CONCEPTS",
                    "column '" + column.name() + "': " + (without == 1 ? "a row holds" : without + " rows hold")
                            + " a value without a concept",
                    "map the values in concepts.csv, which semblance concepts map DATA drafts;"
                            + " or withhold them with unmapped: missing");
        }
        int[] concepts = IntStream.range(0, held.length)
                .filter(code -> held[code] > 0)
                .map(code -> conceptOf[code])
                .sorted()
                .distinct()
                .toArray();
        int[] counts = new int[concepts.length];
        int[] valueOfCode = new int[held.length];
        for (int code = 0; code < held.length; code++) {
            valueOfCode[code] = Concepts.NONE;
            if (held[code] > 0) {
                valueOfCode[code] = Arrays.binarySearch(concepts, conceptOf[code]);
                counts[valueOfCode[code]] += held[code];
            }
        }
        int[] valueOf = new int[column.size()];
        for (int row = 0; row < valueOf.length; row++) {
            valueOf[row] = column.missing(row) ? Concepts.NONE : valueOfCode[column.code(row)];
        }
        return new ConceptCounts(domain.taxonomy(), concepts, counts, valueOf, rows);
    }

    /** How many rows hold each word. */
    private static int[] held(Words column, Rows rows) {
        int[] held = new int[column.dictionary().size()];
        for (int row = 0; row < column.size(); row++) {
            if (!column.missing(row)) {
                held[column.code(row)] += rows.times(row);
            }
        }
        return held;
    }

    /** How many distinct concepts there are. */
    public int size() {
        return concepts.length;
    }

    /** The concept of a value. Values are in the order of their concepts. */
    public int concept(int value) {
        return concepts[value];
    }

    /** How many rows hold a value. */
    public int count(int value) {
        return counts[value];
    }

    /** How many rows hold any. */
    public int total() {
        return total;
    }

    /** How many rows there are, those without a value included; equal ones may be there once. */
    public int rows() {
        return valueOf.length;
    }

    /** The value of a row, {@link Concepts#NONE} when it is missing. */
    public int valueOf(int row) {
        return valueOf[row];
    }

    /** How many rows a row stands for. */
    int times(int row) {
        return rows.times(row);
    }

    /** The distinct concepts, in their order. */
    public int[] concepts() {
        return concepts.clone();
    }

    /** How many rows hold each value. */
    int[] counts() {
        return counts.clone();
    }

    Taxonomy taxonomy() {
        return taxonomy;
    }
}
