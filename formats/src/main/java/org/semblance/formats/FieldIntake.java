package org.semblance.formats;

import org.jspecify.annotations.Nullable;
import org.semblance.Problem;

/** Takes in the texts of one column, row by row. What is wrong with a text is told by the result, null if nothing. */
interface FieldIntake {

    /** For a column that nobody wants. */
    FieldIntake NONE = new FieldIntake() {
        @Override
        public @Nullable Problem add(char[] chars, int from, int to) {
            return null;
        }

        @Override
        public void addMissing() {}
    };

    /** Takes the text of the next row in. */
    @Nullable
    Problem add(char[] chars, int from, int to);

    /** Takes in that the next row has no value. */
    void addMissing();
}
