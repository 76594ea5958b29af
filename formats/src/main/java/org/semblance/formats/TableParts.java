package org.semblance.formats;

import java.util.List;
import java.util.function.Consumer;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Rows;
import org.semblance.data.Table;

/** Passes a table on while it is read: part by part, or all of it as one part. */
final class TableParts {

    /** The number of rows of a part; a few more if rows come in blocks. */
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

    /** Part by part, with at most {@code most} rows each. */
    static TableParts of(int most, Consumer<Table> taker) {
        return new TableParts(most, 0, false, taker);
    }

    /** As one part. */
    static TableParts whole(Consumer<Table> taker) {
        return of(Integer.MAX_VALUE, taker);
    }

    /**
     * The same for one of several files, which may have no rows.
     *
     * @param rows the number of rows in the files before
     */
    TableParts after(long rows) {
        return new TableParts(most, rows, true, taker);
    }

    /** Whether nothing is passed on before everything is read. */
    boolean whole() {
        return most == Integer.MAX_VALUE;
    }

    /** The largest number of rows of a part, given the number of all. */
    int rows(long all) {
        return (int) Math.min(all, most);
    }

    /** The number of rows passed on. */
    long handed() {
        return handed;
    }

    /** Refuses a table without rows, if it must have some. */
    void refuseNone(long rows, Problem none) {
        if (rows == 0 && !mayBeEmpty) {
            throw none;
        }
    }

    /** Whether enough rows were read for a part. */
    boolean full(long rows) {
        return rows - handed >= most;
    }

    /**
     * Passes on the rows since the last part.
     *
     * @param rows the number of rows read in total
     */
    void hand(List<? extends ColumnIntake> columns, long rows) {
        List<Column> part = columns.stream().map(ColumnIntake::part).toList();
        taker.accept(Table.of(part, numbered(rows)));
        handed = rows;
    }

    /** Passes on the last part, after all columns have reported their warnings. */
    void end(List<? extends ColumnIntake> columns, long rows, Watcher watcher) {
        columns.forEach(column -> column.end(watcher));
        if (rows > handed || handed == 0) {
            hand(columns, rows);
        }
    }

    private Rows numbered(long rows) {
        if (before + rows > Integer.MAX_VALUE - 8) {
            throw Problem.data(
                    ProblemCode.E_TOO_MANY_ROWS, "the table has more than 2,147,483,639 rows", "split the table");
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
