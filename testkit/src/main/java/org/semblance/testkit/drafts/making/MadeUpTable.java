package org.semblance.testkit.drafts.making;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntUnaryOperator;

/** A table whose cells are computed when they are asked for: always the same values for the same name. */
public final class MadeUpTable {

    /** The unit that each row is by itself. */
    static final String ROW = "";

    private static final long SEED = 20261120;

    private final String name;
    private final int rows;
    private final PeopleWords words;
    private final Map<String, CellSource> columns = new LinkedHashMap<>();
    private final Map<String, IntUnaryOperator> units = new LinkedHashMap<>();
    private String delimiter = ",";
    private int youngest = 18;
    private int oldest = 90;

    private MadeUpTable(String name, int rows, PeopleWords words) {
        this.name = name;
        this.rows = rows;
        this.words = words;
        units.put(ROW, row -> row);
    }

    /** A table without columns yet; its people have the names of some words. */
    public static MadeUpTable of(String name, int rows, PeopleWords words) {
        return new MadeUpTable(name, rows, words);
    }

    /** Adds a column. */
    public MadeUpTable column(String heading, CellSource source) {
        if (columns.put(heading, source) != null) {
            throw new IllegalArgumentException(name + " has two columns " + heading);
        }
        return this;
    }

    /** Separates fields by something else than a comma. */
    public MadeUpTable delimiter(String between) {
        delimiter = between;
        return this;
    }

    /** The ages of the people, in years. */
    public MadeUpTable ages(int from, int to) {
        youngest = from;
        oldest = to;
        return this;
    }

    /** Units of neighbouring rows, such as households of 1 to 5. */
    public MadeUpTable neighbours(String unit, int fewest, int most) {
        Random random = random(unit, unit, -1);
        int[] numbers = new int[rows];
        int left = 0;
        int number = -1;
        for (int row = 0; row < rows; row++) {
            if (left == 0) {
                left = fewest + random.nextInt(most - fewest + 1);
                number++;
            }
            numbers[row] = number;
            left--;
        }
        units.put(unit, row -> numbers[row]);
        return this;
    }

    /** Units of units, such as clusters of 12 households. */
    public MadeUpTable groups(String unit, String of, int size) {
        units.put(unit, row -> unit(of, row) / size);
        return this;
    }

    /** Units whose rows are scattered over the table, such as customers with several orders. */
    public MadeUpTable scattered(String unit, int count) {
        units.put(unit, row -> random(unit, unit, row).nextInt(count));
        return this;
    }

    public String name() {
        return name;
    }

    /** Of headings and names; us and gb are English. */
    public String language() {
        return words.language();
    }

    public int rows() {
        return rows;
    }

    public List<String> headings() {
        return List.copyOf(columns.keySet());
    }

    /** All values of a column. */
    public List<String> values(String heading) {
        CellSource source = columns.get(heading);
        if (source == null) {
            throw new IllegalArgumentException(name + " has no column " + heading);
        }
        List<String> values = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            values.add(source.value(new CellRow(this, heading, ROW, row, row)));
        }
        return values;
    }

    /** Writes the table as delimited text with a header, in UTF-8. */
    public Path write(Path file) throws IOException {
        List<List<String>> values = headings().stream().map(this::values).toList();
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            out.write(
                    String.join(delimiter, headings().stream().map(this::field).toList()));
            out.write('\n');
            for (int row = 0; row < rows; row++) {
                int here = row;
                out.write(String.join(
                        delimiter,
                        values.stream().map(column -> field(column.get(here))).toList()));
                out.write('\n');
            }
        }
        return file;
    }

    private String field(String value) {
        return value.contains(delimiter) || value.contains("\"") || value.contains("\n")
                ? "\"" + value.replace("\"", "\"\"") + "\""
                : value;
    }

    PeopleWords words() {
        return words;
    }

    int unit(String unit, int row) {
        IntUnaryOperator of = units.get(unit);
        if (of == null) {
            throw new IllegalArgumentException(name + " has no unit " + unit);
        }
        return of.applyAsInt(row);
    }

    /** How many rows belong to the unit of a row, of neighbouring rows. */
    int size(String unit, int row) {
        int number = unit(unit, row);
        int first = row;
        while (first > 0 && unit(unit, first - 1) == number) {
            first--;
        }
        int last = row;
        while (last < rows - 1 && unit(unit, last + 1) == number) {
            last++;
        }
        return last - first + 1;
    }

    MadeUpPerson person(String unit, int index) {
        return MadeUpPerson.of(random("person", unit, index), words, youngest, oldest);
    }

    /** The random stream of a purpose, such as a column, in a unit. */
    Random random(String purpose, String unit, int index) {
        long seed = SEED;
        for (long part : new long[] {name.hashCode(), purpose.hashCode(), unit.hashCode(), index}) {
            seed = scramble(seed * 31 + part);
        }
        return new Random(seed);
    }

    /** The finalizer of SplitMix64: neighbouring seeds give unrelated streams. */
    private static long scramble(long seed) {
        long z = seed + 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
