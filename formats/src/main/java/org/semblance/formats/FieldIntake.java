package org.semblance.formats;

import org.jspecify.annotations.Nullable;
import org.semblance.Problem;

/** Collects the texts of one column, row by row. A result that is not null is what is wrong with a text. */
interface FieldIntake {

    /** For an unwanted column. */
    FieldIntake NONE = new FieldIntake() {
        @Override
        public @Nullable Problem add(char[] chars, int from, int to) {
            return null;
        }

        @Override
        public void addMissing() {}
    };

    /** Adds the text of the next row. */
    @Nullable
    Problem add(char[] chars, int from, int to);

    /** Adds a missing value for the next row. */
    void addMissing();
}
