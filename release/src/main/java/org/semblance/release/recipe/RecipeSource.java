package org.semblance.release.recipe;

import java.nio.file.Path;

/** Port: reads a recipe into a plain tree. */
public interface RecipeSource {

    /**
     * Reads a file.
     *
     * @throws org.semblance.Problem with the line, if it is not a well-formed recipe
     */
    RecipeNode read(Path file);

    /**
     * Reads a text as if it were a file.
     *
     * @param name the name of the text in messages
     * @throws org.semblance.Problem with the line, if it is not a well-formed recipe
     */
    RecipeNode parse(String name, String text);
}
