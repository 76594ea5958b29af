package org.semblance.evaluate.compare;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import org.semblance.Setting;

/** Port: writes a comparison for human readers, as a single self-contained file, in the words of a front end. */
public interface ComparisonWriter {

    /**
     * Writes a comparison.
     *
     * @param recipe the recipe with the chosen method, if there is one
     */
    void write(Comparison comparison, Optional<ChosenRecipe> recipe, OutputStream out) throws IOException;

    /** A message with its settings in the words of the front end. */
    default String words(String message) {
        return Setting.plain(message);
    }
}
