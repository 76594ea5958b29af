package org.semblance.toolkit;

import java.nio.file.Path;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.Recipe;
import org.semblance.release.run.Run;

/**
 * A recipe and the file it was read from, to which its paths are relative.
 *
 * @param recipe of a table or of documents
 */
public record RecipeFile(Path path, Recipe recipe) {

    /** How a run of it is done when nothing else is said. */
    public Run.Options options() {
        return Run.Options.of(path);
    }

    /** Where its paths lead. */
    public RecipeRelativePaths paths() {
        return new RecipeRelativePaths(path);
    }
}
