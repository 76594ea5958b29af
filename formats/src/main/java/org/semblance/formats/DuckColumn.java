package org.semblance.formats;

import java.util.regex.Pattern;
import org.duckdb.DuckDBReadableVector;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * A column of a query result of the engine: how it is selected, and how its values are read.
 *
 * @param name the name in the table
 * @param type the type in the engine
 * @param expression the SQL expression
 * @param kind how values are transferred
 */
record DuckColumn(String name, String type, String expression, Kind kind) {

    /** How values are transferred from the engine. */
    enum Kind {
        WHOLE,
        REAL,
        SINGLE,
        TEXT,
        /** Nested or binary: not supported. */
        OPAQUE
    }

    private static final Pattern WHOLE = Pattern.compile("(TINY|SMALL|BIG|UTINY|USMALL)INT|U?INTEGER");
    private static final Pattern DECIMAL = Pattern.compile("DECIMAL\\((\\d+),\\s*(\\d+)\\)");
    private static final Pattern AS_TEXT = Pattern.compile(
            "BOOLEAN|DATE|TIME.*|INTERVAL|UUID|UBIGINT|U?HUGEINT|BIGNUM|DECIMAL\\(.*\\)|ENUM\\(.*\\)|JSON",
            Pattern.DOTALL);

    /** The number of decimal digits that a double represents exactly. */
    private static final int EXACT_DIGITS = 15;

    private static final double[] POWERS = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7};

    /**
     * Creates a column.
     *
     * @param raw the name in the engine
     * @param number whether it is to be a column of numbers
     */
    static DuckColumn of(String raw, String name, String type, boolean number) {
        String quoted = DuckDb.name(raw);
        if (WHOLE.matcher(type).matches()) {
            return new DuckColumn(name, type, "CAST(" + quoted + " AS BIGINT)", Kind.WHOLE);
        }
        var decimal = DECIMAL.matcher(type);
        if (number && decimal.matches() && Integer.parseInt(decimal.group(1)) <= EXACT_DIGITS) {
            return new DuckColumn(name, type, "CAST(" + quoted + " AS DOUBLE)", Kind.REAL);
        }
        if (type.endsWith("]")) {
            return new DuckColumn(name, type, quoted, Kind.OPAQUE);
        }
        return switch (type) {
            case "DOUBLE" -> new DuckColumn(name, type, quoted, Kind.REAL);
            case "FLOAT" -> new DuckColumn(name, type, quoted, Kind.SINGLE);
            case "VARCHAR" -> new DuckColumn(name, type, quoted, Kind.TEXT);
            default ->
                AS_TEXT.matcher(type).matches()
                        ? new DuckColumn(name, type, "CAST(" + quoted + " AS VARCHAR)", Kind.TEXT)
                        : new DuckColumn(name, type, quoted, Kind.OPAQUE);
        };
    }

    /** Reads one value. */
    @Nullable
    Problem take(DuckDBReadableVector values, int row, ColumnIntake intake) {
        if (values.isNull(row)) {
            intake.addMissing();
            return null;
        }
        return switch (kind) {
            case WHOLE -> intake.add(values.getLong(row));
            case REAL -> intake.add(values.getDouble(row));
            case SINGLE -> intake.add(decimal(values.getFloat(row)));
            case TEXT -> text(values.getString(row), intake);
            case OPAQUE -> throw new IllegalStateException("an opaque column is never asked for");
        };
    }

    /** Reads a text. */
    static @Nullable Problem text(String text, ColumnIntake intake) {
        return text.indexOf('\0') >= 0
                ? Problem.data(ProblemCode.E_NUL, "a NUL character", "remove it, or leave the column out")
                : intake.add(text);
    }

    /** The double of the shortest decimal that equals this float: 0.1, not 0.10000000149. */
    static double decimal(float value) {
        for (double power : POWERS) {
            double shortest = Math.rint(value * power) / power;
            if ((float) shortest == value) {
                return shortest;
            }
        }
        return Double.parseDouble(Float.toString(value));
    }
}
