package org.semblance.formats;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;

/** Reads JSON lines with one key that has a list of numbers, together with other requested keys. */
public final class JsonVectors extends JsonKeys {

    /** Receives rows. */
    public interface Rows {

        /**
         * Receives a row.
         *
         * @param numbers the list, in an array that the next row overwrites
         * @param cells the keys in the order requested
         */
        void row(double[] numbers, int length, List<RowCell> cells);
    }

    /** Refuses values that are not lists. */
    private static final FieldIntake LISTS_ONLY = new FieldIntake() {
        @Override
        public Problem add(char[] chars, int from, int to) {
            return Problem.data(
                    ProblemCode.E_MATRIX, "no list of numbers", "give the key a list of numbers in every row");
        }

        @Override
        public void addMissing() {}
    };

    private final String vector;
    private final Rows rows;
    private final JsonLines lines;
    private final NumberScanner parsing = new NumberScanner('.');
    private double[] numbers = new double[1 << 10];
    private int length;
    private int expected = -1;
    private boolean atVector;

    private JsonVectors(String vector, List<String> names, Rows rows, JsonLines lines) {
        super(names, lines::place);
        this.vector = vector;
        this.rows = rows;
        this.lines = lines;
        ask(vector, LISTS_ONLY);
    }

    /** Whether a file looks like this format. */
    public static boolean is(Path path) {
        return FileContent.of(SourceFile.at(path)) == FileContent.JSON_LINES;
    }

    /**
     * Reads the rows of a file.
     *
     * @param vector the key of the list
     * @param names the keys of texts
     */
    public static void read(Path path, String vector, List<String> names, Rows rows, Watcher watcher) {
        read(SourceFile.at(path), lines -> new JsonVectors(vector, names, rows, lines), watcher);
    }

    @Override
    void row(List<RowCell> values, Runnable progress) {
        expected = expected < 0 ? length : expected;
        if (length == 0 || length != expected) {
            throw Problem.data(
                            ProblemCode.E_MATRIX,
                            length == 0 ? "no vector" : "a vector of another length than in row 1",
                            "give every row a vector of one length, or leave the row out")
                    .at(lines.last().column(vector));
        }
        rows.row(numbers, length, values);
        length = 0;
    }

    @Override
    public boolean takesList() {
        return atVector;
    }

    @Override
    public void element(char[] chars, int end) {
        double number = parsing.parse(chars, 0, end);
        if (Double.isInfinite(number)) {
            throw problem("a number that is too large", "give finite numbers alone in a list");
        }
        if (length == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * length);
        }
        numbers[length++] = number;
    }

    @Override
    void at(String name) {
        atVector = name.equals(vector);
    }
}
