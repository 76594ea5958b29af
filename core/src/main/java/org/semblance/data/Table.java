package org.semblance.data;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An immutable table: columns of equal length, in order, with unique names. */
public final class Table implements Serializable {

    private final Map<String, Column> columns;
    private final Rows rows;

    private Table(Map<String, Column> columns, Rows rows) {
        this.columns = columns;
        this.rows = rows;
    }

    public static Table of(List<? extends Column> columns) {
        return of(columns, Rows.all(columns.isEmpty() ? 0 : columns.get(0).size()));
    }

    /** A table whose rows already have numbers. */
    public static Table of(List<? extends Column> columns, Rows rows) {
        Map<String, Column> byName = new LinkedHashMap<>();
        for (Column column : columns) {
            if (column.size() != rows.size()) {
                throw new IllegalArgumentException("columns of " + rows.size() + " and of " + column.size() + " rows");
            }
            if (byName.put(column.name(), column) != null) {
                throw new IllegalArgumentException("two columns with one name");
            }
        }
        return new Table(byName, rows);
    }

    public static Table of(Column... columns) {
        return of(List.of(columns));
    }

    /** The concatenation of several tables with the same columns; rows keep their numbers. */
    public static Table joined(List<Table> tables) {
        return TableConcatenation.of(tables);
    }

    /** The number of rows. */
    public int size() {
        return rows.size();
    }

    /** The rows, by their numbers in the input. */
    public Rows rows() {
        return rows;
    }

    public List<String> names() {
        return List.copyOf(columns.keySet());
    }

    public List<Column> columns() {
        return List.copyOf(columns.values());
    }

    /** The column of this name, or null. */
    public @Nullable Column find(String name) {
        return columns.get(name);
    }

    /** The column of this name, which must exist. */
    public Column column(String name) {
        Column column = columns.get(name);
        if (column == null) {
            throw new IllegalArgumentException("no such column");
        }
        return column;
    }

    /** The table with columns of the same names replaced. */
    public Table with(List<? extends Column> replacements) {
        Map<String, Column> replaced = new LinkedHashMap<>(columns);
        for (Column column : replacements) {
            replaced.put(column.name(), column);
        }
        return of(new ArrayList<>(replaced.values()), rows);
    }

    /** The same table with these row numbers or multiplicities. */
    public Table over(Rows others) {
        return of(columns(), others);
    }

    /** The same rows, sorted by row number. */
    public Table byNumber() {
        return TableConcatenation.byNumber(this);
    }

    /** The table with these columns only. */
    public Table only(List<String> names) {
        return of(names.stream().map(this::column).toList(), rows);
    }

    /** The table with these rows only, in this order. */
    public Table rows(int[] chosen) {
        return of(columns.values().stream().map(column -> column.rows(chosen)).toList(), rows.only(chosen));
    }
}
