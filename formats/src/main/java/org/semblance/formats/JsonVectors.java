package org.semblance.formats;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.Watcher;

/** The rows of JSON lines of which one key holds a list of numbers, with other keys that are asked for. */
public final class JsonVectors extends JsonColumns<FieldIntake> {

    /** Takes rows in. */
    public interface Rows {

        /**
         * Takes a row in.
         *
         * @param numbers the list, in an array that the next row overwrites
         * @param cells the keys in the order asked for
         */
        void row(double[] numbers, int length, List<Cell> cells);
    }

    /** So many other keys are told of, when one asked for is not there. */
    private static final int TOLD = 50;

    /** Refuses what is no list. */
    private static final FieldIntake LISTS_ONLY = new FieldIntake() {
        @Override
        public Problem add(char[] chars, int from, int to) {
            return Problem.data("E_MATRIX", "no list of numbers", "give the key a list of numbers in every row");
        }

        @Override
        public void addMissing() {}
    };

    private final String vector;
    private final Map<String, Known<FieldIntake>> asked = new LinkedHashMap<>();
    private final Set<String> met = new LinkedHashSet<>();
    private final NumberText parsing = new NumberText('.');
    private double[] numbers = new double[1 << 10];
    private int length;
    private boolean atVector;

    private JsonVectors(String vector, List<String> names, List<Cell> cells, Supplier<Place> here) {
        super(here);
        this.vector = vector;
        asked.put(vector, new Known<>(vector, LISTS_ONLY, null));
        for (int i = 0; i < names.size(); i++) {
            asked.put(names.get(i), new Known<>(names.get(i), cells.get(i), null));
        }
    }

    /** Whether a file begins as such files do. */
    public static boolean is(Path path) {
        return Content.of(SourceFile.at(path)) == Content.JSON_LINES;
    }

    /**
     * Reads the rows of a file.
     *
     * @param vector the key of the list
     * @param names the keys of texts
     */
    public static void read(Path path, String vector, List<String> names, Rows rows, Watcher watcher) {
        SourceFile file = SourceFile.at(path);
        try (CountedStream stored = file.raw();
                StrictText text = new StrictText(file.content(stored), Encoding.of(file, null))) {
            long size = file.size();
            JsonLines lines = new JsonLines(file.name(), text);
            List<Cell> cells = names.stream().map(name -> new Cell(false)).toList();
            JsonVectors columns = new JsonVectors(vector, names, cells, lines::place);
            int expected = -1;
            while (lines.next(columns)) {
                expected = expected < 0 ? columns.length : expected;
                if (columns.length == 0 || columns.length != expected) {
                    throw Problem.data(
                                    "E_MATRIX",
                                    columns.length == 0 ? "no vector" : "a vector of another length than in row 1",
                                    "give every row a vector of one length, or leave the row out")
                            .at(lines.last().column(vector));
                }
                rows.row(columns.numbers, columns.length, cells);
                columns.length = 0;
                if ((columns.count() & 0xFF) == 0) {
                    watcher.progress("read", stored.count(), size);
                }
            }
            if (columns.count() == 0) {
                throw TextRows.withoutRows(file.name());
            }
            for (String name : names) {
                if (!columns.met.contains(name)) {
                    throw TextRows.unknown(file.name(), name, names, List.copyOf(columns.met));
                }
            }
            watcher.progress("read", size, size);
        } catch (IOException unreadable) {
            throw file.unreadable(unreadable);
        }
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
    Known<FieldIntake> column(char[] key, int end) {
        String name = WordIndex.composed(new String(key, 0, end).strip());
        atVector = name.equals(vector);
        if (met.size() < TOLD || asked.containsKey(name)) {
            met.add(name);
        }
        @Nullable Known<FieldIntake> column = asked.get(name);
        return column == null ? new Known<>(name, FieldIntake.NONE, null) : column;
    }

    @Override
    Collection<Known<FieldIntake>> columns() {
        return asked.values();
    }

    @Override
    String met(long row) {
        return "in row " + row;
    }
}
