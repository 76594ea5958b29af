package org.semblance.cli;

import java.nio.file.Path;

/** Formats paths for a recipe. */
final class RecipePathText {

    private RecipePathText() {}

    /** The path of a file relative to a folder; absolute if they have different roots. */
    static String from(Path folder, Path file) {
        Path base = folder.toAbsolutePath().normalize();
        Path absolute = file.toAbsolutePath().normalize();
        return absolute.getRoot().equals(base.getRoot())
                ? base.relativize(absolute).toString().replace('\\', '/')
                : absolute.toString();
    }
}
