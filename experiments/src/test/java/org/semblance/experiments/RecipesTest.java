package org.semblance.experiments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.domain.Attribute;
import org.semblance.domain.Role;
import org.semblance.formats.CsvTableReader;
import org.semblance.formats.CsvTableWriter;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.release.report.Report;
import org.semblance.release.run.Engine;
import org.semblance.release.run.Run;

class RecipesTest {

    private static final Path RECIPES = Path.of("mdav-generic");

    static Stream<Casc.Expected> expected() {
        return Casc.expected();
    }

    @ParameterizedTest
    @ValueSource(strings = {"census", "tarragona", "eia"})
    void maskTheAttributesOfTheLiterature(String dataset) {
        TableRecipe recipe = recipe(RECIPES.resolve(dataset + ".yaml"));
        assertThat(recipe.attributes().stream()
                        .filter(attribute -> attribute.is(Role.QUASI_IDENTIFIER))
                        .map(Attribute::name))
                .isEqualTo(Casc.attributes(dataset));
    }

    @ParameterizedTest
    @MethodSource("expected")
    @EnabledIfEnvironmentVariable(named = Casc.FOLDER, matches = ".+", disabledReason = Casc.WITHOUT_DATA)
    void reachTheReferenceValuesBesideTheData(Casc.Expected expected, @TempDir Path folder) throws IOException {
        String name = expected.dataset() + ".yaml";
        Files.copy(Casc.file(expected.dataset()), folder.resolve(expected.dataset() + ".csv"));
        String text = Files.readString(RECIPES.resolve(name));
        assertThat(text).contains("k: 3}");
        Path file = Files.writeString(folder.resolve(name), text.replace("k: 3}", "k: " + expected.k() + "}"));

        Run run = new Run(
                new CsvTableReader(),
                new Taxonomies(),
                new CsvTableWriter(),
                (report, out) -> {}, // the page for people is not looked at here
                (report, out) -> {},
                Engine.LOCAL,
                Catalog.standard());
        Report report = run.anonymize(
                        recipe(file), new RecipeRelativePaths(file), new Run.Options(null, false, null), Watcher.SILENT)
                .report();

        assertThat(report.published()).isTrue();
        assertThat(report.scores().get(0).name()).isEqualTo("information-loss");
        assertThat(report.scores().get(0).value()).isCloseTo(expected.value(), within(5e-7));
    }

    private static TableRecipe recipe(Path file) {
        return TableRecipe.of(new YamlRecipes().read(file), Catalog.standard());
    }
}
