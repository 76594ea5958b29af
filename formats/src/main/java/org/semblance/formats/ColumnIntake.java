package org.semblance.formats;

import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Column;

/** Takes in the fields of a column, and gives the column after its last row, or part by part. */
interface ColumnIntake extends FieldIntake {

    /** The longest text that is taken in, in characters. */
    int LONGEST = 4 << 20;

    /** Takes the number of the next row in, from a format that stores numbers as such. */
    @Nullable
    Problem add(double value);

    /** Takes the whole number of the next row in. */
    @Nullable
    Problem add(long value);

    /** The rows taken in since the last part. */
    Column part();

    /**
     * Warns, after the last row, of what is odd about the column as a whole.
     *
     * @throws Problem when it cannot be read with certainty
     */
    void end(Watcher watcher);

    /** Takes the text of the next row in, from a format that may hold any text. */
    default @Nullable Problem add(String text) {
        if (text.length() > LONGEST) {
            return Problem.data(
                    "E_FIELD_TOO_LONG",
                    "a field of more than " + (LONGEST >> 20) + " Mi characters",
                    "shorten the field or leave it out of the table");
        }
        char[] chars = text.toCharArray();
        return add(chars, 0, chars.length);
    }

    /** What is wrong with a number that is none. */
    static Problem notFinite() {
        return Problem.data(
                "E_NUMBER", "NaN or infinity", "correct the value, or store nothing where there is no value");
    }
}
