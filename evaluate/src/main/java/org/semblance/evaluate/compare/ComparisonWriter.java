package org.semblance.evaluate.compare;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/** Port: writes a comparison for people to look at, as one file that needs nothing else. */
public interface ComparisonWriter {

    /**
     * Writes it.
     *
     * @param recipe the recipe that repeats the chosen one, if there is one
     */
    void write(Comparison comparison, Optional<ChosenRecipe> recipe, OutputStream out) throws IOException;
}
