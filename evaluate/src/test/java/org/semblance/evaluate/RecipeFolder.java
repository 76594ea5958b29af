package org.semblance.evaluate;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.formats.Tables;
import org.semblance.port.TaxonomyReader;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.release.report.Report;
import org.semblance.release.run.Engine;
import org.semblance.release.run.Run;

/** A folder with a recipe and what it names. */
public record RecipeFolder(Path path, TaxonomyReader taxonomies) {

    public static final String RECIPE = "recipe.yaml";

    /** A folder whose recipes speak of this taxonomy, whatever name they give. */
    public RecipeFolder(Path path, Taxonomy taxonomy) {
        this(path, (request, watcher) -> taxonomy);
    }

    public TableRecipe recipe(String file) {
        return TableRecipe.of(new YamlRecipes().read(path.resolve(file)), Catalog.standard());
    }

    public Report anonymize(@Nullable Long seed) {
        Tables tables = new Tables();
        return new Run(
                        tables,
                        taxonomies,
                        tables,
                        (report, page) -> {},
                        (report, page) -> {},
                        Engine.LOCAL,
                        Catalog.standard())
                .anonymize(
                        recipe(RECIPE),
                        new RecipeRelativePaths(path.resolve(RECIPE)),
                        new Run.Options(null, true, seed),
                        Watcher.SILENT)
                .report();
    }
}
