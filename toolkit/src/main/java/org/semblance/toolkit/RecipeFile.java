package org.semblance.toolkit;

import java.nio.file.Path;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.Recipe;

/**
 * A recipe and the file it was read from; relative paths in the recipe start at the folder of this file.
 *
 * @param recipe for a table or for documents
 */
public record RecipeFile(Path path, Recipe recipe) {

    /** Resolves the paths in this recipe. */
    public RecipeRelativePaths paths() {
        return new RecipeRelativePaths(path);
    }
}
