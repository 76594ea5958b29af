package org.semblance.quality.association;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;

/** The counts of all pairs of two categories. */
final class ContingencyTable implements AssociationInfluence.Sums {

    private final int[] one;
    private final int[] other;
    private final int[] ofOne;
    private final int[] ofOther;
    private final Map<Long, Integer> both = new HashMap<>();

    /** For each category of one side, Σ n² / (rows of the other side's category). */
    private final double[] lines;

    private final double[] columns;
    private int n;
    private double sum;

    ContingencyTable(int[] one, int[] other) {
        this.one = one;
        this.other = other;
        this.ofOne = new int[Arrays.stream(one).max().orElse(-1) + 1];
        this.ofOther = new int[Arrays.stream(other).max().orElse(-1) + 1];
        this.lines = new double[ofOne.length];
        this.columns = new double[ofOther.length];
        for (int row = 0; row < one.length; row++) {
            if (one[row] >= 0 && other[row] >= 0) {
                ofOne[one[row]]++;
                ofOther[other[row]]++;
                both.merge(cell(one[row], other[row]), 1, Integer::sum);
                n++;
            }
        }
        both.forEach((cell, count) -> {
            int line = (int) (cell >>> Integer.SIZE);
            int column = (int) (long) cell;
            double square = (double) count * count;
            lines[line] += square / ofOther[column];
            columns[column] += square / ofOne[line];
            sum += square / ofOne[line] / ofOther[column];
        });
    }

    @Override
    public OptionalDouble without(int[] rows) {
        int[] counted = Arrays.stream(rows)
                .filter(row -> one[row] >= 0 && other[row] >= 0)
                .toArray();
        if (counted.length == 0) {
            return OptionalDouble.empty();
        }
        return OptionalDouble.of(counted.length == 1 ? withoutRow(counted[0]) : withoutRows(counted));
    }

    private static long cell(int line, int column) {
        return ((long) line << Integer.SIZE) | column;
    }

    private int count(int line, int column) {
        return both.getOrDefault(cell(line, column), 0);
    }

    /** The coefficient without one row: only the terms of its line and its column change. */
    private double withoutRow(int row) {
        int line = one[row];
        int column = other[row];
        double count = count(line, column);
        double inLine = ofOne[line];
        double inColumn = ofOther[column];
        double left = sum
                - lines[line] / inLine
                - columns[column] / inColumn
                + count * count / inLine / inColumn
                + over(lines[line] - count * count / inColumn, inLine - 1)
                + over(columns[column] - count * count / inLine, inColumn - 1)
                + over((count - 1) * (count - 1), (inLine - 1) * (inColumn - 1));
        return coefficient(left, n - 1, present(ofOne) - gone(inLine), present(ofOther) - gone(inColumn));
    }

    private static double over(double sum, double rows) {
        return rows <= 0 ? 0 : sum / rows;
    }

    private static int gone(double rows) {
        return rows == 1 ? 1 : 0;
    }

    private static int present(int[] counts) {
        return (int) Arrays.stream(counts).filter(count -> count > 0).count();
    }

    /** The coefficient without several rows: the terms of their lines and columns are added up again. */
    private double withoutRows(int[] rows) {
        Map<Long, Integer> out = new HashMap<>();
        int[] leftOne = ofOne.clone();
        int[] leftOther = ofOther.clone();
        Set<Integer> changedLines = new LinkedHashSet<>();
        Set<Integer> changedColumns = new LinkedHashSet<>();
        for (int row : rows) {
            leftOne[one[row]]--;
            leftOther[other[row]]--;
            changedLines.add(one[row]);
            changedColumns.add(other[row]);
            out.merge(cell(one[row], other[row]), 1, Integer::sum);
        }
        double left = sum;
        Set<Long> cells = new LinkedHashSet<>();
        for (int line : changedLines) {
            for (int column = 0; column < ofOther.length; column++) {
                cells.add(cell(line, column));
            }
        }
        for (int column : changedColumns) {
            for (int line = 0; line < ofOne.length; line++) {
                cells.add(cell(line, column));
            }
        }
        for (long cell : cells) {
            int line = (int) (cell >>> Integer.SIZE);
            int column = (int) cell;
            double before = count(line, column);
            double after = before - out.getOrDefault(cell, 0);
            left -= before == 0 ? 0 : before * before / ofOne[line] / ofOther[column];
            left += after == 0 ? 0 : after * after / leftOne[line] / leftOther[column];
        }
        return coefficient(left, n - rows.length, present(leftOne), present(leftOther));
    }

    private static double coefficient(double sum, int n, int r, int c) {
        return Associations.cramer(sum - 1, n, r, c);
    }
}
