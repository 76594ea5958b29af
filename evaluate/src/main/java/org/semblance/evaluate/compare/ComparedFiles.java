package org.semblance.evaluate.compare;

import java.nio.file.Path;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;

/** Resolves the paths of a recipe to files, and records which files were requested. */
final class ComparedFiles implements Function<String, Path> {

    private final Function<String, Path> paths;
    private final SortedSet<Path> files = new TreeSet<>();

    ComparedFiles(Function<String, Path> paths) {
        this.paths = paths;
    }

    @Override
    public Path apply(String path) {
        Path file = paths.apply(path);
        files.add(file);
        return file;
    }

    /** The files requested so far. */
    SortedSet<Path> files() {
        return Collections.unmodifiableSortedSet(files);
    }
}
