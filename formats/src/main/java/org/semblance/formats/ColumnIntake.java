package org.semblance.formats;

import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Column;

/** Collects the fields of a column and returns the column after its last row, or part by part. */
interface ColumnIntake extends FieldIntake {

    /** The length of the longest accepted text, in characters. */
    int LONGEST = 4 << 20;

    /** Adds the number of the next row, from a format that stores numbers. */
    @Nullable
    Problem add(double value);

    /** Adds the whole number of the next row. */
    @Nullable
    Problem add(long value);

    /** The rows since the last part. */
    Column part();

    /**
     * Reports warnings about the column as a whole after the last row.
     *
     * @throws Problem if it cannot be read with certainty
     */
    void end(Watcher watcher);

    /** Adds the text of the next row, from a format that may contain any text. */
    default @Nullable Problem add(String text) {
        if (text.length() > LONGEST) {
            return Problem.data(
                    ProblemCode.E_FIELD_TOO_LONG,
                    "a field of more than " + (LONGEST >> 20) + " Mi characters",
                    "shorten the field or leave it out of the table");
        }
        char[] chars = text.toCharArray();
        return add(chars, 0, chars.length);
    }

    /** The problem for NaN and infinities. */
    static Problem notFinite() {
        return Problem.data(
                ProblemCode.E_NUMBER, "NaN or infinity", "correct the value, or store nothing where there is no value");
    }
}
