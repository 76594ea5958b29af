package org.semblance.domain.distribution;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Column;
import org.semblance.data.NumberText;
import org.semblance.data.Numbers;
import org.semblance.data.Words;
import org.semblance.domain.Domain;
import org.semblance.domain.Ordinal;
import org.semblance.domain.taxonomy.Concepts;

/**
 * The distinct values of a column, distinguished by their meaning in a domain: 2 and 2.0 are one number, words for one
 * concept are one value. A missing value is not a value.
 */
public final class ColumnValues {

    private final int[] codes;
    private final int count;
    private final ToIntFunction<String> code;

    private ColumnValues(int[] codes, int count, ToIntFunction<String> code) {
        this.codes = codes;
        this.count = count;
        this.code = code;
    }

    /** The values of a column, read as values of a domain. */
    public static ColumnValues of(Column column, Domain domain) {
        if (domain.ofNumbers()) {
            return ofNumbers(column);
        }
        Map<Object, Integer> seen = new HashMap<>();
        Map<String, Integer> codeOf = new HashMap<>();
        int[] codes = new int[column.size()];
        for (int row = 0; row < codes.length; row++) {
            codes[row] = column.missing(row)
                    ? Words.MISSING
                    : codeOf.computeIfAbsent(
                            column.text(row),
                            text -> seen.computeIfAbsent(meaning(text, domain), meant -> seen.size()));
        }
        return new ColumnValues(codes, seen.size(), text -> seen.getOrDefault(meaning(text, domain), Words.MISSING));
    }

    /** The concept of a text, or the text itself. */
    private static Object meaning(String text, Domain domain) {
        return domain instanceof Concepts concepts
                        && concepts.map().concept(text).isPresent()
                ? (Object) concepts.map().concept(text).getAsInt()
                : text;
    }

    /** The values of a column of numbers, the smallest first. */
    static ColumnValues ofNumbers(Column column) {
        char decimal = hasCommas(column) ? ',' : '.';
        double[] values = numbers(column, decimal);
        double[] different = Arrays.stream(values)
                .filter(value -> !Double.isNaN(value))
                .sorted()
                .distinct()
                .toArray();
        return new ColumnValues(
                Arrays.stream(values).mapToInt(value -> place(value, different)).toArray(),
                different.length,
                text -> place(0 + NumberText.number(text).orElse(Double.NaN), different));
    }

    private static int place(double value, double[] different) {
        int place = Double.isNaN(value) ? Words.MISSING : Arrays.binarySearch(different, value);
        return place < 0 ? Words.MISSING : place;
    }

    /** The values of a column by their positions on a scale, including those without a row. */
    static ColumnValues onScale(Column column, Ordinal ordinal) {
        Map<String, Integer> placeOf = new HashMap<>();
        ordinal.scale().forEach(category -> placeOf.put(category, placeOf.size()));
        int[] codes = new int[column.size()];
        for (int row = 0; row < codes.length; row++) {
            Integer place = column.missing(row) ? Integer.valueOf(Words.MISSING) : placeOf.get(column.text(row));
            if (place == null) {
                throw Problem.data(
                        ProblemCode.E_SCALE,
                        "column '" + column.name() + "' holds values that are not on its scale",
                        "add them to the scale, or choose distance: equal");
            }
            codes[row] = place;
        }
        return new ColumnValues(codes, placeOf.size(), text -> placeOf.getOrDefault(text, Words.MISSING));
    }

    /** The numbers of a column, or those in its texts; NaN if missing. */
    private static double[] numbers(Column column, char decimal) {
        double[] values = new double[column.size()];
        for (int row = 0; row < values.length; row++) {
            // adding 0 turns −0 into 0
            values[row] = column.missing(row) ? Double.NaN : 0 + number(column, row, decimal);
        }
        return values;
    }

    private static double number(Column column, int row, char decimal) {
        if (column instanceof Numbers numbers) {
            return numbers.at(row);
        }
        return NumberText.number(column.text(row), decimal)
                .orElseThrow(() -> Problem.data(
                        ProblemCode.E_NUMBER,
                        "column '" + column.name() + "' holds texts that are no numbers, so they have no order",
                        "make its domain ordinal, with its scale, or nominal; or choose distance: equal"));
    }

    /** Whether the comma is certainly the decimal sign of a column. */
    private static boolean hasCommas(Column column) {
        if (column instanceof Numbers) {
            return false;
        }
        boolean comma = false;
        boolean point = false;
        boolean certain = false;
        for (int row = 0; row < column.size(); row++) {
            String text = column.text(row);
            comma |= text.indexOf(',') >= 0;
            point |= text.indexOf('.') >= 0;
            certain |= text.indexOf(',') >= 0 && !text.strip().matches("[+-]?[1-9][0-9]{0,2}(,[0-9]{3})+");
        }
        if (comma && (point || !certain)) {
            throw Problem.data(
                    ProblemCode.E_NUMBER,
                    "column '" + column.name()
                            + "' holds numbers whose commas may be decimal signs or thousands separators",
                    "remove the thousands separators");
        }
        return comma;
    }

    /** The number of distinct values. */
    public int count() {
        return count;
    }

    /** The value of a row, from 0; {@link Words#MISSING} if it has none. */
    public int at(int row) {
        return codes[row];
    }

    /** The value that a text means; {@link Words#MISSING} if the column does not hold it. */
    public int of(String text) {
        return code.applyAsInt(text);
    }

    /** The value of each row; {@link Words#MISSING} if it has none. */
    int[] codes() {
        return codes;
    }
}
