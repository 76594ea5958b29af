package org.semblance.run;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Function;
import org.semblance.Problem;

/** Where the paths of a recipe lead: they are relative to its file. */
public record Beside(Path recipeFile) implements Function<String, Path> {

    @Override
    public Path apply(String path) {
        try {
            return recipeFile.toAbsolutePath().resolveSibling(path).normalize();
        } catch (InvalidPathException e) {
            throw Problem.recipe(
                    "E_PATH",
                    "a path in the recipe cannot be the name of a file on this machine",
                    "remove control characters from it; if it has accents, set LC_ALL=C.UTF-8");
        }
    }
}
