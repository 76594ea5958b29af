package org.semblance.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.semblance.authoring.concepts.ConceptProposals;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.source.TableSource;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options that name the table to draft something from. */
final class DataOptions {

    @Parameters(
            paramLabel = "DATA",
            description = "A CSV, TSV, JSON lines (also gzipped) or Parquet file, or a database with --query.")
    private String data;

    @Option(names = "--query", paramLabel = "SQL", description = "SQL query for a database.")
    private @Nullable String query;

    @Option(
            names = "--recipe",
            paramLabel = "RECIPE",
            description = "Take missing-value codes and the layout of the table from a recipe.")
    private @Nullable Path recipe;

    TableSource source() {
        return TableSource.of(data, query, Path::of);
    }

    ConceptProposals.Layout layout() {
        return layout(recipe);
    }

    /** The files to read, which must not be overwritten. */
    List<Path> files() {
        return files(source(), recipe);
    }

    boolean hasRecipe() {
        return recipe != null;
    }

    /** A file next to the data, or in the current folder if the data are in a database. */
    Path beside(String name) {
        TableSource source = source();
        return source.isAddress()
                ? Path.of(name)
                : source.file().toAbsolutePath().resolveSibling(name);
    }

    /** The folder of the recipe, or of the draft if there is no recipe. */
    Path folder(Path draft) {
        return Objects.requireNonNull(
                recipe == null ? draft.getParent() : recipe.toAbsolutePath().getParent());
    }

    static ConceptProposals.Layout layout(@Nullable Path recipe) {
        return recipe == null
                ? ConceptProposals.Layout.UNKNOWN
                : ConceptProposals.Layout.of(new YamlRecipes().read(recipe), InstalledCatalog.read());
    }

    static List<Path> files(TableSource source, @Nullable Path recipe) {
        List<Path> files = new ArrayList<>();
        if (!source.isAddress()) {
            files.add(source.file());
        }
        if (recipe != null) {
            files.add(recipe);
        }
        return files;
    }
}
