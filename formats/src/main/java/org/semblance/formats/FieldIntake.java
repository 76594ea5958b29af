package org.semblance.formats;

import org.jspecify.annotations.Nullable;
import org.semblance.Problem;

/** Takes in the texts of one column, row by row. What is wrong with a text is told by the result, null if nothing. */
interface FieldIntake {

    /** Takes the text of the next row in. */
    @Nullable
    Problem add(char[] chars, int from, int to);

    /** Takes in that the next row has no value. */
    void addMissing();
}
