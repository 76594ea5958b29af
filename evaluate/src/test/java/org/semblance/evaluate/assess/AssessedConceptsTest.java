package org.semblance.evaluate.assess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.evaluate.RecipeFolder;
import org.semblance.formats.CsvTableReader;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.source.TableSource;

/** Releases written in the words of a taxonomy, assessed beside their original. */
class AssessedConceptsTest {

    /** Things: animals (pets: dog, cat; cattle: cow, ox) and plants (oak, elm). */
    private static final Taxonomy THINGS = Taxonomy.named("things")
            .chain("dog", "pet", "animal", "thing")
            .chain("cat", "pet")
            .chain("cow", "cattle", "animal")
            .chain("ox", "cattle")
            .chain("oak", "plant", "thing")
            .chain("elm", "plant")
            .build();

    private static final String MAPPING = """
            attribute,value,concept,note
            kept,Dogs,dog,
            kept,Cats,cat,
            kept,Cows,cow,
            kept,Oxen,ox,
            kept,Oaks,oak,
            """;

    private static final String TABLE =
            "kept,colour\n" + "Dogs,b\nCats,b\n".repeat(3) + "Cows,w\nOxen,w\n".repeat(3) + "Oaks,g\n".repeat(4);

    private static final String RECIPE = """
            data: table.csv
            attributes:
              kept: {role: quasi-identifier, domain: concepts, concepts: concepts.csv}
              colour: {role: [other], domain: nominal}
            method: {name: mdav, k: 2}
            release: {shuffle: false}
            """;

    @TempDir
    private Path folder;

    @Test
    void aTableJudgedAgainstItselfHasLostNothingInWhicheverWords() throws IOException {
        Files.writeString(folder.resolve("table.csv"), TABLE);
        Files.writeString(folder.resolve("concepts.csv"), MAPPING);
        Files.writeString(folder.resolve("recipe.yaml"), RECIPE);
        new RecipeFolder(folder, THINGS).anonymize(null);
        Path recipe = folder.resolve("recipe.yaml");
        Assessor assess = new Assessor(new CsvTableReader(), (request, watcher) -> THINGS, Catalog.standard());
        TableRecipe read = TableRecipe.of(new YamlRecipes().read(recipe), Catalog.standard());
        TableSource table = TableSource.of(folder.resolve("table.csv"));
        assertThat(assess.measure(read, new RecipeRelativePaths(recipe), table, table, null, Watcher.SILENT)
                        .scores())
                .anySatisfy(score -> {
                    assertThat(score.name()).isEqualTo("record-linkage");
                    assertThat(score.value()).isCloseTo(100 * 5 / 16.0, within(1e-9));
                })
                .anySatisfy(score -> {
                    assertThat(score.name()).isEqualTo("information-loss");
                    assertThat(score.value()).isZero();
                });
        TableSource release = TableSource.of(folder.resolve("release/release.csv"));
        assertThat(assess.measure(read, new RecipeRelativePaths(recipe), table, release, null, Watcher.SILENT)
                        .scores())
                .anySatisfy(score -> {
                    assertThat(score.name()).isEqualTo("information-loss");
                    assertThat(score.value()).isPositive().isLessThan(60);
                });
    }
}
