package org.semblance.formats;

import java.math.BigDecimal;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.port.TableReader;
import org.semblance.source.CsvLayout;

/** Reads the rows of a JDBC result as they arrive. */
final class JdbcRows {

    /** A column of the result. */
    private static final class ResultColumn {

        private final String name;
        private final @Nullable ColumnIntake intake;
        private final int type;
        private final String typeName;
        private final int digits;
        private final int scale;
        private boolean text;
        private boolean fraction;
        private long since;

        ResultColumn(String name, @Nullable ColumnIntake intake, ResultSetMetaData meta, int index)
                throws SQLException {
            this.name = name;
            this.intake = intake;
            this.type = meta.getColumnType(index);
            this.typeName = meta.getColumnTypeName(index).toLowerCase(Locale.ROOT);
            this.digits = meta.getPrecision(index);
            this.scale = meta.getScale(index);
        }
    }

    private final String place;
    private final ResultSet answer;
    private final boolean dynamic;
    private final List<ResultColumn> columns = new ArrayList<>();
    private long row;

    JdbcRows(String place, TableReader.Request request, ResultSet answer) throws SQLException {
        this.place = place;
        this.answer = answer;
        ResultSetMetaData meta = answer.getMetaData();
        this.dynamic = answer.getClass().getName().startsWith("org.sqlite");
        List<String> labels = new ArrayList<>();
        for (int i = 1; i <= meta.getColumnCount(); i++) {
            labels.add(meta.getColumnLabel(i));
        }
        for (String name : ColumnHeader.names(labels, Place.in(place))) {
            ColumnIntake intake = null;
            if (request.wanted().test(name)) {
                MissingTokens missing = new MissingTokens(request.missing(), request.own(name), '.');
                intake = request.number().test(name)
                        ? new NumberIntake(
                                name,
                                missing,
                                CsvLayout.PLAIN,
                                false,
                                () -> Place.in(place).row(row + 1),
                                64)
                        : new WordIntake(name, missing, request.nfc());
            }
            columns.add(new ResultColumn(name, intake, meta, columns.size() + 1));
        }
        refuseOpaque();
    }

    private void refuseOpaque() {
        for (ResultColumn column : columns) {
            boolean opaque = switch (column.type) {
                case Types.BINARY, Types.VARBINARY, Types.LONGVARBINARY, Types.BLOB, Types.ARRAY, Types.STRUCT ->
                    !dynamic;
                default -> false;
            };
            if (opaque) {
                throw Problem.data(
                        ProblemCode.E_JDBC,
                        place + ", column '" + column.name + "': nested or binary values",
                        "ask for columns of plain values only");
            }
        }
    }

    /** Reads the rows and passes them on. */
    void read(TableParts parts, Watcher watcher) throws SQLException {
        List<ColumnIntake> wanted = new ArrayList<>();
        for (ResultColumn column : columns) {
            if (column.intake != null) {
                wanted.add(column.intake);
            }
        }
        while (answer.next()) {
            if (row == Integer.MAX_VALUE - 8) {
                throw Problem.data(
                        ProblemCode.E_TOO_MANY_ROWS, place + ": more than 2,147,483,639 rows", "ask for less");
            }
            for (int i = 0; i < columns.size(); i++) {
                ResultColumn column = columns.get(i);
                Problem refused = column.intake == null
                        ? null
                        : dynamic ? any(column, i + 1, column.intake) : typed(column, i + 1, column.intake);
                if (refused != null) {
                    throw refused.at(Place.in(place).row(row + 1).column(column.name));
                }
            }
            row++;
            if ((row & 0x1FFF) == 0) {
                watcher.progress("read", row, 0);
            }
            if (parts.full(row)) {
                parts.hand(wanted, row);
            }
        }
        parts.refuseNone(
                row, Problem.data(ProblemCode.E_EMPTY_INPUT, place + ": no records", "ask for rows that are there"));
        parts.end(wanted, row, watcher);
    }

    /** Reads a value of a typed column. */
    private @Nullable Problem typed(ResultColumn column, int index, ColumnIntake intake) throws SQLException {
        switch (column.type) {
            case Types.TINYINT, Types.SMALLINT, Types.INTEGER, Types.BIGINT -> {
                long value = answer.getLong(index);
                return answer.wasNull() ? missing(intake) : intake.add(value);
            }
            case Types.REAL -> {
                float value = answer.getFloat(index);
                return answer.wasNull() ? missing(intake) : intake.add(DuckColumn.decimal(value));
            }
            case Types.FLOAT, Types.DOUBLE -> {
                double value = answer.getDouble(index);
                return answer.wasNull() ? missing(intake) : intake.add(value);
            }
            default -> {
                String text = answer.getString(index);
                if (text == null) {
                    return missing(intake);
                }
                if (column.type == Types.NUMERIC || column.type == Types.DECIMAL) {
                    return numeric(column, text, intake);
                }
                boolean truth = column.typeName.equals("bool");
                return intake.add(truth ? String.valueOf(answer.getBoolean(index)) : text);
            }
        }
    }

    /**
     * Reads a decimal number. Trailing zeros are kept if the type declares the number of decimals, and removed
     * otherwise.
     */
    private static @Nullable Problem numeric(ResultColumn column, String text, ColumnIntake intake) {
        if (text.equals("NaN") || text.endsWith("Infinity")) {
            return ColumnIntake.notFinite();
        }
        boolean declared = column.digits > 0 && column.scale >= 0;
        return intake.add(
                declared ? text : new BigDecimal(text).stripTrailingZeros().toPlainString());
    }

    /** Reads a value of a column without a type. */
    private @Nullable Problem any(ResultColumn column, int index, ColumnIntake intake) throws SQLException {
        Object value = answer.getObject(index);
        if (value == null) {
            return missing(intake);
        }
        boolean text = value instanceof String;
        if (column.since == 0) {
            column.since = row + 1;
            column.text = text;
        } else if (column.text != text) {
            return Problem.data(
                    ProblemCode.E_JDBC,
                    (text ? "a text here and a number" : "a number here and a text") + " in row " + column.since,
                    "ask for one kind of value, such as cast(" + column.name + " as text)");
        }
        if (value instanceof Integer || value instanceof Long) {
            return intake.add(((Number) value).longValue());
        }
        if (value instanceof Double real) {
            column.fraction = true;
            return intake.add(real.doubleValue());
        }
        return text
                ? intake.add((String) value)
                : Problem.data(ProblemCode.E_JDBC, "a binary value", "ask for columns of plain values only");
    }

    private static @Nullable Problem missing(ColumnIntake intake) {
        intake.addMissing();
        return null;
    }

    /** The type of each column in the terms of the release format. */
    Map<String, String> types() {
        Map<String, String> types = new LinkedHashMap<>();
        for (ResultColumn column : columns) {
            types.put(column.name, dynamic ? dynamicType(column) : declaredType(column));
        }
        return types;
    }

    private static String dynamicType(ResultColumn column) {
        return column.text || column.since == 0 ? "VARCHAR" : column.fraction ? "DOUBLE" : "BIGINT";
    }

    private static String declaredType(ResultColumn column) {
        boolean declared =
                column.digits > 0 && column.digits <= 38 && column.scale >= 0 && column.scale <= column.digits;
        return switch (column.type) {
            case Types.TINYINT, Types.SMALLINT -> "SMALLINT";
            case Types.INTEGER -> "INTEGER";
            case Types.BIGINT -> "BIGINT";
            case Types.REAL -> "FLOAT";
            case Types.FLOAT, Types.DOUBLE -> "DOUBLE";
            case Types.NUMERIC, Types.DECIMAL ->
                declared ? "DECIMAL(" + column.digits + "," + column.scale + ")" : "DOUBLE";
            case Types.DATE -> "DATE";
            case Types.TIMESTAMP -> column.typeName.equals("timestamptz") ? "TIMESTAMP WITH TIME ZONE" : "TIMESTAMP";
            case Types.TIMESTAMP_WITH_TIMEZONE -> "TIMESTAMP WITH TIME ZONE";
            default -> column.typeName.equals("bool") ? "BOOLEAN" : "VARCHAR";
        };
    }
}
