package org.semblance.domain.taxonomy.statistics;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Rows;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * The distinct concepts of a column with the number of rows of each. Values are numbered 0, 1, 2, … in the order of
 * their concepts, so that nothing computed value by value depends on the order of rows.
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
     * @throws Problem if a word has no concept in the domain
     */
    public static ConceptCounts of(Words column, Concepts domain) {
        return of(column, Rows.all(column.size()), domain);
    }

    /** The same with multiplicities of rows. */
    public static ConceptCounts of(Words column, Rows rows, Concepts domain) {
        int[] held = held(column, rows);
        int[] conceptOf = domain.conceptsOf(column);
        int without = 0;
        for (int code = 0; code < held.length; code++) {
            without += conceptOf[code] == Concepts.NONE ? held[code] : 0;
        }
        if (without > 0) {
            throw Problem.data(
                    ProblemCode.E_CONCEPTS,
                    "column '" + column.name() + "': " + (without == 1 ? "a row holds" : without + " rows hold")
                            + " a value without a concept",
                    "map the values in concepts.csv, which semblance concepts map DATA drafts; or suppress "
                            + "them with unmapped: missing");
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

    /** The number of rows of each word. */
    private static int[] held(Words column, Rows rows) {
        int[] held = new int[column.dictionary().size()];
        for (int row = 0; row < column.size(); row++) {
            if (!column.missing(row)) {
                held[column.code(row)] += rows.times(row);
            }
        }
        return held;
    }

    /** The number of distinct concepts. */
    public int size() {
        return concepts.length;
    }

    /** The concept of a value. Values are in the order of their concepts. */
    public int concept(int value) {
        return concepts[value];
    }

    /** The number of rows of a value. */
    public int count(int value) {
        return counts[value];
    }

    /** The number of rows with a value. */
    public int total() {
        return total;
    }

    /** The number of rows, including those without a value; equal rows may be merged. */
    public int rows() {
        return valueOf.length;
    }

    /** The value of a row, {@link Concepts#NONE} if missing. */
    public int valueOf(int row) {
        return valueOf[row];
    }

    /** The multiplicity of a row. */
    int times(int row) {
        return rows.times(row);
    }

    /** The distinct concepts, in their order. */
    public int[] concepts() {
        return concepts.clone();
    }

    /** The number of rows of each value. */
    int[] counts() {
        return counts.clone();
    }

    Taxonomy taxonomy() {
        return taxonomy;
    }
}
