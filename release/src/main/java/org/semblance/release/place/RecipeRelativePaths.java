package org.semblance.release.place;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.source.InputFile;
import org.semblance.source.RecipePaths;

/** Resolves the paths of a recipe relative to its file. */
public record RecipeRelativePaths(Path recipeFile) implements RecipePaths {

    @Override
    public boolean isRecipe(Path file) {
        try {
            return Files.isSameFile(file, recipeFile);
        } catch (IOException e) {
            return false;
        }
    }

    @Override
    public Path apply(String path) {
        InputFile.refuseAddress(path);
        try {
            return recipeFile.toAbsolutePath().resolveSibling(path).normalize();
        } catch (InvalidPathException e) {
            throw Problem.recipe(
                    ProblemCode.E_PATH,
                    "a path in the recipe cannot be the name of a file on this machine",
                    "remove control characters from it; if it has accents, set LC_ALL=C.UTF-8");
        }
    }
}
