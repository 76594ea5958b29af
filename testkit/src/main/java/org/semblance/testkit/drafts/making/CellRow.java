package org.semblance.testkit.drafts.making;

import java.util.Random;

/** What a cell depends on: its column, its row or the unit of the row, and a random stream. */
public final class CellRow {

    private final MadeUpTable table;
    private final String column;
    private final String unit;
    private final int index;
    private final int row;
    private final Random random;

    CellRow(MadeUpTable table, String column, String unit, int index, int row) {
        this.table = table;
        this.column = column;
        this.unit = unit;
        this.index = index;
        this.row = row;
        this.random = table.random(column, unit, index);
    }

    /** The number of the row, or of its unit. */
    int index() {
        return index;
    }

    Random random() {
        return random;
    }

    /** The person of the row, or of its unit. */
    MadeUpPerson person() {
        return table.person(unit, index);
    }

    PeopleWords words() {
        return table.words();
    }

    /** The same column, seen by the unit of the row. */
    CellRow in(String other) {
        return new CellRow(table, column, other, table.unit(other, row), row);
    }

    /** How many rows belong to a unit of neighbours. */
    int size(String of) {
        return table.size(of, row);
    }

    /** The same row, seen by another purpose: where two columns must agree. */
    CellRow as(String purpose) {
        return new CellRow(table, purpose, unit, index, row);
    }
}
