package org.semblance.quality.hierarchy;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import org.semblance.domain.hierarchy.Hierarchy;

/**
 * The loss of a hierarchy of numbers or dates: the range of the values that share a label, divided by the range of all
 * values. It replaces semantic loss, which numbers do not have.
 *
 * <p>Range: 0 (single values) to 1 (all values). If all values are equal the loss is 0.
 */
public final class IntervalLoss {

    /** A number with a decimal point or a decimal comma. */
    private static final Pattern NUMBER = Pattern.compile("[+-]?([0-9]+[.,]?[0-9]*|[.,][0-9]+)([eE][+-]?[0-9]{1,3})?");

    private static final Pattern DATE = Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}");

    private IntervalLoss() {}

    /** The losses by level (from 1) and leaf; empty if a value is neither a number nor a date. */
    public static Optional<double[][]> of(Hierarchy hierarchy) {
        double[] values = new double[hierarchy.leaves()];
        for (int leaf = 0; leaf < values.length; leaf++) {
            values[leaf] = value(hierarchy.label(0, leaf));
            if (Double.isNaN(values[leaf])) {
                return Optional.empty();
            }
        }
        double span = Arrays.stream(values).max().orElse(0)
                - Arrays.stream(values).min().orElse(0);
        double[][] losses = new double[hierarchy.height()][values.length];
        for (int level = 1; level <= hierarchy.height(); level++) {
            double[] least = new double[hierarchy.nodes(level)];
            double[] most = new double[hierarchy.nodes(level)];
            Arrays.fill(least, Double.POSITIVE_INFINITY);
            Arrays.fill(most, Double.NEGATIVE_INFINITY);
            for (int leaf = 0; leaf < values.length; leaf++) {
                int node = hierarchy.node(level, leaf);
                least[node] = Math.min(least[node], values[leaf]);
                most[node] = Math.max(most[node], values[leaf]);
            }
            for (int leaf = 0; leaf < values.length; leaf++) {
                int node = hierarchy.node(level, leaf);
                losses[level - 1][leaf] = span == 0 ? 0 : (most[node] - least[node]) / span;
            }
        }
        return Optional.of(losses);
    }

    private static double value(String text) {
        if (NUMBER.matcher(text).matches()) {
            return Double.parseDouble(text.replace(',', '.'));
        }
        if (!DATE.matcher(text).matches()) {
            return Double.NaN;
        }
        try {
            return LocalDate.parse(text).toEpochDay();
        } catch (DateTimeParseException noDate) {
            return Double.NaN;
        }
    }
}
