package org.semblance.source;

import java.nio.file.Path;
import java.util.function.Function;

/** Resolves the paths of a recipe. */
public interface RecipePaths extends Function<String, Path> {

    /** Whether a file is the recipe itself, which may be in the folder of its documents but is not a document. */
    default boolean isRecipe(Path file) {
        return false;
    }

    /** Sees the bytes of the files as they are read. */
    default InputWitness witness() {
        return InputWitness.NONE;
    }
}
