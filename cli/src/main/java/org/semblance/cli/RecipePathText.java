package org.semblance.cli;

import java.nio.file.Path;

/** Paths as a recipe writes them. */
final class RecipePathText {

    private RecipePathText() {}

    /** A file as seen from a folder. */
    static String from(Path folder, Path file) {
        Path base = folder.toAbsolutePath().normalize();
        Path absolute = file.toAbsolutePath().normalize();
        return absolute.getRoot().equals(base.getRoot())
                ? base.relativize(absolute).toString().replace('\\', '/')
                : absolute.toString();
    }
}
