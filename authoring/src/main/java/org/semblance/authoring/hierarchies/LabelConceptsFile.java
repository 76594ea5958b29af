package org.semblance.authoring.hierarchies;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Finds the file with the concepts of a hierarchy's labels in the same folder: {@code job-concepts.csv} for {@code
 * job.csv}, {@code job-hierarchy.csv} or {@code job-hierarchy-2.csv}.
 */
final class LabelConceptsFile {

    private static final String ENDING = "-concepts.csv";

    private LabelConceptsFile() {}

    static Optional<Path> of(Path hierarchy) {
        String name = String.valueOf(hierarchy.getFileName());
        int dot = name.indexOf('.');
        String stem = dot < 0 ? name : name.substring(0, dot);
        while (!stem.isEmpty()) {
            Path file = hierarchy.resolveSibling(stem + ENDING);
            if (Files.isRegularFile(file)) {
                return Optional.of(file);
            }
            stem = stem.substring(0, Math.max(0, stem.lastIndexOf('-')));
        }
        return Optional.empty();
    }
}
