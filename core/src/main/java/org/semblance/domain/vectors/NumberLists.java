package org.semblance.domain.vectors;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.data.Decimal;
import org.semblance.data.Rows;
import org.semblance.data.Vectors;
import org.semblance.data.Words;

/** Vectors written as texts such as {@code [0.1, -0.2, 0.4]}, as tables of embeddings hold them. */
final class NumberLists {

    private NumberLists() {}

    /** The vectors of a column of texts. */
    static Vectors of(Words column, Rows rows) {
        List<String> texts = column.dictionary();
        double @Nullable [][] lists = new double @Nullable [texts.size()][];
        for (int code = 0; code < lists.length; code++) {
            lists[code] = parse(texts.get(code));
        }
        refuse(
                column,
                rows.named(row -> !column.missing(row) && lists[column.code(row)] == null),
                "not a list of numbers such as [0.1, -0.2]",
                "write every vector as numbers between commas, in square brackets");
        int dimensions = IntStream.range(0, column.size())
                .map(row -> length(lists, column, row, 0))
                .max()
                .orElse(0);
        refuse(
                column,
                rows.named(row -> length(lists, column, row, dimensions) != dimensions),
                "a list shorter than the longest, which has " + dimensions + " numbers",
                "give every vector the same number of numbers");
        refuse(
                column,
                rows.named(row -> !column.missing(row) && zero(lists[column.code(row)])),
                "zeros alone, which point nowhere",
                "leave such a field empty, or leave the rows out with where:");
        return sparse(column, lists, dimensions);
    }

    private static int length(double @Nullable [][] lists, Words column, int row, int dimensions) {
        if (column.missing(row)) {
            return dimensions;
        }
        double @Nullable [] list = lists[column.code(row)];
        return list == null ? -1 : list.length;
    }

    private static void refuse(Words column, String where, String what, String advice) {
        if (!where.isEmpty()) {
            throw Problem.data("E_VECTOR", "column '" + column.name() + "': " + what + " (" + where + ")", advice);
        }
    }

    private static boolean zero(double @Nullable [] list) {
        return list == null || Arrays.stream(list).allMatch(number -> number == 0);
    }

    /** One vector for each text, and a last one, without entries, for rows that miss theirs. */
    private static Vectors sparse(Words column, double @Nullable [][] lists, int dimensions) {
        int[] starts = new int[lists.length + 2];
        for (int code = 0; code < lists.length; code++) {
            starts[code + 1] = Math.addExact(starts[code], entries(lists[code]));
        }
        starts[lists.length + 1] = starts[lists.length];
        int[] places = new int[starts[lists.length]];
        double[] weights = new double[places.length];
        int filled = 0;
        for (double @Nullable [] list : lists) {
            for (int place = 0; list != null && place < list.length; place++) {
                if (list[place] != 0) {
                    places[filled] = place;
                    weights[filled++] = list[place];
                }
            }
        }
        int[] vectorOf = new int[column.size()];
        Arrays.setAll(vectorOf, row -> column.missing(row) ? lists.length : column.code(row));
        return Vectors.of(column.name(), dimensions, vectorOf, starts, places, weights);
    }

    private static int entries(double @Nullable [] list) {
        return list == null
                ? 0
                : (int) Arrays.stream(list).filter(number -> number != 0).count();
    }

    /** The vector that a text stands for; nothing where it is none. */
    static Vector vector(String text) {
        double @Nullable [] list = parse(text);
        if (list == null) {
            return Vector.NOTHING;
        }
        int[] places = new int[list.length];
        Arrays.setAll(places, place -> place);
        return Vector.withoutZeros(places, list);
    }

    private static double @Nullable [] parse(String text) {
        String stripped = text.strip();
        if (stripped.length() < 3 || !stripped.startsWith("[") || !stripped.endsWith("]")) {
            return null;
        }
        String[] fields = stripped.substring(1, stripped.length() - 1).split(",", -1);
        double[] list = new double[fields.length];
        for (int place = 0; place < list.length; place++) {
            try {
                list[place] = Double.parseDouble(fields[place]);
            } catch (NumberFormatException e) {
                return null;
            }
            if (!Double.isFinite(list[place])) {
                return null;
            }
        }
        return list;
    }

    /** A vector as text, every number with all its digits. */
    static String text(Vector vector, int dimensions) {
        StringBuilder text = new StringBuilder("[");
        for (double weight : vector.dense(dimensions)) {
            text.append(text.length() == 1 ? "" : ", ").append(Decimal.text(weight));
        }
        return text.append(']').toString();
    }
}
