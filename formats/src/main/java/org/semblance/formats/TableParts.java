package org.semblance.formats;

import java.util.List;
import java.util.function.Consumer;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Rows;
import org.semblance.data.Table;

/** Hands a table on while it is read: part by part, or all of it as one part. */
final class TableParts {

    /** The rows of a part; a few more where rows come in blocks. */
    static final int ROWS = 1 << 17;

    private final int most;
    private final long before;
    private final boolean mayBeEmpty;
    private final Consumer<Table> taker;
    private long handed;

    private TableParts(int most, long before, boolean mayBeEmpty, Consumer<Table> taker) {
        this.most = most;
        this.before = before;
        this.mayBeEmpty = mayBeEmpty;
        this.taker = taker;
    }

    /** Part by part. */
    static TableParts to(Consumer<Table> taker) {
        return of(ROWS, taker);
    }

    /** Part by part, with at most so many rows each. */
    static TableParts of(int most, Consumer<Table> taker) {
        return new TableParts(most, 0, false, taker);
    }

    /** As one part. */
    static TableParts whole(Consumer<Table> taker) {
        return of(Integer.MAX_VALUE, taker);
    }

    /** The same for one file of several, which may have no rows; the others before it have so many. */
    TableParts after(long rows) {
        return new TableParts(most, rows, true, taker);
    }

    /** Whether nothing is handed on before all was read. */
    boolean whole() {
        return most == Integer.MAX_VALUE;
    }

    /** How many rows a part has at most, of a table with so many. */
    int rows(long all) {
        return (int) Math.min(all, most);
    }

    /** How many rows were handed on. */
    long handed() {
        return handed;
    }

    /** Refuses a table without rows, where it must have some. */
    void refuseNone(long rows, Problem none) {
        if (rows == 0 && !mayBeEmpty) {
            throw none;
        }
    }

    /** Whether the rows that were read make a part. */
    boolean full(long rows) {
        return rows - handed >= most;
    }

    /** Hands on what was read since the last part; so many rows were read in all. */
    void hand(List<? extends ColumnIntake> columns, long rows) {
        List<Column> part = columns.stream().map(ColumnIntake::part).toList();
        taker.accept(Table.of(part, numbered(rows)));
        handed = rows;
    }

    /** Hands on the last part, after all columns have said what is odd about them. */
    void end(List<? extends ColumnIntake> columns, long rows, Watcher watcher) {
        columns.forEach(column -> column.end(watcher));
        if (rows > handed || handed == 0) {
            hand(columns, rows);
        }
    }

    private Rows numbered(long rows) {
        if (before + rows > Integer.MAX_VALUE - 8) {
            throw Problem.data("E_TOO_MANY_ROWS", "the table has more than 2,147,483,639 rows", "split the table");
        }
        int size = (int) (rows - handed);
        int first = (int) (before + handed);
        if (first == 0) {
            return Rows.all(size);
        }
        int[] numbers = new int[size];
        for (int row = 0; row < size; row++) {
            numbers[row] = first + row + 1;
        }
        return Rows.numbered(numbers);
    }
}
