package org.semblance.release.recipe;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.port.RecordReader;

/** A cursor over the rows of a table. */
final class TableFields implements RecordReader.Fields {

    private final Table table;
    private final List<Column> columns;
    private int row;

    TableFields(Table table) {
        this.table = table;
        this.columns = table.columns();
    }

    /** Moves to a row. */
    TableFields at(int row) {
        this.row = row;
        return this;
    }

    @Override
    public Place place() {
        return Place.NOWHERE.row(table.rows().number(row));
    }

    @Override
    public @Nullable String text(int column) {
        Column values = columns.get(column);
        return values.missing(row) ? null : values.text(row);
    }

    @Override
    public double number(int column) {
        return ((Numbers) columns.get(column)).at(row);
    }
}
