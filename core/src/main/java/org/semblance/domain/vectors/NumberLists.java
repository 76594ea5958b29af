package org.semblance.domain.vectors;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Decimal;
import org.semblance.data.Rows;
import org.semblance.data.Vectors;
import org.semblance.data.Words;

/** Vectors written as texts such as {@code [0.1, -0.2, 0.4]}, as in tables of embeddings. */
final class NumberLists {

    private static final double[] NO_LIST = new double[0];

    private final Words column;
    private final Rows rows;
    /** The numbers of each text. */
    private final double[][] lists;

    private final int dimensions;

    private NumberLists(Words column, Rows rows) {
        this.column = column;
        this.rows = rows;
        List<String> texts = column.dictionary();
        this.lists = new double[texts.size()][];
        Arrays.setAll(lists, code -> parse(texts.get(code)));
        int most = 0;
        for (int row = 0; row < column.size(); row++) {
            most = column.missing(row) ? most : Math.max(most, lists[column.code(row)].length);
        }
        this.dimensions = most;
    }

    /** The vectors of a column of texts. */
    static Vectors of(Words column, Rows rows) {
        NumberLists lists = new NumberLists(column, rows);
        lists.refuse(
                code -> lists.lists[code].length == 0,
                "not a list of numbers such as [0.1, -0.2]",
                "write every vector as numbers between commas, in square brackets");
        lists.refuse(
                code -> lists.lists[code].length < lists.dimensions,
                "shorter than the longest list, which has " + lists.dimensions + " numbers",
                "give every vector as many numbers");
        lists.refuse(
                code -> Arrays.stream(lists.lists[code]).allMatch(number -> number == 0),
                "zeros alone, which point nowhere",
                "leave such a field empty, or leave the rows out with where:");
        return lists.vectors();
    }

    private void refuse(IntPredicate code, String what, String advice) {
        String where = rows.named(row -> !column.missing(row) && code.test(column.code(row)));
        if (!where.isEmpty()) {
            throw Problem.data(
                    ProblemCode.E_VECTOR, "column '" + column.name() + "': " + what + " (" + where + ")", advice);
        }
    }

    /** One vector for each text, and a last one without entries for rows with a missing value. */
    private Vectors vectors() {
        int[] starts = new int[lists.length + 2];
        for (int code = 0; code < lists.length; code++) {
            int entries = (int)
                    Arrays.stream(lists[code]).filter(number -> number != 0).count();
            starts[code + 1] = Math.addExact(starts[code], used(code) ? entries : 0);
        }
        starts[lists.length + 1] = starts[lists.length];
        int[] places = new int[starts[lists.length]];
        double[] weights = new double[places.length];
        int filled = 0;
        for (int code = 0; code < lists.length; code++) {
            for (int place = 0; used(code) && place < dimensions; place++) {
                if (lists[code][place] != 0) {
                    places[filled] = place;
                    weights[filled++] = lists[code][place];
                }
            }
        }
        int[] vectorOf = new int[column.size()];
        Arrays.setAll(vectorOf, row -> column.missing(row) ? lists.length : column.code(row));
        return Vectors.of(column.name(), dimensions, vectorOf, starts, places, weights);
    }

    /** Whether a text has a row; others need not be vectors. */
    private boolean used(int code) {
        return lists[code].length == dimensions;
    }

    /** The vector in a text; the empty vector if there is none. */
    static Vector vector(String text) {
        double[] list = parse(text).clone();
        int[] places = new int[list.length];
        Arrays.setAll(places, place -> place);
        return Vector.withoutZeros(places, list);
    }

    private static double[] parse(String text) {
        String stripped = text.strip();
        if (stripped.length() < 3 || !stripped.startsWith("[") || !stripped.endsWith("]")) {
            return NO_LIST;
        }
        String[] fields = stripped.substring(1, stripped.length() - 1).split(",", -1);
        double[] list = new double[fields.length];
        for (int place = 0; place < list.length; place++) {
            try {
                list[place] = Double.parseDouble(fields[place]);
            } catch (NumberFormatException e) {
                return NO_LIST;
            }
            if (!Double.isFinite(list[place])) {
                return NO_LIST;
            }
        }
        return list;
    }

    /** A vector as text, with all digits of every number. */
    static String text(Vector vector, int dimensions) {
        StringBuilder text = new StringBuilder("[");
        for (double weight : vector.dense(dimensions)) {
            text.append(text.length() == 1 ? "" : ", ").append(Decimal.text(weight));
        }
        return text.append(']').toString();
    }
}
