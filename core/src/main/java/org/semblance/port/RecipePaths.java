package org.semblance.port;

import java.nio.file.Path;
import java.util.function.Function;

/** Where the paths of a recipe lead. */
public interface RecipePaths extends Function<String, Path> {

    /** Whether a file is the recipe itself, which may lie among its documents and is none of them. */
    default boolean isRecipe(Path file) {
        return false;
    }
}
