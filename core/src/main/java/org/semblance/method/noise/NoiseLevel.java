package org.semblance.method.noise;

import java.util.Arrays;
import java.util.regex.Pattern;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;

/**
 * The noise level α: the variance of the noise as a share of the variance of the data.
 *
 * <p>Tendick (1991) names 0.1 to 0.5 as usual.
 */
public final class NoiseLevel {

    /** Below this, hardly anything would be masked. */
    private static final double LEAST = 0.001;

    /** Above this, nothing of the data would remain. */
    private static final double MOST = 10;

    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}(\\.[0-9]{1,18})?|\\.[0-9]{1,18}");
    private static final String ADVICE = "choose a level from " + LEAST + " to " + (int) MOST + "; 0.1 to 0.5 is usual";

    /** The remedy if a column of levels contains something else. */
    public static final String ADVICE_OF_ROWS = ADVICE + "; where the value is missing, alpha is taken";

    private NoiseLevel() {}

    /** Refuses a level that masks nothing or leaves nothing. */
    static void refuseNonsense(double alpha) {
        if (!usable(alpha)) {
            throw Problem.recipe(ProblemCode.E_ALPHA, "alpha is " + alpha + ", which is no level of noise", ADVICE);
        }
    }

    /** Warns that there will be more noise than data. */
    static void warnOfMuch(double alpha, Watcher watcher) {
        if (alpha > 1) {
            watcher.warn(
                    WarningCode.W_ALPHA, "alpha is above 1: there will be more noise than data; 0.1 to 0.5 is usual");
        }
    }

    private static boolean usable(double alpha) {
        return alpha >= LEAST && alpha <= MOST;
    }

    /** The level in a text; NaN if there is none. */
    public static double of(String text) {
        double alpha = NUMBER.matcher(text.strip()).matches() ? Double.parseDouble(text.strip()) : Double.NaN;
        return usable(alpha) ? alpha : Double.NaN;
    }

    /** The problem that the table, or the reference table of a stream, has no such column of levels. */
    public static Problem noColumn(String name) {
        return Problem.recipe(
                ProblemCode.E_ALPHA,
                "alpha-column: the table has no column '" + name + "'",
                "name the column that gives the level of each record, or leave alpha-column out");
    }

    /** The level of each row from a column; NaN if missing. */
    static double[] ofRows(Table table, String name) {
        Column column = table.find(name);
        if (column == null) {
            throw noColumn(name);
        }
        double[] levels = ofColumn(column);
        NoiseLevelFaults.of(column, levels, table.rows()).refuse(name);
        return levels;
    }

    /** The level of each row; NaN if missing or invalid. */
    static double[] ofColumn(Column column) {
        double[] levels = new double[column.size()];
        if (column instanceof Words words) {
            double[] levelOf =
                    words.dictionary().stream().mapToDouble(NoiseLevel::of).toArray();
            Arrays.setAll(levels, row -> words.missing(row) ? Double.NaN : levelOf[words.code(row)]);
        } else {
            Arrays.setAll(levels, row -> usable(((Numbers) column).at(row)) ? ((Numbers) column).at(row) : Double.NaN);
        }
        return levels;
    }
}
