package org.semblance.evaluate.compare;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/** Port: writes a comparison for human readers, as a single self-contained file. */
public interface ComparisonWriter {

    /**
     * Writes a comparison.
     *
     * @param recipe the recipe with the chosen method, if there is one
     */
    void write(Comparison comparison, Optional<ChosenRecipe> recipe, OutputStream out) throws IOException;
}
