package org.semblance.release.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.semblance.domain.Domain;
import org.semblance.domain.hierarchy.NamedHierarchy;
import org.semblance.domain.taxonomy.NamedConcepts;
import org.semblance.port.DocumentSource;
import org.semblance.port.TableSource;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.DocumentRecipe;
import org.semblance.release.recipe.TableRecipe;

/**
 * The inputs of a run, which must not be overwritten.
 *
 * @param files files that no release may overwrite
 * @param folders folders of which every file is read, so that no release may be inside
 */
record RunInputs(List<Path> files, List<Path> folders) {

    static RunInputs of(TableRecipe recipe, TableSource source, RecipeRelativePaths paths) {
        List<Path> files = new ArrayList<>(source.isAddress() ? List.of() : List.of(source.file()));
        files.add(paths.recipeFile());
        if (recipe.settings().population() != null) {
            files.add(paths.apply(recipe.settings().population()));
        }
        recipe.attributes().stream()
                .flatMap(attribute -> named(attribute.domain()))
                .map(paths)
                .forEach(files::add);
        return new RunInputs(
                List.copyOf(files),
                source.isAddress() || !Files.isDirectory(source.file()) ? List.of() : List.of(source.file()));
    }

    /** The files of a domain. A taxonomy known by name is listed as if it were a path; no such file exists. */
    private static Stream<String> named(Domain domain) {
        if (domain instanceof NamedHierarchy named) {
            return Stream.of(named.hierarchy(), named.taxonomy(), named.concepts())
                    .filter(Objects::nonNull);
        }
        return domain instanceof NamedConcepts named
                ? Stream.of(named.taxonomy(), named.concepts()).filter(Objects::nonNull)
                : Stream.empty();
    }

    static RunInputs of(DocumentRecipe recipe, RecipeRelativePaths paths) {
        DocumentSource documents = recipe.documents();
        return new RunInputs(
                Stream.concat(
                                Stream.of(paths.recipeFile()),
                                Stream.of(documents.data(), documents.vocabulary(), documents.about())
                                        .filter(Objects::nonNull)
                                        .map(paths))
                        .toList(),
                List.of(paths.apply(documents.data())));
    }
}
