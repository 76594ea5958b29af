package org.semblance.release.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.prepare.InputFiles;
import org.semblance.release.recipe.DocumentRecipe;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.source.DocumentSource;
import org.semblance.source.TableSource;

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
        files.addAll(InputFiles.beside(recipe, paths));
        return new RunInputs(
                List.copyOf(files),
                source.isAddress() || !Files.isDirectory(source.file()) ? List.of() : List.of(source.file()));
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
