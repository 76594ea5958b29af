package org.semblance.formats;

import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Column;

/** Takes in the fields of one column, row by row. */
interface ColumnIntake {

    /** Takes the field of the next row in; tells what is wrong with it, or null. */
    @Nullable
    Problem add(char[] chars, int from, int to);

    /**
     * The column, after its last row; warns of what is odd about it.
     *
     * @throws Problem when the column as a whole cannot be read with certainty
     */
    Column column(Watcher watcher);
}
